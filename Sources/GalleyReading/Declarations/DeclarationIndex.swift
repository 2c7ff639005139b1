internal import GalleyModel

/// All that the project's sources declare, by name.
final class DeclarationIndex {
  private(set) var types: [String: TypeDeclaration] = [:]
  /// File → name → the key in `types` of a type that another file declares too: both are private to their files.
  private var namesakes: [String: [String: String]] = [:]
  private(set) var functions: [String: [Function]] = [:]
  private var globals: [String: [StoredProperty]] = [:]
  private var computedGlobals: [String: [ComputedProperty]] = [:]
  private(set) var previews: [PreviewDeclaration] = []
  private(set) var typealiases: [String: String] = [:]
  private(set) var owners = SourceOwners()

  init(_ files: [LoweredFile]) {
    for file in files { add(file.body, file.file) }
    // Once every file is in: a type's conformance may stand in another file than its members.
    for type in types.values.sorted(by: { $0.name < $1.name })
    where type.inherited.contains("PreviewProvider") {
      if let previews = type.computed["previews"] { self.previews.append(.provider(type, previews)) }
    }
  }

  // MARK: Looking up

  /// The type a name means, seen from inside another type and from a file.
  func type(_ written: String, from context: String? = nil, in file: SourceFile?) -> TypeDeclaration? {
    let name = written.hasPrefix("Self.") ? String(written.dropFirst(5)) : written
    var scope = context
    while let outer = scope {
      if let found = types[outer + "." + name] { return found }
      if let alias = typealiases[outer + "." + name], alias != name {
        if let found = types[outer + "." + alias] ?? types[alias] { return found }
      }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let file, let found = namesakes[file.path]?[name].flatMap({ types[$0] }) { return found }
    if let found = types[name] { return found }
    let alias = unaliased(name)
    return alias == name ? nil : types[alias]
  }

  /// A constant or variable outside all types; that of the same file goes before others.
  func global(_ name: String, in file: SourceFile) -> StoredProperty? {
    guard let known = globals[name] else { return nil }
    return known.first { $0.file.path == file.path } ?? known.first
  }

  func computedGlobal(_ name: String, in file: SourceFile) -> ComputedProperty? {
    guard let known = computedGlobals[name] else { return nil }
    return known.first { $0.file.path == file.path } ?? known.first
  }

  /// A framework name behind the project's alias of it.
  func unaliased(_ name: String) -> String {
    var name = name
    // Aliases may go in a circle in source that does not compile.
    for _ in 0..<8 {
      guard let alias = typealiases[name], types[name] == nil else { break }
      name = alias
    }
    return name
  }

  /// A type and those it is nested in, whose static members it sees, the innermost first.
  func surroundings(of type: TypeDeclaration?) -> [TypeDeclaration] {
    guard let type else { return [] }
    if let known = type.lookUps.surroundings { return known }
    var result = [type]
    var name = type.name[...]
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      if let outer = types[String(name)] { result.append(outer) }
    }
    type.lookUps.surroundings = result
    return result
  }

  /// The type and the protocols it is known to conform to, its own members first.
  func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    if let known = type.lookUps.lineage { return known }
    var seen: Set<String> = [type.name]
    var result = [type]
    var next = 0
    while next < result.count {
      for name in result[next].inherited where seen.insert(name).inserted {
        if let parent = types[name] { result.append(parent) }
      }
      next += 1
    }
    type.lookUps.lineage = result
    return result
  }

  /// The functions of a name that a type and what it conforms to have, static ones too.
  func functions(_ name: String, of type: TypeDeclaration) -> [Function] {
    if let known = type.lookUps.methods[name] { return known }
    let found = lineage(of: type).flatMap { $0.functions[name] ?? [] }
    type.lookUps.methods[name] = found
    return found
  }

  func property(_ name: String, of type: TypeDeclaration) -> ComputedProperty? {
    for type in lineage(of: type) {
      if let property = type.computed[name], !property.isStatic { return property }
    }
    return nil
  }

  /// Whether values of the type are views or contents of a toolbar, with a body or something in its place.
  func isShown(_ type: TypeDeclaration) -> Bool {
    if let known = type.lookUps.isShown { return known }
    let isBuilt =
      lineage(of: type).contains { $0.isView || $0.isToolbar || $0.isWidget }
      && property("body", of: type) != nil
    let standIn = standIn(type)
    let isShown = isBuilt || standIn == .shape || standIn == .representable
    type.lookUps.isShown = isShown
    return isShown
  }
}

// MARK: - Adding files

extension DeclarationIndex {
  /// Where declarations stand.
  private struct Place {
    let file: SourceFile
    var outer: TypeDeclaration?
    var isInExtension = false
    var isInPrivateExtension = false
  }

  private func add(_ body: Block, _ file: SourceFile) {
    for statement in body.statements {
      switch statement.kind {
      case .declaration(let declaration): add(declaration, Place(file: file))
      case .expression(let expression):
        if case .macro(let macro) = expression.kind { addPreview(macro, file) }
      default: continue
      }
    }
  }

  private func addPreview(_ macro: MacroExpansion, _ file: SourceFile) {
    if macro.name == "Preview" { previews.append(.macro(macro, file)) }
  }

  private func add(_ declaration: Declaration, _ place: Place) {
    let prefix = place.outer.map { $0.name + "." } ?? ""
    switch declaration.kind {
    case .nominal(let type): add(type, prefix, declaration.range, place)
    case .alias(let name, _, let type): typealiases[prefix + name] = type.baseName
    case .macro(let macro): addPreview(macro, place.file)
    case .function(let function): add(function, place)
    case .variable(let variable):
      for property in Property.properties(variable, place.file) { add(property, to: place.outer) }
    case .cases(let cases): place.outer?.cases += cases.map { EnumCase($0, place.file) }
    case .conditional(let conditional):
      switch conditional.content {
      case .declarations(let members): for member in members { add(member, place) }
      case .statements(let body) where place.outer == nil: add(body, place.file)
      default: break
      }
    case .associatedType, .import, .operator, .unsupported: break
    }
  }

  private func add(_ property: Property, to outer: TypeDeclaration?) {
    switch (property, outer) {
    case (.stored(let stored), let outer?): outer.stored.append(stored)
    case (.computed(let computed), let outer?): outer.computed[computed.name] = computed
    case (.stored(let stored), nil): globals[stored.name, default: []].append(stored)
    case (.computed(let computed), nil): computedGlobals[computed.name, default: []].append(computed)
    }
  }

  private func add(_ declaration: FunctionDeclaration, _ place: Place) {
    guard
      let function = Function(
        declaration,
        place.file,
        of: place.outer?.name,
        isInExtension: place.isInExtension,
        isPrivate: place.isInPrivateExtension
      )
    else {
      if declaration.kind == .function { place.outer?.requirements[declaration.name] = declaration }
      return
    }
    switch (declaration.kind, place.outer) {
    case (.function, let outer?): outer.functions[function.name, default: []].append(function)
    case (.function, nil): functions[function.name, default: []].append(function)
    case (.initializer, let outer): outer?.initializers.append(function)
    case (.subscripted, _), (.deinitializer, _): break
    }
  }

  private func add(
    _ declaration: NominalDeclaration,
    _ prefix: String,
    _ range: SourceRange,
    _ outside: Place
  ) {
    let isExtension = declaration.kind == .extension
    let name = isExtension ? declaration.name : prefix + declaration.name
    let location = outside.file.location(at: Int(range.start))
    let type = type(name, TypeDeclaration.Kind(declaration.kind), outside.file, at: location)
    owners.add(type, range)
    type.inherited += declaration.inherited.map(\.baseName)
    for parameter in declaration.generics.parameters {
      type.generics[parameter.name] = .some(parameter.constraint)
    }
    let place = Place(
      file: outside.file,
      outer: type,
      isInExtension: isExtension,
      isInPrivateExtension: isExtension
        ? declaration.modifiers.contains(.isPrivate) : outside.isInPrivateExtension
    )
    for member in declaration.members { add(member, place) }
  }

  /// The type of a name, made when it is met first.
  private func type(
    _ name: String,
    _ kind: TypeDeclaration.Kind,
    _ file: SourceFile,
    at location: SourceLocation
  ) -> TypeDeclaration {
    if kind == .foreign, let known = type(name, in: file) { return known }
    var key = name
    if kind != .foreign, let other = types[name], other.kind != .foreign, other.file != file.path {
      // Two files can both have a private type of one name.
      key = "\(name)#\(file.path.replacing(".", with: "_"))"
      namesakes[file.path, default: [:]][name] = key
    }
    let type = types[key] ?? TypeDeclaration(name: key, kind: kind, at: location)
    types[key] = type
    if type.kind == .foreign, kind != .foreign {
      type.kind = kind
      type.location = location
    }
    return type
  }
}

extension TypeDeclaration.Kind {
  fileprivate init(_ declared: NominalDeclaration.Kind) {
    self =
      switch declared {
      case .structure: .structure
      case .class, .actor: .class
      case .enumeration: .enumeration
      case .protocol: .protocol
      case .extension: .foreign
      }
  }
}

/// A place in source that says what to show.
enum PreviewDeclaration {
  case macro(MacroExpansion, SourceFile)
  case provider(TypeDeclaration, ComputedProperty)

  var location: SourceLocation {
    switch self {
    case .macro(let macro, _): macro.location
    case .provider(_, let previews): previews.body.location
    }
  }
}
