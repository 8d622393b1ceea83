import Foundation
import Testing
import UIKit

/// Apple: NSMutableAttributedString's `read(from:options:documentAttributes:)`, and directions of languages.
@Suite @MainActor struct MutableDocumentTests {
  @Test func aTextIsReadIntoAnExistingOne() throws {
    let text = NSMutableAttributedString(string: "old")
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html]
    var properties: NSDictionary?
    try text.read(from: Data("<p>new <b>bold</b></p>".utf8), options: options, documentAttributes: &properties)
    #expect(text.string.hasPrefix("new bold") && properties?.count ?? 0 > 0)
    #expect(throws: CocoaError.self) { try text.read(from: Data("{\\rtf1 x}".utf8)) }
    #expect(text.string.hasPrefix("new bold"), "it stays if the data cannot be read")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("MutableDocumentTests.txt")
    try Data("from a file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try text.read(from: file)
    #expect(text.string == "from a file")
  }

  @Test func languagesHaveADirection() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
  }
}
