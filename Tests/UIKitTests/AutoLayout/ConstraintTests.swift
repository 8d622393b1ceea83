import Foundation
import Testing
import UIKit
import VitrineTesting

@Suite(.serialized) @MainActor struct ConstraintTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 2)
  private var root: UIView { screen.window.rootViewController!.view }

  private func box(in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  @Test func noneOfADimensionIsAConstant() {
    let view = UIView(), other = UIView()
    let constraint = view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0, constant: 12)
    #expect(constraint.secondItem == nil && constraint.secondAnchor == nil && constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1 && constraint.constant == 12)
    #expect(view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0.5).secondAnchor == other.heightAnchor)
  }

  /// A conflict names constraints that the engine made, which have no object. A debug build crashed when it described them.
  @Test func aConflictWithANaturalSizeIsDescribed() {
    let label = UILabel()
    label.text = "OK"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
    screen.settle()
    #expect(label.layoutFacts.contains { $0.origin == .hugging && $0.constraint == nil })
    #expect(root.layoutConflicts.map(\.conflicting.count) == [1])
  }

  @Test func edgesPinnedToTheSuperviewFollowIt() throws {
    let view = box()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 5),
    ])
    screen.settle()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 270, height: 140))
    try screen.resize(to: CGSize(width: 500, height: 400))
    #expect(view.frame == CGRect(x: 10, y: 30, width: 470, height: 240))
  }

  /// Tests `constraint.constant = 100; UIView.animate { view.layoutIfNeeded() }`.
  @Test func aConstantChangedBeforeLayoutInAnAnimationAnimatesTheFrame() {
    let view = box()
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    screen.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    #expect(view.frame.minX == 100)
    screen.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 50) < 2)
    screen.advance(by: 0.6)
    #expect(view.layer.presentation()?.frame.minX ?? 100 == 100)
  }

  @Test func siblingsShareRoomByTheirWidths() {
    let (a, b) = (box(), box())
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor), b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
      a.topAnchor.constraint(equalTo: root.topAnchor), b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      a.heightAnchor.constraint(equalToConstant: 60), b.heightAnchor.constraint(equalToConstant: 20),
    ])
    screen.settle()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(b.frame == CGRect(x: 100, y: 20, width: 200, height: 20))
  }

  @Test func threePartsMeetWithoutGapsOnPixels() throws {
    try screen.resize(to: CGSize(width: 100, height: 400))
    let parts = [box(), box(), box()]
    parts[0].leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    parts[2].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    for i in 1..<3 {
      parts[i].leftAnchor.constraint(equalTo: parts[i - 1].rightAnchor).isActive = true
      parts[i].widthAnchor.constraint(equalTo: parts[0].widthAnchor).isActive = true
    }
    screen.settle()
    #expect(parts.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(parts.map(\.frame.maxX) == [33.5, 66.5, 100])
  }

  @Test func viewsAtDifferentDepthsAreRelated() {
    let outer = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    root.addSubview(outer)
    let (inner, other) = (box(in: outer), box())
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5), inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
      other.leftAnchor.constraint(equalTo: inner.rightAnchor), other.topAnchor.constraint(equalTo: inner.bottomAnchor),
      other.widthAnchor.constraint(equalToConstant: 7), other.heightAnchor.constraint(equalToConstant: 7),
    ])
    screen.settle()
    #expect(inner.frame == CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(other.frame == CGRect(x: 35, y: 40, width: 7, height: 7))
    outer.frame.origin.x = 120
    screen.settle()
    #expect(inner.frame.minX == 5 && other.frame.minX == 135)
  }

  /// An autoresizing mask is translated into constraints (Apple: translatesAutoresizingMaskIntoConstraints).
  @Test func contentsOfAViewThatFillsItsSuperviewMakeItsSize() {
    let outer = UIView(), content = UIView(frame: CGRect(x: 4, y: 3, width: 92, height: 47)), inner = UIView()
    outer.frame.size = CGSize(width: 100, height: 50)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(content)
    content.addSubview(inner)
    root.addSubview(outer)
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    let width = inner.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
      inner.leftAnchor.constraint(equalTo: content.leftAnchor), inner.rightAnchor.constraint(equalTo: content.rightAnchor),
      inner.topAnchor.constraint(equalTo: content.topAnchor), inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20), width,
    ])
    screen.settle()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 68, height: 23) && content.frame == CGRect(x: 4, y: 3, width: 60, height: 20))
    width.constant = 90
    screen.settle()
    #expect(outer.frame.width == 98 && content.frame.width == 90 && inner.frame == CGRect(x: 0, y: 0, width: 90, height: 20))
  }

  @Test func naturalSizesHugAndResist() {
    let (a, b) = (UILabel(), UILabel())
    for label in [a, b] {
      label.text = "A label"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    let width = a.intrinsicContentSize.width
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
      b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
    ])
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    screen.settle()
    #expect(a.frame.width == width && b.frame.width == 300 - width && a.frame.height == a.intrinsicContentSize.height)
    #expect(a.frame.maxY == b.frame.maxY)
    a.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    screen.settle()
    #expect(b.frame.width == width)
    a.text = "Another label that is longer"
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    screen.settle()
    #expect(a.frame.width == a.intrinsicContentSize.width && a.frame.width > width)
  }

  @Test func aLabelThatWrapsIsAsHighAsItsWidthMakesIt() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor), width,
    ])
    screen.settle()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    width.constant = 120
    screen.settle()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(label.frame.height > 150)
  }

  @Test func guidesOfMarginsAndSafeAreaFollow() {
    let (view, safe) = (box(), box())
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 12, bottom: 3, trailing: 14)
    let guide = root.layoutMarginsGuide, area = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      safe.leadingAnchor.constraint(equalTo: area.leadingAnchor), safe.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      safe.topAnchor.constraint(equalTo: area.topAnchor), safe.bottomAnchor.constraint(equalTo: area.bottomAnchor),
    ])
    screen.settle()
    #expect(view.frame == root.bounds.inset(by: root.layoutMargins))
    screen.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    screen.settle()
    #expect(safe.frame == root.bounds.inset(by: root.safeAreaInsets) && root.safeAreaInsets.top >= 44)
    #expect(view.frame == root.bounds.inset(by: root.layoutMargins))
    #expect(guide.layoutFrame == view.frame)
  }

  /// A picture of iOS shows it (swift-snapshot-testing, `testAutolayout`).
  @Test func theRootViewFillsTheWindowAlsoWithoutItsMask() {
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = box()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    screen.settle()
    #expect(root.frame == CGRect(x: 0, y: 0, width: 300, height: 400) && view.frame == root.bounds)
    screen.window.frame.size = CGSize(width: 200, height: 500)
    screen.settle()
    #expect(root.frame == CGRect(x: 0, y: 0, width: 200, height: 500) && view.frame == root.bounds)
  }

  @Test func aGuideOfOnesOwnTakesPart() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = box()
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor), view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalToConstant: 1),
    ])
    screen.settle()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 75, height: 10))
    #expect(view.frame.origin == CGPoint(x: 75, y: 10))
  }

  @Test func rightToLeftLeadsFromTheRight() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = box()
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0), view.widthAnchor.constraint(equalToConstant: 40),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    screen.settle()
    #expect(view.frame == CGRect(x: 260, y: 0, width: 40, height: 10))
    root.semanticContentAttribute = .forceLeftToRight
    view.semanticContentAttribute = .forceLeftToRight
    screen.settle()
    #expect(view.frame.minX == 0)
  }

  @Test func constraintsEndWithTheHierarchyThatTheyNeed() {
    let (view, inside) = (box(), UIView())
    inside.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inside)
    let outward = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9)
    let within = inside.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 4)
    let own = inside.widthAnchor.constraint(equalToConstant: 6)
    NSLayoutConstraint.activate([outward, within, own])
    #expect(root.constraints == [outward] && view.constraints == [within] && inside.constraints == [own])
    screen.settle()
    #expect(inside.frame.minX == 4 && inside.frame.width == 6)
    view.removeFromSuperview()
    #expect(!outward.isActive && within.isActive && own.isActive && root.constraints.isEmpty)
    within.constant = 20
    view.layoutIfNeeded()
    #expect(inside.frame.minX == 20)
    root.addSubview(view)
    within.constant = 30
    screen.settle()
    #expect(inside.frame.minX == 30 && inside.frame.width == 6)
  }

  @Test func itemsWithoutACommonAncestorAreRefused() {
    let (a, b) = (UIView(), UIView())
    let constraint = a.leftAnchor.constraint(equalTo: b.leftAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func ofAConflictOneIsLeftOutAndTheOthersHold() {
    let view = box()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
    wide.isActive = true
    screen.settle()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 50, height: 50))
    wide.isActive = false
    screen.settle()
    #expect(view.frame.width == 50)
  }

  @Test func prioritiesAndActivationMayChange() {
    let view = box()
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    (narrow.priority, wide.priority) = (.defaultHigh, .defaultLow)
    NSLayoutConstraint.activate([narrow, wide])
    screen.settle()
    #expect(view.frame.width == 50)
    wide.priority = UILayoutPriority(800)
    screen.settle()
    #expect(view.frame.width == 90)
    NSLayoutConstraint.deactivate([wide])
    screen.settle()
    #expect(view.frame.width == 50)
  }

  @Test func aViewPlacedByItsFrameStaysThere() {
    let (fixed, view) = (UIView(frame: CGRect(x: 11, y: 12, width: 13, height: 14)), box())
    root.addSubview(fixed)
    view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 1).isActive = true
    screen.settle()
    #expect(view.frame.minX == 25 && fixed.frame == CGRect(x: 11, y: 12, width: 13, height: 14))
    fixed.center.x += 10
    screen.settle()
    #expect(view.frame.minX == 35)
  }

  @Test func theContentOfAScrollViewIsAsLargeAsItsConstraintsMakeIt() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(scroll)
    let view = box(in: scroll)
    let height = view.heightAnchor.constraint(equalToConstant: 500)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: scroll.leftAnchor), view.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
      view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), height,
    ])
    screen.settle()
    #expect(scroll.contentSize == CGSize(width: 100, height: 510) && view.frame == CGRect(x: 0, y: 0, width: 100, height: 500))
    height.constant = 300
    screen.settle()
    #expect(scroll.contentSize.height == 310)
  }

  @Test func theFittingSizeIsWhatIsWithin() {
    let card = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 30)
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
    ])
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 150 && abs(size.height - label.sizeThatFits(CGSize(width: 130, height: 0)).height - 10) < 0.01)
    #expect(card.frame == .zero)
    root.addSubview(card)
    card.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    screen.settle()
    #expect(label.frame == CGRect(x: 10, y: 5, width: 180, height: 90))
  }

  /// Creating and releasing a hierarchy a thousand times leaves nothing behind.
  @Test func aThousandHierarchiesComeAndGo() {
    weak var last: UIView?
    for _ in 0..<1000 {
      let (a, b) = (box(), box())
      NSLayoutConstraint.activate([
        a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 3),
        a.widthAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      #expect(b.frame.minX == 13)
      a.removeFromSuperview()
      b.removeFromSuperview()
      last = a
    }
    #expect(last == nil && root.constraints.isEmpty)
  }

  // MARK: Ambiguity

  @Test func aFrameThatConstraintsLeaveOpenIsAmbiguous() {
    let view = box()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20), view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    screen.settle()
    #expect(view.hasAmbiguousLayout)
    let before = view.frame.width
    view.exerciseAmbiguityInLayout()
    screen.settle()
    #expect(view.frame.width != before && [30, 280].contains(view.frame.width) && view.frame.maxX == 290)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test func theConstraintsThatMakeAFrameAreNamed() {
    let view = box()
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let unused = view.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    let height = view.heightAnchor.constraint(equalTo: view.widthAnchor)
    NSLayoutConstraint.activate([left, width, unused, top, height])
    #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [left, width])
    #expect(Set(view.constraintsAffectingLayout(for: .vertical)) == [top, height, width])
  }

  @Test func aBrokenConstraintHoldsAgainWhenTheConflictEnds() {
    let view = box()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    most.isActive = true
    screen.settle()
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    screen.settle()
    #expect(view.frame.width == 50)
    most.isActive = false
    screen.settle()
    #expect(view.frame.width == 80)
  }
}
