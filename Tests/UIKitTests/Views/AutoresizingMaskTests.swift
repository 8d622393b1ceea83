import Testing
import UIKit

/// Tests all 64 masks: the two axes are independent, and each has eight cases.
@Suite @MainActor struct AutoresizingMaskTests {
  private struct Row: Sendable {
    let name: String
    let start: Bool
    let length: Bool
    let end: Bool
    /// The result when 10 + 50 + 40 become 160.
    let grown: (CGFloat, CGFloat)
    /// The result when 10 + 50 + 40 become 80.
    let shrunk: (CGFloat, CGFloat)
  }

  /// The flexible parts share the difference in proportion to their lengths.
  private static let rows = [
    Row(name: "none", start: false, length: false, end: false, grown: (10, 50), shrunk: (10, 50)),
    Row(name: "start", start: true, length: false, end: false, grown: (70, 50), shrunk: (-10, 50)),
    Row(name: "length", start: false, length: true, end: false, grown: (10, 110), shrunk: (10, 30)),
    Row(name: "end", start: false, length: false, end: true, grown: (10, 50), shrunk: (10, 50)),
    Row(name: "start, length", start: true, length: true, end: false, grown: (20, 100), shrunk: (10 - 20.0 / 6, 50 - 100.0 / 6)),
    Row(name: "start, end", start: true, length: false, end: true, grown: (22, 50), shrunk: (6, 50)),
    Row(name: "length, end", start: false, length: true, end: true, grown: (10, 50 + 300.0 / 9), shrunk: (10, 50 - 100.0 / 9)),
    Row(name: "all", start: true, length: true, end: true, grown: (16, 80), shrunk: (8, 40)),
  ]

  private func mask(_ x: Row, _ y: Row) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    if x.start { mask.insert(.flexibleLeftMargin) }
    if x.length { mask.insert(.flexibleWidth) }
    if x.end { mask.insert(.flexibleRightMargin) }
    if y.start { mask.insert(.flexibleTopMargin) }
    if y.length { mask.insert(.flexibleHeight) }
    if y.end { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  @Test func flexiblePartsShareTheDifferenceInProportion() {
    var masks: Set<UInt> = []
    for x in Self.rows {
      for y in Self.rows {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        child.autoresizingMask = mask(x, y)
        masks.insert(child.autoresizingMask.rawValue)
        parent.addSubview(child)
        parent.bounds.size = CGSize(width: 160, height: 80)
        let expected = CGRect(x: x.grown.0, y: y.shrunk.0, width: x.grown.1, height: y.shrunk.1)
        let off =
          [
            child.frame.minX - expected.minX, child.frame.minY - expected.minY, child.frame.width - expected.width,
            child.frame.height - expected.height,
          ].map(abs).max() ?? 0
        #expect(off < 1e-9, "x: \(x.name); y: \(y.name): \(child.frame), not \(expected)")
      }
    }
    #expect(masks.count == 64)
  }
}
