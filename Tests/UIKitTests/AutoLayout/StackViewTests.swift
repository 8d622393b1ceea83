import Foundation
import Testing
import UIKit
import VitrineTesting

/// A view with an intrinsic content size.
private final class Brick: UIView {
  var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { natural }
}

@Suite(.serialized) @MainActor struct StackViewTests {
  private let screen = HeadlessScreen(size: CGSize(width: 400, height: 400), scale: 2)
  private var root: UIView { screen.window.rootViewController!.view }

  /// Returns a stack that is pinned to the left and the top, with a size if one is given.
  private func stack(_ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return stack
  }

  private func starts(_ stack: UIStackView) -> [CGFloat] {
    stack.arrangedSubviews.map { stack.axis == .horizontal ? $0.frame.minX : $0.frame.minY }
  }

  private func lengths(_ stack: UIStackView) -> [CGFloat] {
    stack.arrangedSubviews.map { stack.axis == .horizontal ? $0.frame.width : $0.frame.height }
  }

  // MARK: Distributions

  @Test func aStackIsAsLargeAsItsViewsAndSpaces() {
    let stack = stack([Brick(30, 10), Brick(50, 40), Brick(20, 20)])
    stack.spacing = 5
    screen.settle()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 110, height: 40))
    #expect(starts(stack) == [0, 35, 90])
    #expect(stack.arrangedSubviews.map(\.frame.height) == [40, 40, 40])
    stack.axis = .vertical
    screen.settle()
    #expect(stack.frame.size == CGSize(width: 50, height: 80))
    #expect(starts(stack) == [0, 15, 60])
  }

  @Test func fillStretchesWhoHugsLeastAndShrinksWhoResistsLeast() {
    let views = [Brick(30, 10), Brick(50, 10), Brick(20, 10)]
    views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    views[2].setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
    let stack = stack(views, width: 200)
    screen.settle()
    #expect(lengths(stack) == [30, 150, 20])
    stack.constraints.first { $0.firstAttribute == .width && $0.secondItem == nil && $0.identifier == nil }?.constant = 90
    screen.settle()
    #expect(lengths(stack) == [30, 50, 10])
  }

  @Test func fillEquallyMakesAllAsLong() {
    let stack = stack([Brick(30, 10), Brick(50, 10), Brick(20, 10)], width: 320)
    stack.distribution = .fillEqually
    stack.spacing = 10
    screen.settle()
    #expect(lengths(stack) == [100, 100, 100])
    #expect(starts(stack) == [0, 110, 220])
  }

  /// Spaces are part of the total length but are not scaled: the last view takes the rest.
  @Test func fillProportionallyFollowsNaturalLengths() {
    let views = [Brick(10, 10), Brick(20, 10), Brick(30, 10)]
    let stack = stack(views, width: 320)
    stack.distribution = .fillProportionally
    stack.spacing = 10
    screen.settle()
    #expect(lengths(stack) == [40, 80, 180])
    stack.spacing = 0
    screen.settle()
    #expect(lengths(stack) == [53.5, 106.5, 160])
    views[0].natural.width = 50
    screen.settle()
    #expect(lengths(stack) == [160, 64, 96])
    stack.spacing = UIStackView.spacingUseSystem
    screen.settle()
    #expect(lengths(stack) == [160, 64, 80])
  }

  @Test func fillProportionallyMeasuresStacksAndGivesNothingToWhatHasNoLength() {
    let row = UIStackView(arrangedSubviews: [Brick(10, 10), Brick(30, 10)])
    let stack = stack([row, UIView(), Brick(60, 10)], width: 200)
    stack.distribution = .fillProportionally
    screen.settle()
    #expect(lengths(stack) == [80, 0, 120])
    let parts = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(parts.map(\.priority.rawValue) == [999, 997])
  }

  @Test func fillProportionallyFillsWhereNothingHasALength() {
    let stack = stack([UIView(), UIView()], width: 100)
    stack.distribution = .fillProportionally
    screen.settle()
    #expect(lengths(stack).reduce(0, +) == 100)
  }

  @Test func equalSpacingSharesWhatIsLeft() {
    let stack = stack([Brick(30, 10), Brick(50, 10), Brick(20, 10)], width: 200)
    stack.distribution = .equalSpacing
    stack.spacing = 10
    screen.settle()
    #expect(starts(stack) == [0, 80, 180] && lengths(stack) == [30, 50, 20])
  }

  @Test func equalSpacingKeepsTheLeastSpace() {
    let views = [Brick(30, 10), Brick(50, 10), Brick(20, 10)]
    views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let stack = stack(views, width: 100)
    stack.distribution = .equalSpacing
    stack.spacing = 10
    screen.settle()
    #expect(starts(stack) == [0, 40, 80] && lengths(stack) == [30, 30, 20])
  }

  @Test func equalCenteringPutsCentresAtEqualDistances() {
    let stack = stack([Brick(20, 10), Brick(60, 10), Brick(40, 10)], width: 230)
    stack.distribution = .equalCentering
    screen.settle()
    let centers = stack.arrangedSubviews.map(\.frame.midX)
    #expect(centers[1] - centers[0] == centers[2] - centers[1])
    #expect(centers == [10, 110, 210])
  }

  // MARK: Alignment

  @Test(arguments: [
    (UIStackView.Alignment.leading, [CGFloat(0), 0]), (.center, [20, 0]), (.trailing, [40, 0]),
  ])
  func alignmentPlacesViewsAcross(_ alignment: UIStackView.Alignment, _ tops: [CGFloat]) {
    let stack = stack([Brick(30, 10), Brick(30, 50)])
    stack.alignment = alignment
    screen.settle()
    #expect(stack.arrangedSubviews.map(\.frame.minY) == tops)
    #expect(stack.arrangedSubviews.map(\.frame.height) == [10, 50])
    #expect(stack.frame.height == 50)
  }

  @Test func baselinesOfLabelsMeet() {
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 40)
    for label in [small, large] { label.text = "Text" }
    let stack = stack([small, large])
    stack.alignment = .firstBaseline
    screen.settle()
    #expect(abs(small.frame.minY + small.firstBaseline.distance(in: 0) - large.frame.minY - large.firstBaseline.distance(in: 0)) <= 0.5)
    #expect(large.frame.minY == 0 && stack.frame.height == large.frame.height)
  }

  @Test func aStacksBaselineIsThatOfItsText() {
    let inner = UIStackView(arrangedSubviews: [Brick(10, 10), UILabel(), UILabel()])
    inner.axis = .vertical
    (inner.arrangedSubviews[1] as? UILabel)?.text = "One"
    (inner.arrangedSubviews[2] as? UILabel)?.text = "Two"
    let beside = UILabel()
    beside.text = "Beside"
    let stack = stack([inner, beside])
    stack.alignment = .lastBaseline
    screen.settle()
    #expect(inner.forLastBaselineLayout === inner.arrangedSubviews[2] && inner.forFirstBaselineLayout === inner.arrangedSubviews[0])
    #expect(beside.frame.maxY == inner.convert(inner.arrangedSubviews[2].frame, to: stack).maxY)
  }

  // MARK: Spacing and margins

  @Test func aSpaceOfItsOwnFollowsAView() {
    let views = [Brick(10, 10), Brick(10, 10), Brick(10, 10)]
    let stack = stack(views)
    stack.spacing = 4
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    screen.settle()
    #expect(starts(stack) == [0, 30, 48])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    screen.settle()
    #expect(starts(stack) == [0, 14, 32])
  }

  @Test func marginsKeepViewsFromTheEdges() {
    let stack = stack([Brick(10, 10)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    screen.settle()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 10, height: 10))
    #expect(stack.frame.size == CGSize(width: 16, height: 14))
  }

  @Test func aRowIsMirroredWhereTextRunsFromRightToLeft() {
    let stack = stack([Brick(10, 10), Brick(20, 10)])
    stack.semanticContentAttribute = .forceRightToLeft
    screen.settle()
    #expect(starts(stack) == [20, 0])
  }

  // MARK: Hidden and removed views

  @Test func aHiddenViewTakesNoRoomNorTheSpaceAfterIt() {
    let stack = stack([Brick(10, 10), Brick(20, 10), Brick(30, 10)])
    stack.spacing = 5
    stack.arrangedSubviews[1].heightAnchor.constraint(equalToConstant: 90).isActive = true
    stack.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 90).isActive = true
    screen.settle()
    #expect(stack.frame.size == CGSize(width: 140, height: 90))
    stack.arrangedSubviews[1].isHidden = true
    screen.settle()
    #expect(stack.frame.size == CGSize(width: 45, height: 10))
    #expect(stack.arrangedSubviews[2].frame.minX == 15)
    stack.arrangedSubviews[1].isHidden = false
    screen.settle()
    #expect(stack.frame.size == CGSize(width: 140, height: 90))
  }

  @Test func hidingInABlockShrinksTheViewInSight() {
    let stack = stack([Brick(100, 10), Brick(100, 10)])
    screen.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stack.arrangedSubviews[0].isHidden = true
      root.layoutIfNeeded()
    }
    #expect(stack.arrangedSubviews[0].isHidden && stack.arrangedSubviews[1].frame.minX == 0)
    screen.advance(by: 0.5)
    let shown = stack.arrangedSubviews[0].layer.presentation()
    #expect(shown?.isHidden == false && abs((shown?.frame.width ?? 0) - 50) < 3)
    #expect(abs((stack.arrangedSubviews[1].layer.presentation()?.frame.minX ?? 0) - 50) < 3)
    screen.advance(by: 0.6)
    #expect(stack.arrangedSubviews[0].layer.presentation()?.isHidden ?? true)
  }

  @Test func viewsThatLeaveTheSuperviewAreNotArrangedAnyMore() {
    let views = [Brick(10, 10), Brick(20, 10), Brick(30, 10)]
    let stack = stack(views)
    views[1].removeFromSuperview()
    screen.settle()
    #expect(stack.arrangedSubviews == [views[0], views[2]] && starts(stack) == [0, 10])
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
    stack.insertArrangedSubview(views[0], at: 99)
    screen.settle()
    #expect(stack.arrangedSubviews == [views[2], views[0]] && starts(stack) == [0, 30])
    stack.insertArrangedSubview(views[0], at: 0)
    screen.settle()
    #expect(starts(stack) == [0, 10])
  }

  @Test func aStackDoesNotArrangeWhatContainsIt() {
    let stack = stack([])
    stack.addArrangedSubview(root)
    #expect(stack.arrangedSubviews.isEmpty && root.superview !== stack)
  }

  @Test func constraintsThatStayAreNotMadeAnew() {
    let stack = stack((0..<20).map { _ in Brick(10, 10) })
    screen.settle()
    let before = Set(stack.constraints.map(ObjectIdentifier.init))
    stack.arrangedSubviews[10].isHidden = true
    screen.settle()
    let after = Set(stack.constraints.map(ObjectIdentifier.init))
    #expect(before.intersection(after).count >= before.count - 4)
  }

  @Test func stacksFitTheirContents() {
    let stack = UIStackView(arrangedSubviews: [Brick(10, 20), Brick(30, 40)])
    stack.axis = .vertical
    stack.spacing = 7
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 67))
  }

  @Test func nestedStacksShareRoom() {
    let inner = UIStackView(arrangedSubviews: [Brick(10, 10), Brick(10, 10)])
    inner.distribution = .fillEqually
    let stack = stack([inner, Brick(40, 10)], width: 200)
    stack.distribution = .fillEqually
    screen.settle()
    #expect(inner.frame.width == 100 && inner.arrangedSubviews.map(\.frame.width) == [50, 50])
  }
}
