import TestSupport
import UIKit

/// A random hierarchy of stack views, labels, controls and plain views, with constraints that often leave sizes and positions open.
@MainActor
final class RandomTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// The constraints besides those of stack views.
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var stacks: [UIStackView] = []
  private(set) var labels: [UILabel] = []
  private var random: SeededGenerator
  private let isSimple: Bool

  /// - Parameter isSimple: whether labels have one line, no stack view distributes its length in proportion, and nothing is aligned by
  ///   baselines.
  init(seed: Int, isSimple: Bool = false) {
    self.isSimple = isSimple
    random = SeededGenerator(seed: UInt64(seed) &* 7919)
    fill(root, depth: 0)
    NSLayoutConstraint.activate(constraints)
  }

  /// The frames of all views, in the order of the hierarchy.
  var frames: [CGRect] {
    var frames: [CGRect] = []
    func visit(_ view: UIView) {
      frames.append(view.frame)
      for child in view.subviews { visit(child) }
    }
    visit(root)
    return frames
  }

  /// Describes the first view whose frame differs from that in a list; nil if all are equal.
  func difference(from others: [CGRect]) -> String? {
    var index = 0
    func visit(_ view: UIView, _ path: String) -> String? {
      let path = "\(path) \(type(of: view))"
      if view.frame != others[index] { return "\(path): \(view.frame) and \(others[index])" }
      index += 1
      for child in view.subviews { if let found = visit(child, path) { return found } }
      return nil
    }
    return visit(root, "")
  }

  private func fill(_ view: UIView, depth: Int) {
    let children = (0..<random.whole(1...3)).map { _ in makeView(depth: depth + 1) }
    for child in children {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    for (index, child) in children.enumerated() {
      place(child, in: view)
      if index > 0, random.happens(60) { relate(child, children[index - 1]) }
    }
  }

  private func add(_ constraint: NSLayoutConstraint, _ priorities: [Float]) {
    constraint.priority = UILayoutPriority(random.pick(priorities))
    constraints.append(constraint)
  }

  private func place(_ child: UIView, in view: UIView) {
    let constant = CGFloat(random.whole(0...30))
    if random.happens(75) { add(child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: constant), [1000, 750]) }
    if random.happens(75) { add(child.topAnchor.constraint(equalTo: view.topAnchor, constant: constant), [1000, 750]) }
    if random.happens(50) { add(child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -constant), [999, 750, 250]) }
    if random.happens(40) { add(child.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -constant), [999, 750]) }
    if random.happens(20) { add(child.widthAnchor.constraint(lessThanOrEqualToConstant: constant * 5), [999, 250]) }
    if random.happens(20) { add(child.heightAnchor.constraint(greaterThanOrEqualToConstant: constant * 3), [999, 250]) }
    if random.happens(10) { add(child.centerXAnchor.constraint(equalTo: view.centerXAnchor), [500, 250]) }
  }

  private func relate(_ child: UIView, _ sibling: UIView) {
    switch random.whole(0...(isSimple ? 3 : 4)) {
    case 0: add(child.leadingAnchor.constraint(greaterThanOrEqualTo: sibling.trailingAnchor, constant: 8), [750, 250])
    case 1: add(child.topAnchor.constraint(equalTo: sibling.bottomAnchor, constant: 8), [999, 250])
    case 2: add(child.widthAnchor.constraint(equalTo: sibling.widthAnchor, multiplier: 2), [750, 250])
    case 3: add(child.heightAnchor.constraint(equalTo: sibling.heightAnchor), [750, 250])
    default: add(child.firstBaselineAnchor.constraint(equalTo: sibling.firstBaselineAnchor), [500, 250])
    }
  }

  private func makeView(depth: Int) -> UIView {
    switch random.whole(0...(depth < 4 ? 9 : 5)) {
    case 0, 1, 2: return makeLabel()
    case 3: return UISwitch()
    case 4: return UIStepper()
    case 5:
      let field = UITextField()
      field.text = words(1)
      return field
    case 6:
      let view = UIView()
      fill(view, depth: depth)
      return view
    default: return makeStack(depth: depth)
    }
  }

  private func words(_ count: Int) -> String {
    (0..<count).map { _ in random.pick(["a", "long", "label", "with", "several", "words", "wrapping"]) }.joined(separator: " ")
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.text = words(random.whole(1...8))
    let lines = random.pick([0, 1, 1, 2])
    label.numberOfLines = isSimple ? 1 : lines
    if random.happens(20) { label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal) }
    labels.append(label)
    return label
  }

  private func makeStack(depth: Int) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0..<random.whole(1...4)).map { _ in makeView(depth: depth + 1) })
    stack.axis = random.pick([.horizontal, .vertical])
    stack.distribution = random.pick([.fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
    if isSimple, stack.distribution == .fillProportionally { stack.distribution = .fill }
    stack.alignment = random.pick([.fill, .leading, .center, .trailing, .firstBaseline])
    if isSimple, stack.alignment == .firstBaseline { stack.alignment = .leading }
    stack.spacing = CGFloat(random.pick([0, 4, 8]))
    stacks.append(stack)
    return stack
  }
}

extension SeededGenerator {
  /// Returns true in `percent` of all cases.
  mutating func happens(_ percent: Int) -> Bool { whole(1...100) <= percent }
}
