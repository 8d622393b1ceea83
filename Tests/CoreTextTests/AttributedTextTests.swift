import Foundation
import Testing

@testable import CoreText

/// Attributed strings of ours let go of what Foundation's keep.
@Suite struct AttributedTextTests {
  private final class Value: NSObject {}

  private static let key = NSAttributedString.Key("value")

  /// The value has gone when all has gone that `make` made with it.
  private func goes(_ at: SourceLocation = #_sourceLocation, _ make: ([NSAttributedString.Key: Any]) -> Void) {
    weak var value: Value?
    do {
      let held = Value()
      value = held
      make([Self.key: held])
      #expect(value != nil)
    }
    #expect(value == nil, sourceLocation: at)
  }

  private var first: NSRange { NSRange(location: 0, length: 1) }

  @Test func attributesGoWithTheTextThatIsMadeOfThem() {
    goes { _ = AttributedText(string: "text", attributes: $0) }
    goes { _ = MutableAttributedText(string: "text", attributes: $0) }
    goes { _ = MutableAttributedText(attributedString: AttributedText(string: "text", attributes: $0)) }
    goes { _ = AttributedText(attributedString: MutableAttributedText(string: "text", attributes: $0)) }
  }

  @Test func attributesGoWithTheTextThatWasChanged() {
    goes { attributes in
      let text = MutableAttributedText(string: "text")
      text.setAttributes(attributes, range: first)
      text.append(AttributedText(string: "more", attributes: attributes))
      text.replaceCharacters(in: first, with: AttributedText(string: "T", attributes: attributes))
      text.replaceCharacters(in: first, with: "t")
      text.removeAttribute(Self.key, range: first)
    }
  }

  @Test func attributesGoWithPartsOfAText() {
    goes { attributes in
      let text = AttributedText(string: "text", attributes: attributes)
      for _ in 0..<3 {
        let part = text.part(NSRange(location: 1, length: 2))
        #expect(part.string == "ex" && part.part(NSRange(location: 0, length: 2)).string == "ex")
        #expect(part.attribute(Self.key, at: 1, effectiveRange: nil) != nil)
      }
    }
  }

  /// All of a string that Foundation cut out is the same object again, which is let go once.
  @Test func aPartThatIsTheWholeStaysWhole() {
    let value = Value()
    let part = NSAttributedString(string: "text", attributes: [Self.key: value]).attributedSubstring(from: first)
    for _ in 0..<100 { #expect(part.part(first).attribute(Self.key, at: 0, effectiveRange: nil) as? Value === value) }
    #expect(part.string == "t" && part.attribute(Self.key, at: 0, effectiveRange: nil) as? Value === value)
  }

  @Test func otherTextsMadeOfItKeepTheirs() {
    let value = Value()
    let copy = NSAttributedString(attributedString: AttributedText(string: "text", attributes: [Self.key: value]))
    let changed = NSMutableAttributedString(string: "a")
    changed.append(AttributedText(string: "text", attributes: [Self.key: value]))
    for _ in 0..<1000 { _ = AttributedText(string: "other", attributes: [Self.key: Value()]) }
    #expect(copy.attribute(Self.key, at: 3, effectiveRange: nil) as? Value === value)
    #expect(changed.attribute(Self.key, at: 4, effectiveRange: nil) as? Value === value)
  }

  @Test func itIsArchivedAsWhatAppleHas() {
    #expect(AttributedText(string: "a").classForCoder as Any.Type == NSAttributedString.self as Any.Type)
    #expect(MutableAttributedText(string: "a").classForCoder as Any.Type == NSMutableAttributedString.self as Any.Type)
  }
}
