package import Foundation

/// A folder of its own for one test, removed when the value goes.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Makes the folder and writes files into it.
  ///
  /// - Parameter files: contents by path relative to the folder; folders between are made.
  /// - Throws: Foundation's error when the folder can't be written.
  package init(_ files: [String: Data] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
    path = url.path(percentEncoded: false)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, data) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file)
    }
  }

  /// Makes the folder and writes UTF-8 texts into it.
  package convenience init(texts: [String: String]) throws {
    try self.init(texts.mapValues { Data($0.utf8) })
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
