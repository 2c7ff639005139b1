import GalleySupport
import Testing

/// Digests of FIPS 180-4's examples.
@Suite struct SHA256Tests {
  private func hex(_ text: String) -> String {
    SHA256.digest(Array(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]) func `is that of the standard`(_ message: String, _ digest: String) {
    #expect(hex(message) == digest)
  }

  @Test(arguments: 50...70) func `blocks end anywhere`(_ count: Int) {
    let bytes = [UInt8](repeating: 7, count: count)
    #expect(SHA256.digest(bytes) == SHA256.digest(([0] + bytes + [0])[1...count]))
    #expect(SHA256.digest(bytes) != SHA256.digest(bytes + [0]))
  }
}
