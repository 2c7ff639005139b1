/// Finds one kind of fault.
package protocol Rule: Sendable {
  static var page: RulePage { get }

  static func faults(in subject: Subject) -> [Fault]
}

/// What `galley explain` prints: what a rule finds, why it matters and how to repair it.
package struct RulePage: Hashable, Sendable {
  /// Dotted, as `truncation.tail`.
  package let id: String
  package let summary: String
  /// How severe a finding is, and when.
  package let severity: String
  package let explanation: String
  package let repair: String
  /// Previews in which the rule finds something, and the same repaired.
  package let faulty: String
  package let repaired: String
}

/// Every rule, one line each.
package enum RuleCatalogue {
  package static let all: [any Rule.Type] = [
    ClipHeight.self,
    ClipTallScript.self,
    ClipWidth.self,
    FixedHeight.self,
    FixedWidth.self,
    FontMissingGlyph.self,
    ImageMissing.self,
    OverflowContainer.self,
    OverflowWindow.self,
    OverlapText.self,
    RtlAbsolute.self,
    RtlIconMirrored.self,
    RtlIconNotMirrored.self,
    RtlTextMirrored.self,
    ScaleIllegible.self,
    SqueezedZero.self,
    StringMissing.self,
    TruncationHead.self,
    TruncationMiddle.self,
    TruncationTail.self,
    ViewThatFitsHides.self,
    ViewThatFitsNone.self,
  ]

  /// The page of a rule; `nil` when there is no rule of that name.
  package static func page(_ id: String) -> RulePage? {
    all.map { $0.page }.first { $0.id == id }
  }
}
