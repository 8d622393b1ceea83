import Foundation

/// The attributes that parts of a text are drawn with, in UTF-16 units. Parts without attributes are left out.
struct RenderingAttributes {
  typealias Attributes = [NSAttributedString.Key: Any]
  /// The keys that can be drawn without another layout.
  static let drawn: Set<NSAttributedString.Key> = [
    .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor, .shadow,
  ]

  /// Disjoint runs in the order of the text.
  private(set) var runs: [(range: Range<Int>, attributes: Attributes)] = []

  mutating func change(_ range: Range<Int>, _ change: (inout Attributes) -> Void) {
    guard !range.isEmpty else { return }
    var result: [(range: Range<Int>, attributes: Attributes)] = []
    var at = range.lowerBound
    func add(_ range: Range<Int>, _ attributes: Attributes) {
      if !range.isEmpty, !attributes.isEmpty { result.append((range, attributes)) }
    }
    func changed(_ part: Range<Int>, _ attributes: Attributes) {
      var attributes = attributes
      change(&attributes)
      add(part, attributes)
    }
    for run in runs {
      let low = max(run.range.lowerBound, range.lowerBound), high = min(run.range.upperBound, range.upperBound)
      guard low < high else {
        if run.range.lowerBound >= range.upperBound, at < range.upperBound {
          changed(at..<range.upperBound, [:])
          at = range.upperBound
        }
        add(run.range, run.attributes)
        continue
      }
      add(run.range.lowerBound..<low, run.attributes)
      if at < low { changed(at..<low, [:]) }
      changed(low..<high, run.attributes)
      at = high
      add(high..<run.range.upperBound, run.attributes)
    }
    if at < range.upperBound { changed(at..<range.upperBound, [:]) }
    runs = result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Moves the runs after an edit. Those of replaced text are dropped.
  mutating func takeEdit(_ range: NSRange, _ delta: Int) {
    guard !runs.isEmpty else { return }
    let (start, formerEnd) = (range.location, range.location + range.length - delta)
    guard delta != 0 else { return }
    runs = runs.flatMap { run -> [(range: Range<Int>, attributes: Attributes)] in
      let (low, high) = (run.range.lowerBound, run.range.upperBound)
      if high <= start { return [run] }
      if low >= formerEnd { return [(low + delta..<high + delta, run.attributes)] }
      if low < start, formerEnd < high { return [(low..<high + delta, run.attributes)] }
      var pieces: [(range: Range<Int>, attributes: Attributes)] = []
      if low < start { pieces.append((low..<start, run.attributes)) }
      if formerEnd < high { pieces.append((formerEnd + delta..<high + delta, run.attributes)) }
      return pieces
    }
  }

  func runs(from offset: Int, reverse: Bool) -> [(range: Range<Int>, attributes: Attributes)] {
    reverse ? runs.reversed().filter { $0.range.lowerBound <= offset } : runs.filter { $0.range.upperBound > offset }
  }

  /// Returns the parts of a range that have attributes.
  func parts(of range: Range<Int>) -> [(range: Range<Int>, attributes: Attributes)] {
    runs.compactMap { run in
      let low = max(run.range.lowerBound, range.lowerBound), high = min(run.range.upperBound, range.upperBound)
      return low < high ? (low..<high, run.attributes) : nil
    }
  }
}
