internal import Foundation

/// The terminal, or the lack of one.
enum Terminal {
  static var hasColor: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }

  static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 }

  static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// One line that replaces itself.
  static func progress(_ message: String) {
    FileHandle.standardError.write(Data("\r\u{1B}[K\(message)".utf8))
  }
}
