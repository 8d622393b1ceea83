import CoreGraphics
import Testing

@testable import UIKit

@Suite @MainActor struct SymbolNameTests {
  @Test func theNamesThatPublicCodeUsesAreDrawn() {
    let missing = UsedSymbolNames.all.filter { SymbolTable.drawing(named: $0) == nil }
    #expect(UsedSymbolNames.all.count >= 720)
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test func noDrawingIsEmpty() throws {
    for name in SymbolTable.all.keys.sorted() {
      let drawing = try #require(SymbolTable.drawing(named: name), "\(name) cannot be read")
      let visible = drawing.parts.filter { ![.gap, .clearing, .cut, .hole].contains($0.kind) && !$0.path.cgPath.isEmpty }
      #expect(!visible.isEmpty, "\(name) has no visible part")
    }
  }

  @Test func aliasesLeadToDrawings() {
    for (name, other) in SymbolTable.aliases {
      #expect(name != other)
      #expect(SymbolTable.drawing(named: name) != nil, "\(name) leads to \(other), which is not drawn")
    }
  }

  @Test func enclosuresCanBeReadAndAreFound() {
    for enclosure in SymbolTable.enclosures {
      #expect(SymbolDrawing(enclosure.notation) != nil, "\(enclosure.name)")
      #expect(SymbolTable.drawing(named: "star." + enclosure.name) != nil, "star.\(enclosure.name)")
    }
  }

  @Test func lettersAndNumbersAreMadeOfTheFont() throws {
    for name in ["1.circle", "12.square.fill", "a.circle", "z.square", "00.square", "50.circle.fill", "x.circle", "7.app"] {
      #expect(SymbolTable.drawing(named: name) != nil, "\(name)")
    }
    #expect(SymbolTable.drawing(named: "123.circle") == nil)
    #expect(SymbolTable.drawing(named: "ä.circle") == nil)
    // A glyph is cut out of a filled shape.
    let filled = try #require(SymbolTable.drawing(named: "8.circle.fill"))
    #expect(filled.parts.map(\.kind) == [.body, .hole])
    let glyph = try #require(filled.parts.last).path.cgPath.boundingBoxOfPath
    #expect(abs(glyph.midX - 12) < 0.1 && abs(glyph.midY - 12) < 0.1 && glyph.height > 8 && glyph.height < 12)
  }

  @Test(arguments: [
    "folder.badge.gearshape", "person.crop.circle.badge.questionmark", "clock.badge.exclamationmark", "bell.badge.fill",
    "icloud.slash.fill",
    "star.lefthalf.fill", "rectangle.righthalf.filled", "xmark.octagon.fill", "person.crop.square.fill", "wifi.square",
    "questionmark.diamond.fill", "list.bullet.rtl", "iphone.gen2", "arrow.up.forward", "chevron.backward.2", "arrow.trianglehead.clockwise",
    "rectangle.fill.on.rectangle.fill", "lock.trianglebadge.exclamationmark", "document.badge.plus", "hand.raised.slash.fill",
  ]) func familiesAreDerived(name: String) {
    #expect(SymbolTable.drawing(named: name) != nil)
  }

  @Test func namesOfReadingDirectionsAreMirrored() throws {
    #expect(try #require(SymbolTable.drawing(named: "arrow.forward")).mirrorsForRightToLeft)
    #expect(try #require(SymbolTable.drawing(named: "chevron.backward")).mirrorsForRightToLeft)
    #expect(try #require(SymbolTable.drawing(named: "arrow.right")).mirrorsForRightToLeft == false)
  }

  @Test func piecesOfDrawingsAreNoSymbols() throws {
    // The placeholder is as large for one as for the other.
    let piece = try #require(UIImage(systemName: "_crescent")), unknown = try #require(UIImage(systemName: "there.is.no.such.symbol"))
    #expect(piece.size == unknown.size)
  }

  @Test(.timeLimit(.minutes(1))) func longUnknownNamesEndSoon() {
    let word = "arrow.hand.raised.icloud.document.microphone.fill.fill.filled.circle.square.slash.badge.plus.forward"
    #expect(SymbolTable.drawing(named: Array(repeating: word, count: 3).joined(separator: ".")) == nil)
  }

  @Test func aNameOfAnUnknownInsetShapeEnds() {
    #expect(SymbolTable.drawing(named: "nothing.inset.filled") == nil)
    #expect(SymbolTable.drawing(named: "diamond.inset.fill") != nil)
  }
}
