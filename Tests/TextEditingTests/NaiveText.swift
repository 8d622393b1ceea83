/// A simple and slow implementation of a text with a caret, with which `TextEditor` is compared. Offsets are in UTF-16 units.
struct NaiveText {
  var text = ""
  var anchor = 0
  var focus = 0

  private var ends: [Int] {
    var ends = [0]
    for character in text { ends.append(ends.last! + String(character).utf16.count) }
    return ends
  }

  private func snapped(_ offset: Int) -> Int { ends.last { $0 <= offset } ?? 0 }
  func next(_ offset: Int) -> Int { ends.first { $0 > offset } ?? ends.last! }
  func previous(_ offset: Int) -> Int { ends.last { $0 < offset } ?? 0 }

  var low: Int { min(anchor, focus) }
  var high: Int { max(anchor, focus) }

  mutating func replace(_ low: Int, _ high: Int, _ piece: String) {
    let units = Array(text.utf16)
    text = String(decoding: units[..<low] + Array(piece.utf16) + units[high...], as: UTF16.self)
    focus = snapped(low + piece.utf16.count)
    anchor = focus
  }

  mutating func insert(_ piece: String) { replace(low, high, piece) }

  mutating func deleteBackward() {
    if low == high { replace(previous(low), low, "") } else { replace(low, high, "") }
  }

  mutating func deleteForward() {
    if low == high { replace(high, next(high), "") } else { replace(low, high, "") }
  }

  mutating func move(forward: Bool, extending: Bool) {
    if !extending, low != high {
      focus = forward ? high : low
    } else {
      focus = forward ? next(focus) : previous(focus)
    }
    if !extending { anchor = focus }
  }

  mutating func select(_ a: Int, _ b: Int) { (anchor, focus) = (snapped(min(a, text.utf16.count)), snapped(min(b, text.utf16.count))) }
}
