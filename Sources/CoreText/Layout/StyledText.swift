import Foundation
import Raster

/// A string with the styles of its parts, from which a `TextLayout` is made. Ranges are in UTF-16 units.
package struct StyledText: Sendable {
  package struct Run: Sendable {
    package var range: Range<Int>
    package var style: TextStyle
  }

  package private(set) var string: String
  package private(set) var runs: [Run] = []
  package private(set) var utf16Count = 0

  /// The style of an empty string, which determines the height of its line.
  package var emptyStyle: TextStyle

  package init(_ string: String, style: TextStyle) {
    self.string = ""
    emptyStyle = style
    append(string, style: style)
  }

  package mutating func append(_ text: String, style: TextStyle) {
    let count = text.utf16.count
    guard count > 0 else { return }
    string += text
    runs.append(Run(range: utf16Count..<utf16Count + count, style: style))
    utf16Count += count
  }

  /// Returns the same text with changed styles.
  package func mapStyles(_ change: (inout TextStyle) -> Void) -> StyledText {
    var copy = self
    change(&copy.emptyStyle)
    for index in copy.runs.indices { change(&copy.runs[index].style) }
    return copy
  }

  /// Returns the same text with a changed style in a part of it.
  package func mapStyle(of range: Range<Int>, _ change: (inout TextStyle) -> Void) -> StyledText {
    var copy = self
    copy.runs = runs.flatMap { run -> [Run] in
      let low = max(run.range.lowerBound, range.lowerBound), high = min(run.range.upperBound, range.upperBound)
      guard low < high else { return [run] }
      var changed = run.style
      change(&changed)
      var pieces = [Run(range: low..<high, style: changed)]
      if run.range.lowerBound < low { pieces.insert(Run(range: run.range.lowerBound..<low, style: run.style), at: 0) }
      if high < run.range.upperBound { pieces.append(Run(range: high..<run.range.upperBound, style: run.style)) }
      return pieces
    }
    return copy
  }

  /// Returns the same text with other UTF-16 units in places.
  package func replacing(_ units: [Int: UInt16]) -> StyledText {
    guard !units.isEmpty else { return self }
    var all = Array(string.utf16)
    for (index, unit) in units where all.indices.contains(index) { all[index] = unit }
    var copy = self
    copy.string = String(decoding: all, as: UTF16.self)
    return copy
  }

  /// Returns the style at a unit, or at the end of the text.
  func style(at index: Int) -> TextStyle { runs.isEmpty ? emptyStyle : runs[runIndex(at: index)].style }

  func runIndex(at index: Int) -> Int {
    min(max(0, runs.count - 1), runs.partitioningIndex { $0.range.upperBound > index })
  }
}
