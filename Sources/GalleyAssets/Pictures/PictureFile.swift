internal import Foundation
internal import GalleyModel

/// A picture's file, as far as its size goes.
enum PictureFile {
  /// What was found at a path.
  enum Answer: Hashable {
    case size(PictureSize)
    /// A file that does not tell.
    case unknown
    /// A stand-in for a file that Git LFS keeps elsewhere.
    case pointer
    case missing
  }

  /// Bytes that are read; only a PDF says its size further back than this.
  private static let head = 256 << 10
  private static let largestPDF = 8 << 20
  private static let pointerMark = "version https://git-lfs.github.com/spec"

  static func read(_ path: String) -> Answer {
    guard let handle = FileHandle(forReadingAtPath: path) else { return .missing }
    defer { try? handle.close() }
    var bytes = [UInt8]((try? handle.read(upToCount: head)) ?? Data())
    if bytes.starts(with: pointerMark.utf8) { return .pointer }
    if bytes.starts(with: "%PDF-".utf8), bytes.count == head,
      let rest = try? handle.read(upToCount: largestPDF - head)
    {
      bytes += rest
    }
    return PictureSize(bytes).map(Answer.size) ?? .unknown
  }
}

extension PictureSize {
  /// In points, for a file that is meant for so many pixels per point.
  func points(scale: Double) -> Size? {
    switch self {
    case .pixels(let width, let height): Size(width: width / scale, height: height / scale)
    // A drawing in the place for a larger scale may be drawn larger, or be the same once more.
    case .points(let width, let height): scale == 1 ? Size(width: width, height: height) : nil
    }
  }
}
