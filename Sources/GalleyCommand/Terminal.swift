internal import Foundation
internal import Galley

/// The terminal, or the lack of one.
enum Terminal {
  static var hasColor: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }

  static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 }

  /// As `1 folder`, `2 folders`.
  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// One line that replaces itself.
  static func progress(_ message: String) {
    FileHandle.standardError.write(Data("\r\u{1B}[K\(message)".utf8))
  }

  /// Writes a file that was named on the command line.
  static func write(_ bytes: [UInt8], to path: String) throws(GalleyError) {
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw .unwritable("\(path): can't be written (\(error.localizedDescription))")
    }
  }
}
