import Foundation
import Testing

@testable import CoreText

/// Tests that attributed strings of this project release values that Foundation's would retain.
@Suite struct AttributedTextTests {
  private final class Value: NSObject {}

  private static let key = NSAttributedString.Key("value")

  /// Checks that a value is released together with everything that `make` created with it.
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

  /// A substring that is the whole string is the same object, and is released only once.
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
