import Foundation
import GalleySupport
import GalleyTestSupport
import Testing

@Suite struct ProjectFilesTests {
  @Test func `files come sorted by bytes, without products, hidden ones and links to folders`() throws {
    let folder = try TemporaryFolder(
      texts: [
        "b.swift": "", "B.swift": "", "a/ä.swift": "", "a/z.swift": "", "a-b.swift": "", ".git/config": "",
        ".build/x.swift": "", "build/x.swift": "", "Pods/x.swift": "", "sub/Carthage/x.swift": "",
        "node_modules/x.js": "", "DerivedData/x.swift": "", "sub/.hidden": "", "sub/builder/x.swift": "",
      ]
    )
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: "\(folder.path)/sub/loop", withDestinationPath: folder.path)
    try manager.createSymbolicLink(
      atPath: "\(folder.path)/linked.swift",
      withDestinationPath: "\(folder.path)/b.swift"
    )
    try manager.createSymbolicLink(atPath: "\(folder.path)/dangling", withDestinationPath: "nowhere")
    let listing = try ProjectFiles.list(root: folder.path)
    #expect(
      listing.paths == [
        "B.swift", "a-b.swift", "a/z.swift", "a/ä.swift", "b.swift", "linked.swift", "sub/builder/x.swift",
      ]
    )
    #expect(!listing.isCutShort)
  }

  @Test func `limits cut the listing short and say so`() throws {
    let folder = try TemporaryFolder(texts: ["a": "", "b": "", "c/d/e": ""])
    let few = try ProjectFiles.list(root: folder.path, limits: .init(files: 1))
    #expect(few.paths == ["a"])
    #expect(few.isCutShort)
    let shallow = try ProjectFiles.list(root: folder.path, limits: .init(depth: 1))
    #expect(shallow.paths == ["a", "b"])
    #expect(shallow.isCutShort)
  }

  @Test func `a root that is a file stands for itself`() throws {
    let folder = try TemporaryFolder(texts: ["a.swift": ""])
    #expect(try ProjectFiles.list(root: "\(folder.path)/a.swift").paths == ["a.swift"])
  }

  @Test func `a root that is not there is an error`() {
    #expect(throws: ProjectFiles.Failure.unreadable(path: "/nowhere")) {
      try ProjectFiles.list(root: "/nowhere")
    }
  }
}
