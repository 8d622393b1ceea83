import TestSupport
import Testing
import VitrineTesting

@testable import UIKit

/// Tests that frames which constraints leave open depend on the views and the constraints alone.
@Suite(.namesSeeds) @MainActor struct DeterministicLayoutTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 2)

  /// Changes a tree in some way, lays it out, and undoes the change.
  private enum History: CaseIterable {
    case constraints, bounds, texts, stacks, arrangedViews

    @MainActor
    func pass(over tree: RandomTree, _ random: inout SeededGenerator) {
      switch self {
      case .constraints:
        let off = tree.constraints.filter { _ in random.happens(50) }
        NSLayoutConstraint.deactivate(off)
        tree.root.layoutIfNeeded()
        // The order of the constraints may decide between equally good layouts, so it is restored.
        NSLayoutConstraint.deactivate(tree.constraints)
        NSLayoutConstraint.activate(tree.constraints)
      case .bounds:
        tree.root.bounds.size = CGSize(width: 210, height: 333)
        tree.root.layoutIfNeeded()
        tree.root.bounds.size = CGSize(width: 320, height: 480)
      case .texts:
        let texts = tree.labels.map(\.text)
        for label in tree.labels { label.text = "other" }
        tree.root.layoutIfNeeded()
        for (label, text) in zip(tree.labels, texts).shuffled(using: &random) { label.text = text }
      case .stacks:
        let axes = tree.stacks.map(\.axis)
        for stack in tree.stacks where random.happens(70) { stack.axis = stack.axis == .vertical ? .horizontal : .vertical }
        tree.root.layoutIfNeeded()
        for (stack, axis) in zip(tree.stacks, axes).shuffled(using: &random) { stack.axis = axis }
      case .arrangedViews:
        for stack in tree.stacks { stack.arrangedSubviews.last?.isHidden = true }
        tree.root.layoutIfNeeded()
        for stack in tree.stacks.shuffled(using: &random) { stack.arrangedSubviews.last?.isHidden = false }
      }
      tree.root.layoutIfNeeded()
    }
  }

  #if DEBUG
    private static let count = 150
  #else
    private static let count = 1000
  #endif

  @Test func framesDoNotDependOnHistory() {
    for seed in 1...Self.count {
      var random = SeededGenerator(seed: UInt64(seed))
      let tree = RandomTree(seed: seed, isSimple: true)
      tree.root.layoutIfNeeded()
      let frames = tree.frames
      for history in History.allCases.shuffled(using: &random) {
        history.pass(over: tree, &random)
        #expect(tree.difference(from: frames) == nil, "seed \(seed), \(history)")
      }
    }
  }

  /// Other views with the same constraints, whose subviews are laid out in another order, get the same frames.
  @Test func framesDoNotDependOnAddressesAndTheOrderOfLayout() {
    for seed in 1...Self.count {
      var random = SeededGenerator(seed: UInt64(seed))
      let tree = RandomTree(seed: seed, isSimple: true), twin = RandomTree(seed: seed, isSimple: true)
      tree.root.layoutIfNeeded()
      for view in (twin.stacks as [UIView] + twin.labels).shuffled(using: &random) { view.layoutIfNeeded() }
      twin.root.layoutIfNeeded()
      #expect(twin.difference(from: tree.frames) == nil, "seed \(seed)")
    }
  }

  /// The digest changes with the rules of layout and with the fonts.
  @Test func framesAreTheSameInEachProcess() {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for seed in 1...100 {
      let tree = RandomTree(seed: seed)
      tree.root.layoutIfNeeded()
      for frame in tree.frames {
        for number in [frame.minX, frame.minY, frame.width, frame.height] { digest = (digest ^ number.bitPattern64) &* 0x100_0000_01b3 }
      }
    }
    #expect(digest == 14_261_877_233_318_799_717)
  }

  // MARK: Apple's choices

  private func view(in root: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func aSizeThatIsLeftOpenIsZero() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (a, b) = (view(in: root), view(in: root))
    a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -13).isActive = true
    b.widthAnchor.constraint(lessThanOrEqualToConstant: 23).isActive = true
    b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 287, y: 0, width: 0, height: 0))
    #expect(b.frame == CGRect(x: 5, y: 0, width: 0, height: 0))
  }

  /// Sources: EquationTests and FlexibleMarginTests of Stevia.
  @Test func aPositionThatAnInequalityAloneLimitsIsAtTheLimit() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let views = (0..<6).map { _ in view(in: root) }
    for view in views.dropLast() {
      NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100)])
    }
    NSLayoutConstraint.activate([
      views[0].topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23),
      views[1].topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 23),
      views[2].bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -45),
      views[3].bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -45),
      views[4].leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23),
      views[5].trailingAnchor.constraint(greaterThanOrEqualTo: root.trailingAnchor, constant: -13),
    ])
    root.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 0, y: 23, width: 100, height: 100))
    #expect(views[1].frame == CGRect(x: 0, y: 23, width: 100, height: 100))
    #expect(views[2].frame == CGRect(x: 0, y: 55, width: 100, height: 100))
    #expect(views[3].frame == CGRect(x: 0, y: 55, width: 100, height: 100))
    #expect(views[4].frame == CGRect(x: 23, y: 0, width: 100, height: 100))
    #expect(views[5].frame == CGRect(x: 287, y: 0, width: 0, height: 0))
  }

  /// Source: `testMarginLesserBetweenTwoViews` of Stevia.
  @Test func aDistanceThatAnInequalityAloneLimitsIsAtTheLimit() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (a, b) = (view(in: root), view(in: root))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 10),
      b.leadingAnchor.constraint(lessThanOrEqualTo: a.trailingAnchor, constant: 25),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(b.frame == CGRect(x: 35, y: 0, width: 0, height: 0))
  }

  @Test func theFieldNextToAStepperStretches() {
    for _ in 0..<10 {
      let stack = UIStackView(arrangedSubviews: [UITextField(), UIStepper()])
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      stack.layoutIfNeeded()
      let widths = stack.arrangedSubviews.map(\.frame.width)
      #expect(widths == [300 - UIStepper().intrinsicContentSize.width, UIStepper().intrinsicContentSize.width])
    }
  }

  @Test func viewsWhoseLookDoesNotStretchHugTheirSize() {
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh && view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
    let progress = UIProgressView(progressViewStyle: .default)
    #expect(progress.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(progress.contentHuggingPriority(for: .vertical) == .defaultHigh)
    for view in [UISlider(), UIPageControl(), UISegmentedControl(), UITextField(), UILabel()] {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow && view.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
    let own = UISwitch()
    own.setContentHuggingPriority(.defaultLow, for: .vertical)
    #expect(own.contentHuggingPriority(for: .vertical) == .defaultLow && own.contentHuggingPriority(for: .horizontal) == .defaultHigh)
  }

  @Test func equalPrioritiesStretchTheLastView() {
    let stack = UIStackView(arrangedSubviews: [UITextField(), UITextField(), UITextField()])
    for case let field as UITextField in stack.arrangedSubviews { field.text = "text" }
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.layoutIfNeeded()
    let own = stack.arrangedSubviews[0].intrinsicContentSize.width
    #expect(stack.arrangedSubviews.map(\.frame.width) == [own, own, 300 - 2 * own])
  }

  @Test func proportionsFollowTheContentsOfNestedStacks() {
    let label = UILabel()
    label.text = "a"
    let inner = UIStackView(arrangedSubviews: [label]), other = UILabel()
    other.text = "other"
    let outer = UIStackView(arrangedSubviews: [inner, other])
    outer.distribution = .fillProportionally
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    outer.layoutIfNeeded()
    let narrow = inner.frame.width
    label.text = "other"
    outer.layoutIfNeeded()
    #expect(narrow < 100 && inner.frame.width == 150)
    label.text = "a"
    outer.layoutIfNeeded()
    #expect(inner.frame.width == narrow)
  }

  // MARK: Questions

  @Test func layoutIsAmbiguousWhereAVariableHasNoConstraint() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (a, b) = (view(in: root), view(in: root))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 10),
      a.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    a.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!a.hasAmbiguousLayout)
  }
}

extension CGFloat {
  /// The bits of the number as a Double; 0 for both zeros.
  fileprivate var bitPattern64: UInt64 { self == 0 ? 0 : Double(self).bitPattern }
}
