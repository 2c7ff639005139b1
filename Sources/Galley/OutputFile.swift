internal import Foundation
internal import GalleySupport

/// Writing what a run made.
public enum OutputFile {
  /// Writes a file whole or not at all, making its folder when it is missing.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - path: where it goes.
  /// - Throws: ``GalleyError/configuration(_:)`` when it can't be written there.
  public static func write(_ bytes: [UInt8], to path: String) throws(GalleyError) {
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .configuration("\(path) can't be written: \(error.localizedDescription)")
    }
  }
}
