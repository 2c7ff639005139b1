package import GalleyModel

/// A view tree written as SwiftUI would have it, its texts already resolved.
///
/// Every node gets the location it was written at in the test, so that a finding's line can be told.
extension ElementNode where Text == ResolvedText {
  private init(_ kind: Kind, _ line: Int) {
    self.init(kind, at: SourceLocation(file: "Test.swift", line: line, column: 1))
  }

  /// A text with a key, found in the table unless said otherwise.
  package static func text(
    _ string: String,
    _ provenance: ResolvedText.Provenance = .found,
    key: String? = nil,
    table: String? = nil,
    line: Int = #line
  ) -> LocalizedElement {
    let key = provenance == .verbatim ? nil : LocalizedKey(key: key ?? string, table: table)
    return LocalizedElement(
      .text(ResolvedText(string, language: "en", provenance: provenance, key: key)),
      line
    )
  }

  package static func symbol(_ name: String = "star", line: Int = #line) -> LocalizedElement {
    LocalizedElement(.image(ImageContent(.symbol(name))), line)
  }

  package static func asset(line: Int = #line) -> LocalizedElement {
    LocalizedElement(.image(ImageContent(.asset("photo"))), line)
  }

  package static func color(line: Int = #line) -> LocalizedElement { LocalizedElement(.fill(Fill()), line) }

  package static func spacer(line: Int = #line) -> LocalizedElement {
    LocalizedElement(.spacer(minLength: 0), line)
  }

  /// A control whose size is the common one, not measured.
  package static func control(width: Double, height: Double, line: Int = #line) -> LocalizedElement {
    LocalizedElement(
      .platform(PlatformControl(.stepper, width: width, height: height, isEstimated: true)),
      line
    )
  }

  /// A view that was not understood.
  package static func opaque(line: Int = #line) -> LocalizedElement {
    LocalizedElement(.opaque(name: "Chart"), line)
  }

  package static func hstack(_ members: LocalizedElement..., line: Int = #line) -> LocalizedElement {
    LocalizedElement(.stack(.horizontal, alignment: .center, spacing: 0, members), line)
  }

  package static func vstack(_ members: LocalizedElement..., line: Int = #line) -> LocalizedElement {
    LocalizedElement(.stack(.vertical, alignment: .center, spacing: 0, members), line)
  }

  package static func zstack(_ members: LocalizedElement..., line: Int = #line) -> LocalizedElement {
    LocalizedElement(.zstack(alignment: .center, members), line)
  }

  package static func scroll(
    _ axis: Axis,
    _ members: LocalizedElement...,
    line: Int = #line
  ) -> LocalizedElement {
    LocalizedElement(.scroll(axes: [axis], members), line)
  }

  package func modified(_ modifier: ElementModifier<ResolvedText>, line: Int = #line) -> LocalizedElement {
    LocalizedElement(.modified(modifier, self), line)
  }

  /// Points; `nil` leaves the axis as it is.
  package func frame(
    width: Double? = nil,
    height: Double? = nil,
    _ alignment: Alignment = .center,
    line: Int = #line
  ) -> LocalizedElement {
    modified(.frame(width: width, height: height, alignment: alignment), line: line)
  }

  /// Points.
  package func frame(minWidth: Double, line: Int = #line) -> LocalizedElement {
    modified(.flexibleFrame(FlexibleFrame(width: .init(minimum: minWidth))), line: line)
  }

  package func fixedSize(horizontal: Bool = true, vertical: Bool = true, line: Int = #line)
    -> LocalizedElement
  {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical), line: line)
  }

  package func lineLimit(_ lines: Int, line: Int = #line) -> LocalizedElement {
    modified(.environment(.lineLimit(minimum: nil, maximum: lines)), line: line)
  }

  package func truncationMode(_ mode: StyledText.TruncationMode, line: Int = #line) -> LocalizedElement {
    modified(.environment(.truncationMode(mode)), line: line)
  }

  package func offset(x: Double = 0, y: Double = 0, line: Int = #line) -> LocalizedElement {
    modified(.offset(Point(x: x, y: y)), line: line)
  }

  package func clipped(line: Int = #line) -> LocalizedElement { modified(.clip(.rectangle), line: line) }

  package func control(line: Int = #line) -> LocalizedElement { modified(.control, line: line) }

  package func overlay(_ content: LocalizedElement..., line: Int = #line) -> LocalizedElement {
    modified(.overlay(alignment: .center, content), line: line)
  }

  package func background(_ content: LocalizedElement..., line: Int = #line) -> LocalizedElement {
    modified(.background(alignment: .center, content), line: line)
  }

  /// A modifier that was not understood.
  package func unknown(_ name: String = "glassEffect", line: Int = #line) -> LocalizedElement {
    modified(.opaque(name: name), line: line)
  }

  /// Laid out without all that decides its lengths along the axes.
  package func uncertain(
    _ name: String = "padding",
    along axes: Set<Axis> = [.horizontal, .vertical],
    line: Int = #line
  ) -> LocalizedElement {
    modified(.uncertain(name: name, axes: axes), line: line)
  }

  /// Points.
  package func padding(_ length: Double, line: Int = #line) -> LocalizedElement {
    modified(.padding(Padding(Edge.allCases, length: length)), line: line)
  }
}
