/// The grammar of `.strings`: entries `key = value;` with comments between them.
///
/// Where the platform refuses the file, the rest is still read, so that one slip gives one problem. Where it
/// stops reading without a word, so does this, with a problem that says how much is lost.
struct StringsParser {
  struct Entry: Equatable {
    var key: String
    var value: String
    /// Byte offset of the key.
    var offset: Int
  }

  struct Problem: Equatable {
    var message: String
    var remedy: String
    /// Byte offset.
    var offset: Int
  }

  private(set) var entries: [Entry] = []
  private(set) var problems: [Problem] = []
  private var scanner: StringsScanner

  /// - Parameter bytes: UTF-8 without a byte order mark.
  init(_ bytes: [UInt8]) {
    scanner = StringsScanner(bytes)
  }

  mutating func parse() {
    while true {
      scanner.skipSpace()
      guard !scanner.isAtEnd else { return }
      let start = scanner.offset
      guard let key = scanner.string() else {
        guard stopOrRecover(at: start) else { return }
        continue
      }
      parseRest(of: key, at: start)
    }
  }

  private mutating func parseRest(of key: StringsScanner.Token, at start: Int) {
    guard close(key) else { return }
    scanner.skipSpace()
    if scanner.take(";") {
      entries.append(Entry(key: key.text, value: key.text, offset: start))
      return
    }
    guard scanner.take("=") else {
      if entries.isEmpty, problems.isEmpty, scanner.isAtEnd {
        report("this is one string and no table", "write \"key\" = \"value\";", at: start)
      } else {
        reportJunk(expected: "“=” after the key “\(key.text)”", at: scanner.offset)
      }
      scanner.skipToNextEntry()
      return
    }
    scanner.skipSpace()
    let valueStart = scanner.offset
    guard let value = scanner.string() else {
      if let kind = scanner.collection {
        report("the value of “\(key.text)” is \(kind), not a string", "put it in quotes", at: valueStart)
      } else {
        reportJunk(expected: "a value for “\(key.text)”", at: valueStart)
      }
      scanner.skipToNextEntry()
      return
    }
    guard close(value) else { return }
    finish(Entry(key: key.text, value: value.text, offset: start), value: value, valueStart: valueStart)
  }

  private mutating func finish(_ entry: Entry, value: StringsScanner.Token, valueStart: Int) {
    let valueEnd = scanner.offset
    scanner.skipSpace()
    if scanner.take(";") {
      entries.append(entry)
      return
    }
    let sameLine = !scanner.hasNewline(in: valueEnd..<scanner.offset)
    if value.isQuoted, scanner.hasNewline(in: valueStart..<valueEnd), !scanner.isAtEnd, sameLine {
      report("this quote is not closed on its line", "close it before the “;”", at: valueStart)
      scanner.offset = valueStart
      scanner.skipLine()
    } else if value.isQuoted, sameLine, !scanner.isAtEnd {
      report(
        "a quote ends the value of “\(entry.key)” here",
        "write \\\" for a quote inside a value",
        at: valueEnd - 1
      )
      scanner.skipToNextEntry()
    } else if !value.isQuoted, sameLine, !scanner.isAtEnd {
      reportJunk(expected: "“;” after the value of “\(entry.key)”", at: scanner.offset)
      scanner.skipToNextEntry()
    } else {
      report("“;” is missing after the value of “\(entry.key)”", "end the entry with “;”", at: valueEnd)
      entries.append(entry)
    }
  }

  /// Whether a string was closed; when not, the problem is reported and the line left behind.
  private mutating func close(_ token: StringsScanner.Token) -> Bool {
    if token.isClosed { return true }
    report("this quote is not closed", "close it before the “;”", at: token.offset)
    scanner.offset = token.offset
    scanner.skipLine()
    return false
  }

  /// Handles what can't begin an entry; answers whether to go on.
  private mutating func stopOrRecover(at start: Int) -> Bool {
    if scanner.takesClosedComment() {
      report("this comment was closed earlier", "remove the inner “*/”", at: start)
      return true
    }
    guard !entries.isEmpty else {
      reportJunk(expected: "a key", at: start)
      scanner.skipToNextEntry()
      return true
    }
    // The platform takes this for the end of the file and reports success.
    var rest = StringsParser([])
    rest.scanner = scanner
    rest.scanner.skipToNextEntry()
    rest.parse()
    let lost = rest.entries.count
    let loss =
      switch lost {
      case 0: "what follows is"
      case 1: "1 entry after it is"
      default: "\(lost) entries after it are"
      }
    report("\(scanner.described) ends the table here; \(loss) never read", "remove it", at: start)
    return false
  }

  private mutating func reportJunk(expected: String, at offset: Int) {
    report("expected \(expected), found \(scanner.described)", scanner.remedy, at: offset)
  }

  private mutating func report(_ message: String, _ remedy: String, at offset: Int) {
    problems.append(Problem(message: message, remedy: remedy, offset: offset))
  }
}
