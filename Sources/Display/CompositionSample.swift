import Foundation

/// Text that an input method shows before it is typed.
package struct CompositionSample: Equatable, Sendable {
  package var text: String
  /// What of it is selected, in UTF-16 units: as a rule a caret.
  package var selection: Range<Int>

  package init(text: String, selection: Range<Int>) {
    self.text = text
    self.selection = selection.clamped(to: 0..<text.utf16.count)
  }

  /// - Parameters:
  ///   - start: of the selection, in characters as input methods count them: Unicode scalars.
  ///   - length: below 0 where it is not known.
  package init(text: String, start: Int, length: Int) {
    let scalars = text.unicodeScalars
    func units(_ count: Int) -> Int { scalars.prefix(max(0, count)).reduce(0) { $0 + ($1.value > 0xffff ? 2 : 1) } }
    let low = units(start)
    self.init(text: text, selection: low..<max(low, units(start + max(0, length))))
  }
}
