import CHarfBuzz
import Foundation
import GalleyModel

/// The least any typesetter has to do: raw `hb_shape` of each distinct text in the face it was set in.
struct Floor {
  private let faces: [String: OpaquePointer]

  /// Opens the font files by name, wherever Debian keeps them.
  init(files: Set<String>) {
    var faces: [String: OpaquePointer] = [:]
    let folders = [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
    ]
    for file in files {
      for folder in folders where FileManager.default.fileExists(atPath: "\(folder)/\(file)") {
        let blob = hb_blob_create_from_file("\(folder)/\(file)")
        let face = hb_face_create(blob, 0)
        faces[file] = hb_font_create(face)
        hb_face_destroy(face)
        hb_blob_destroy(blob)
      }
    }
    self.faces = faces
  }

  /// Seconds of processor time to shape every text once.
  func shape(_ texts: [(string: String, file: String)]) -> Double {
    guard let buffer = hb_buffer_create() else { return 0 }
    defer { hb_buffer_destroy(buffer) }
    return Clock.processorSeconds {
      for text in texts {
        guard let font = faces[text.file] else { continue }
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf8(
          buffer,
          text.string,
          Int32(text.string.utf8.count),
          0,
          Int32(text.string.utf8.count)
        )
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, nil, 0)
      }
    }
  }
}
