import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct SizeTests {
  private final class Box: UIView {
    var natural = CGSize.zero
    override var intrinsicContentSize: CGSize { natural }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 110))
  private let boxes = [CGFloat(99), 99, 31].map { height in
    let box = Box()
    box.natural = CGSize(width: 50, height: height)
    box.translatesAutoresizingMaskIntoConstraints = false
    return box
  }

  /// Two boxes side by side above a third. Without the limit of zero, the 57 points that they lack in sum could be reduced to 44 by a third
  /// box of -13 points.
  @Test func sizesAreNotBelowZeroToSpareOthers() throws {
    boxes.forEach(root.addSubview)
    for box in boxes.prefix(2) {
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
      boxes[2].topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8).isActive = true
    }
    boxes[2].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8).isActive = true
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.minY) == [8, 8, 102] && boxes.map(\.frame.height) == [86, 86, 0])
    root.frame.size.height = 200
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.height) == [99, 99, 77], "one of them stretches")
    root.frame.size.height = 110
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.height) == [86, 86, 0], "the same when there is less room again")
  }

  @Test func requiredConstraintsThatLeaveLessThanNothingHold() throws {
    let box = boxes[0]
    root.addSubview(box)
    root.frame.size.width = 0
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16), box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minX == 16 && box.frame.width == 0)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(box.frame.minX == 16 && box.frame.width == 268)
  }
}
