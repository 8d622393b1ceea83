import Foundation

@testable import TextEditing

/// A storage over Foundation's attributed string.
final class PlainStorage: EditableStorage {
  private let text = NSMutableAttributedString(string: "")

  var string: String { text.string }
  func replaceCharacters(in range: NSRange, with new: NSAttributedString) { text.replaceCharacters(in: range, with: new) }
  func copy(of range: NSRange) -> NSMutableAttributedString {
    NSMutableAttributedString(attributedString: text.attributedSubstring(from: range))
  }
  func makeText(_ string: String, attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes)
  }
  func join(_ first: NSAttributedString, _ second: NSAttributedString) -> NSAttributedString {
    let sum = NSMutableAttributedString(attributedString: first)
    sum.append(second)
    return sum
  }
}

/// A SplitMix64 generator, whose numbers depend only on the seed.
struct Dice: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
