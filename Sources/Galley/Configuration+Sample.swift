internal import Foundation
internal import GalleyModel

extension Configuration {
  /// A value for an input of a view or a property of a type, in the place of one that only the running app has.
  public struct Sample: Hashable, Sendable {
    /// `Type.property`.
    public var name: String
    /// A Swift expression.
    public var swift: String
    /// Where it is given.
    public var file: String
    /// 1-based.
    public var line: Int
    /// 1-based, in UTF-8 bytes.
    public var column: Int

    /// A sample.
    ///
    /// - Parameters:
    ///   - name: `Type.property`.
    ///   - swift: a Swift expression.
    ///   - file: that gives it, as problems with it name the file.
    ///   - line: counted from 1.
    ///   - column: counted from 1, in UTF-8 bytes.
    public init(
      of name: String,
      swift: String,
      file: String = ConfigurationFile.name,
      line: Int = 1,
      column: Int = 1
    ) {
      self.name = name
      self.swift = swift
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// The samples with places relative to the run's root, where the file lies inside it.
  func sampleInputs(root: String) -> [SampleInput] {
    samples.map { sample in
      let dot = sample.name.lastIndex(of: ".") ?? sample.name.endIndex
      let absolute = URL(filePath: sample.file).standardizedFileURL.path
      let file = absolute.hasPrefix(root + "/") ? String(absolute.dropFirst(root.count + 1)) : sample.file
      return SampleInput(
        type: String(sample.name[..<dot]),
        property: String(sample.name[dot...].dropFirst()),
        expression: sample.swift,
        location: SourceLocation(file: file, line: sample.line, column: sample.column)
      )
    }
  }
}

extension UnmatchedSample {
  /// What to say of it: a mistake in the settings, or a view that has changed since.
  var problem: InputProblem {
    InputProblem(
      severity: .warning,
      location: sample.location,
      message: hasType
        ? "\(sample.type) has no property “\(sample.property)”\(hint(sample.property))"
        : "there is no type “\(sample.type)”\(hint(sample.type))",
      remedy: "Correct the name, or remove the sample"
    )
  }

  private func hint(_ name: String) -> String {
    let nearest = Suggestion.nearest(name, among: names, most: 3)
    return nearest.isEmpty ? "" : "; the nearest are \(nearest.joined(separator: ", "))"
  }
}
