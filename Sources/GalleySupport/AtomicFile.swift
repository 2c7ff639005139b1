import Foundation

/// Writing that never leaves half a file behind.
package enum AtomicFile {
  /// Writes to a temporary file in the same folder and renames it, creating the folder when it is missing.
  /// - Throws: Foundation's error, which names the path.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url, options: .atomic)
  }
}
