import Foundation

/// The marked text of an input method, before it is committed.
package struct CompositionSample: Equatable, Sendable {
  package var text: String
  /// The selection in the text, in UTF-16 units; usually a caret.
  package var selection: Range<Int>

  package init(text: String, selection: Range<Int>) {
    self.text = text
    self.selection = selection.clamped(to: 0..<text.utf16.count)
  }

  /// Creates a sample from the values of an input method, which counts Unicode scalars.
  ///
  /// - Parameters:
  ///   - start: the start of the selection in Unicode scalars.
  ///   - length: the length of the selection in Unicode scalars; negative if it is not known.
  package init(text: String, start: Int, length: Int) {
    let scalars = text.unicodeScalars
    func units(_ count: Int) -> Int { scalars.prefix(max(0, count)).reduce(0) { $0 + ($1.value > 0xffff ? 2 : 1) } }
    let low = units(start)
    self.init(text: text, selection: low..<max(low, units(start + max(0, length))))
  }
}
