internal import GalleyModel

/// Which type's source a place stands in, extensions included.
struct SourceOwners {
  private struct Span {
    let start: SourceLocation
    let end: SourceLocation
    let type: TypeDeclaration
  }

  /// By file; outer ones before those inside.
  private var spans: [String: [Span]] = [:]

  mutating func add(_ type: TypeDeclaration, _ range: SourceRange) {
    let span = Span(
      start: range.file.location(at: Int(range.start)),
      end: range.file.location(at: Int(range.end)),
      type: type
    )
    spans[range.file.path, default: []].append(span)
  }

  /// The innermost type that fits; `nil` for what stands outside all of them.
  func owner(of location: SourceLocation, where fits: (TypeDeclaration) -> Bool) -> TypeDeclaration? {
    spans[location.file]?.last { $0.start <= location && location < $0.end && fits($0.type) }?.type
  }
}
