import Testing
import UIKit

/// Tests that multiline labels are only as wide as their longest line if constraints allow more.
@Suite @MainActor struct WrappingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let label = UILabel()

  private init() {
    label.numberOfLines = 0
    label.text = "one extraordinary word unextraordinarily"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
  }

  private func tight(in room: CGFloat) -> CGSize { label.sizeThatFits(CGSize(width: room, height: .infinity)) }

  @Test func aLabelWithMoreRoomIsAsWideAsItsLongestLine() {
    label.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
    for room in [300, 200, 170, 260, 600, 180] as [CGFloat] {
      root.frame.size.width = room
      root.layoutIfNeeded()
      #expect(label.frame.size == tight(in: room), "in \(room)")
    }
    #expect(tight(in: 180).width < 180 && tight(in: 180).height > 30, "the text wraps")
  }

  @Test func aLabelThatIsHeldAtBothSidesFillsItsRoom() {
    label.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    for room in [300, 180, 600, 200] as [CGFloat] {
      root.frame.size.width = room
      root.layoutIfNeeded()
      #expect(label.frame.size == CGSize(width: room, height: tight(in: room).height), "in \(room)")
    }
  }

  @Test func anotherTextHasTheWholeRoomAgain() {
    label.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
    root.frame.size.width = 180
    root.layoutIfNeeded()
    label.text = "it has thirty short words in it and so on"
    root.layoutIfNeeded()
    #expect(label.frame.size == tight(in: 180))
    label.font = .systemFont(ofSize: 30)
    root.layoutIfNeeded()
    #expect(label.frame.size == tight(in: 180))
    label.text = "short"
    root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func aLabelThatIsLetGoShrinksToItsText() {
    let pinned = label.rightAnchor.constraint(equalTo: root.rightAnchor)
    let free = label.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
    root.frame.size.width = 180
    pinned.isActive = true
    root.layoutIfNeeded()
    pinned.isActive = false
    free.isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.size == tight(in: 180))
    root.frame.size.width = 260
    root.layoutIfNeeded()
    #expect(label.frame.size == tight(in: 260))
  }

  @Test func oneThatHugsLessThanItsNeighbourFillsWhatIsLeft() {
    let other = UILabel()
    other.text = "beside"
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    label.setContentHuggingPriority(.init(249), for: .horizontal)
    label.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: label.rightAnchor), other.rightAnchor.constraint(equalTo: root.rightAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.frame.size.width = 220
    root.layoutIfNeeded()
    #expect(other.frame.width == other.intrinsicContentSize.width)
    #expect(label.frame.size == CGSize(width: 220 - other.frame.width, height: tight(in: 220 - other.frame.width).height))
  }

  @Test func theFittingSizeIsThatOfTheLongestLine() {
    label.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    label.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.widthAnchor.constraint(lessThanOrEqualToConstant: 180).isActive = true
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == tight(in: 180))
  }

  @Test func stacksThatCentreKeepLabelsTight() {
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    root.frame.size.width = 180
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.rightAnchor.constraint(equalTo: root.rightAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.size == tight(in: 180) && abs(label.frame.midX - 90) <= 0.5)
  }

  /// Interface Builder stores the text of such labels in several lines.
  @Test func aTextWithRequiredResistanceWrapsBetweenRequiredEdges() {
    let stack = UIStackView(arrangedSubviews: [label])
    let column = UIStackView(arrangedSubviews: [stack])
    column.axis = .vertical
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    root.frame.size.width = 180
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      column.leftAnchor.constraint(equalTo: root.leftAnchor), column.rightAnchor.constraint(equalTo: root.rightAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(column.frame.width == 180)
    #expect(label.frame.width <= 180)
    #expect(label.frame.height == tight(in: 180).height && label.frame.height > 30)
  }
}
