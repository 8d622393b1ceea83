import Foundation

// For subclasses that keep the text elsewhere: every change is made with their two primitive methods, as on iOS.
extension NSTextStorage {
  func ownRuns(_ range: NSRange) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    var at = range.location
    let end = range.location + range.length
    while at < end {
      var run = NSRange(location: at, length: 1)
      let attributes = attributes(at: at, effectiveRange: &run)
      let next = min(end, max(at + 1, run.location + run.length))
      runs.append((attributes, NSRange(location: at, length: next - at)))
      at = next
    }
    return runs
  }

  func changeOwn(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    beginEditing()
    for (attributes, part) in ownRuns(range) {
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: part)
    }
    endEditing()
  }

  func replaceOwn(_ range: NSRange, _ text: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }
}
