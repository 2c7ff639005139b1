import GalleyFaults
import GalleyModel
import GalleyTestSupport
import Testing

/// When an ellipsis is a fault, how severe it is, and when it may only seem to be there.
@Suite struct TruncationTests {
  @Test(arguments: [
    RuleRow(name: "fits", view: .text("Reply all").frame(width: 91).lineLimit(1), expected: []),
    RuleRow(
      name: "keeps a word",
      view: .text("Reply all").frame(width: 70).lineLimit(1),
      expected: ["warning truncation.tail"]
    ),
    RuleRow(
      name: "keeps no whole word",
      view: .text("Reply all").frame(width: 50).lineLimit(1),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "keeps a dash and no word",
      view: .text("– Reply all").frame(width: 50).lineLimit(1),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "a number is lost",
      view: .text("Reply to 12").frame(width: 90).lineLimit(1),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "an Arabic number is lost",
      view: .text("Reply to ١٢").frame(width: 90).lineLimit(1),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "an ideograph that means a number is a letter",
      view: .text("Reply to 万一").frame(width: 90).lineLimit(1),
      expected: ["warning truncation.tail"]
    ),
    RuleRow(
      name: "a number is kept, and the text has an ellipsis of its own",
      view: .text("Wait… 12 of them here").frame(width: 190).lineLimit(1),
      expected: ["warning truncation.tail"]
    ),
    RuleRow(
      name: "a long text without spaces keeps more than half",
      view: .text("abcdefghijklmnop").frame(width: 120).lineLimit(1),
      expected: ["warning truncation.tail"]
    ),
    RuleRow(
      name: "a short text without spaces",
      view: .text("abcdefgh").frame(width: 70).lineLimit(1),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "the last of two lines",
      view: .text("Reply to all of them").frame(width: 80).lineLimit(2),
      expected: ["warning truncation.tail"]
    ),
    RuleRow(name: "two lines suffice", view: .text("Reply all").frame(width: 60).lineLimit(2), expected: []),
    RuleRow(
      name: "no width is left",
      view: .hstack(.text("A").frame(width: 200), .text("Reply").lineLimit(1)),
      expected: ["error squeezed.zero"]
    ),
    RuleRow(
      name: "hidden by a frame of no size",
      view: .text("Reply all").lineLimit(1).frame(width: 0, height: 0),
      expected: []
    ),
    RuleRow(
      name: "hidden by a collapsed clip",
      view: .text("Reply all to them").frame(width: 60, height: 0).clipped(),
      expected: []
    ),
    RuleRow(
      name: "a frame too low for its lines",
      view: .text("Reply all").frame(width: 60, height: 10),
      expected: ["warning truncation.tail"]
    ),
    RuleRow(
      name: "right to left",
      direction: .rightToLeft,
      view: .text("Reply all").frame(width: 50).lineLimit(1),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "at the beginning",
      view: .text("Reply all").frame(width: 70).lineLimit(1).truncationMode(.head),
      expected: ["warning truncation.head"]
    ),
    RuleRow(
      name: "in the middle",
      view: .text("Reply all").frame(width: 70).lineLimit(1).truncationMode(.middle),
      expected: ["warning truncation.middle"]
    ),
    RuleRow(
      name: "sample text",
      view: .text("Reply all", .unknown).frame(width: 50).lineLimit(1),
      expected: []
    ),
  ])
  func certain(_ row: RuleRow) { row.check() }

  @Test(arguments: [
    RuleRow(
      name: "fits by less than half a point",
      view: .text("Reply all").frame(width: 90.3).lineLimit(1),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "fits by more than the measure is off",
      view: .text("Reply all").frame(width: 93).lineLimit(1),
      residual: 2,
      expected: []
    ),
    RuleRow(
      name: "fits by less than the measure is off",
      view: .text("Reply all").frame(width: 91).lineLimit(1),
      residual: 2,
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "cut by less than the measure is off",
      view: .text("Reply all").frame(width: 89).lineLimit(1),
      residual: 2,
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "the frame would grow",
      view: .text("Reply all").frame(minWidth: 40).lineLimit(1),
      expected: []
    ),
    RuleRow(
      name: "as wide as itself in a stack that could be wider",
      view: .hstack(.zstack(.text("Reply all").lineLimit(1)), .spacer()).frame(width: 180),
      expected: []
    ),
    RuleRow(
      name: "as wide as itself in a frame that could be wider",
      view: .text("Reply all").lineLimit(1).frame(minWidth: 40).frame(width: 180),
      expected: []
    ),
    RuleRow(
      name: "may wrap in a frame it just fits, which is too low for it",
      view: .text("Reply all").frame(width: 90.3, height: 10),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "may wrap in a stack that could be higher",
      view: .vstack(.zstack(.text("Reply all")), .spacer()).frame(width: 90.3, height: 50),
      expected: []
    ),
    RuleRow(
      name: "may wrap in a frame it just fits",
      view: .text("Reply all").frame(width: 90),
      expected: []
    ),
  ])
  func nearlyCut(_ row: RuleRow) { row.check() }

  @Test(arguments: [
    RuleRow(
      name: "a symbol takes room, by about 30 %",
      view: .hstack(.symbol(), .text("Reply all").lineLimit(1)).frame(width: 100),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "a symbol can't be blamed for so much",
      view: .hstack(.symbol(), .text("Reply all").lineLimit(1)).frame(width: 80),
      expected: ["warning truncation.tail"]
    ),
    RuleRow(
      name: "a view that was not understood takes room",
      view: .hstack(.opaque(), .text("Reply all").lineLimit(1)).frame(width: 80),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "sample text takes room",
      view: .hstack(.text("Somebody", .unknown).fixedSize(), .text("Reply all").lineLimit(1)).frame(
        width: 130
      ),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "text takes room that is known",
      view: .hstack(.text("Somebody").fixedSize(), .text("Reply all").lineLimit(1)).frame(width: 130),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "text takes room that is known but for its measure",
      view: .hstack(.text("Somebody").fixedSize(), .text("Reply all").lineLimit(1)).frame(width: 165),
      residual: 3,
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "a frame of fixed width shields from what is not understood",
      view: .hstack(.opaque(), .text("Reply all").lineLimit(1).frame(width: 50)),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "what is not understood stands in a frame of fixed width",
      view: .hstack(.opaque().frame(width: 30), .text("Reply all").lineLimit(1)).frame(width: 80),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "what is not understood lies behind the neighbour",
      view: .hstack(.text("A").background(.opaque()), .text("Reply all").lineLimit(1)).frame(width: 60),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "what is not understood stands above",
      view: .vstack(.opaque(), .text("Reply all").lineLimit(1)).frame(width: 50),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "lies on a picture whose size is not known",
      view: .asset().overlay(.text("Sold out").lineLimit(1)),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "lies on a view whose size is known",
      view: .color().frame(width: 44, height: 44).overlay(.text("Sold out").lineLimit(1)),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "lines lost to a height that a symbol shares",
      view: .vstack(.symbol(), .text("Reply to all of them")).frame(width: 60, height: 30),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "inside a modifier that was not understood",
      view: .hstack(.text("A"), .text("Reply all").lineLimit(1)).unknown().frame(width: 60),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "a fixed frame inside a modifier that was not understood",
      view: .text("Reply all").lineLimit(1).frame(width: 50).unknown(),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "a fixed frame inside a font that was not understood",
      view: .text("Reply all").lineLimit(1).frame(width: 50).unknown("font"),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "beside a view whose padding only the running app has",
      view: .hstack(.text("A").uncertain(), .text("Reply all").lineLimit(1)).frame(width: 60),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "inside a frame whose width only the running app has",
      view: .text("Reply all").lineLimit(1).uncertain("frame").frame(width: 60),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "inside a frame whose height only the running app has",
      view: .text("Reply all").lineLimit(1).uncertain("frame", along: [.vertical]).frame(width: 60),
      expected: ["warning truncation.tail"]
    ),
    RuleRow(
      name: "a fixed frame inside a font that only the running app has",
      view: .text("Reply all").lineLimit(1).frame(width: 50).uncertain("font"),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "a control that is not measured takes room, by about 30 %",
      view: .hstack(.control(width: 50, height: 20), .text("Reply all").lineLimit(1)).frame(width: 130),
      expected: ["note truncation.tail"]
    ),
    RuleRow(
      name: "a control can't be blamed for so much",
      view: .hstack(.control(width: 50, height: 20), .text("Reply all").lineLimit(1)).frame(width: 110),
      expected: ["warning truncation.tail"]
    ),
  ])
  func uncertain(_ row: RuleRow) { row.check() }

  @Test func measuresAreOfTheLineThatIsCut() throws {
    let row = RuleRow(name: "", view: .text("Reply all").frame(width: 50).lineLimit(1), expected: [])
    let fault = try #require(row.faults.first)
    #expect(fault.measured == 90)
    #expect(fault.available == 50)
    #expect(fault.message == "“Reply all” is shown as “Repl…”")
    #expect(fault.key?.key == "Reply all")
  }

  @Test func textTheUserWroteIsTold() throws {
    let row = RuleRow(name: "", view: .text("Ada", .verbatim).frame(width: 20).lineLimit(1), expected: [])
    #expect(try #require(row.faults.first).onlyIfAdded)
  }
}
