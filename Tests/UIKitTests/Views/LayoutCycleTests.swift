import Testing
import UIKit

@testable import VitrineTesting

/// A log of the calls of the layout cycle.
@MainActor
private final class Diary {
  private var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }
}

private final class Member: UIView {
  let name: String
  let diary: Diary
  var onUpdateConstraints: (Member) -> Void = { _ in }
  var onLayout: (Member) -> Void = { _ in }

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  }
  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    diary.note("\(name).updateConstraints")
    onUpdateConstraints(self)
    super.updateConstraints()
  }
  override func layoutSubviews() {
    diary.note("\(name).layoutSubviews")
    onLayout(self)
  }
  override func draw(_ rect: CGRect) { diary.note("\(name).draw") }

  func markAll() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    setNeedsDisplay()
  }
}

private final class Owner: UIViewController {
  let diary: Diary
  let root: Member
  init(_ diary: Diary) {
    self.diary = diary
    root = Member("root", diary)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() { view = root }
  override func updateViewConstraints() {
    diary.note("controller.updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { diary.note("controller.viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { diary.note("controller.viewDidLayoutSubviews") }
}

/// A root with a branch that has a leaf, and a second leaf. All have been shown.
@MainActor
private struct Family {
  let diary = Diary()
  let screen = HeadlessScreen(size: CGSize(width: 40, height: 40))
  let owner: Owner
  let branch, leaf, other: Member
  var root: Member { owner.root }

  init() {
    owner = Owner(diary)
    branch = Member("branch", diary)
    leaf = Member("leaf", diary)
    other = Member("other", diary)
    owner.root.addSubview(branch)
    owner.root.addSubview(other)
    branch.addSubview(leaf)
    screen.show(owner)
    _ = diary.take()
  }
}

@Suite @MainActor struct LayoutCycleTests {
  @Test func aTurnGoesFromConstraintsUpToLayoutDownToDrawing() {
    let family = Family()
    for member in [family.root, family.other, family.branch, family.leaf] { member.markAll() }
    #expect(family.diary.take() == "")
    family.screen.settle()
    #expect(
      family.diary.take() == """
        leaf.updateConstraints
        branch.updateConstraints
        other.updateConstraints
        controller.updateViewConstraints
        root.updateConstraints
        controller.viewWillLayoutSubviews
        root.layoutSubviews
        controller.viewDidLayoutSubviews
        branch.layoutSubviews
        leaf.layoutSubviews
        other.layoutSubviews
        root.draw
        branch.draw
        leaf.draw
        other.draw
        """)
    family.screen.settle()
    #expect(family.diary.take() == "")
  }

  /// Subviews that were marked before the layout of their superview are laid out when that calls `layoutIfNeeded()`, for example in
  /// `viewDidLayoutSubviews()`.
  @Test func aLayoutLaysMarkedSubviewsOutAtOnce() {
    let family = Family()
    for member in [family.root, family.branch, family.leaf] { member.setNeedsLayout() }
    family.root.onLayout = { root in
      root.layoutIfNeeded()
      family.diary.note("root has laid out")
    }
    family.screen.settle()
    #expect(
      family.diary.take() == """
        controller.viewWillLayoutSubviews
        root.layoutSubviews
        branch.layoutSubviews
        leaf.layoutSubviews
        root has laid out
        controller.viewDidLayoutSubviews
        """)
  }

  /// Views that mark their superview in each layout are laid out a limited number of times.
  @Test func aNestedLayoutThatDoesNotSettleEnds() {
    let family = Family()
    family.root.onLayout = { $0.layoutIfNeeded() }
    family.branch.onLayout = { branch in
      branch.superview?.setNeedsLayout()
      branch.setNeedsLayout()
    }
    for member in [family.root, family.branch] { member.setNeedsLayout() }
    family.screen.settle()
    #expect(family.diary.take().contains("branch.layoutSubviews"))
  }

  @Test func marksAreMergedAndOnlyMarkedViewsAreCalled() {
    let family = Family()
    for _ in 0..<3 {
      family.leaf.setNeedsUpdateConstraints()
      family.other.setNeedsLayout()
    }
    #expect(family.leaf.needsUpdateConstraints() && !family.branch.needsUpdateConstraints())
    family.screen.settle()
    #expect(family.diary.take() == "leaf.updateConstraints\nother.layoutSubviews")
    #expect(!family.leaf.needsUpdateConstraints())
  }

  @Test func aChangeOfSizeMarksTheSuperview() {
    let family = Family()
    family.leaf.frame.size.width = 10
    family.screen.settle()
    #expect(family.diary.take() == "branch.layoutSubviews\nleaf.layoutSubviews")
    family.leaf.center.x += 5
    family.screen.settle()
    #expect(family.diary.take() == "")
    // A superview that sets the size during its own layout is not laid out again.
    family.branch.onLayout = { _ in family.leaf.bounds.size.width += 1 }
    family.branch.setNeedsLayout()
    family.screen.settle()
    #expect(family.diary.take() == "branch.layoutSubviews\nleaf.layoutSubviews")
    // The same holds if the size follows from the contents.
    let label = UILabel()
    family.branch.addSubview(label)
    family.branch.onLayout = { _ in label.font = .systemFont(ofSize: 12) }
    family.screen.settle()
    #expect(family.diary.take() == "branch.layoutSubviews")
    let inner = CALayer()
    family.other.layer.addSublayer(inner)
    family.screen.settle()
    _ = family.diary.take()
    inner.bounds.size = CGSize(width: 5, height: 5)
    family.screen.settle()
    #expect(family.diary.take() == "other.layoutSubviews")
  }

  @Test func updateConstraintsIfNeededUpdatesTheSubtreeNow() {
    let family = Family()
    family.leaf.setNeedsUpdateConstraints()
    family.root.setNeedsUpdateConstraints()
    family.branch.updateConstraintsIfNeeded()
    #expect(family.diary.take() == "leaf.updateConstraints")
    family.screen.settle()
    #expect(family.diary.take() == "controller.updateViewConstraints\nroot.updateConstraints")
  }

  @Test func layoutIfNeededBeginsAtTheTopmostMarkedSuperview() {
    let family = Family()
    family.branch.markAll()
    family.leaf.markAll()
    family.leaf.layoutIfNeeded()
    #expect(
      family.diary.take() == """
        leaf.updateConstraints
        branch.updateConstraints
        branch.layoutSubviews
        leaf.layoutSubviews
        """)
    family.leaf.layoutIfNeeded()
    #expect(family.diary.take() == "")
    family.screen.settle()
    #expect(family.diary.take() == "branch.draw\nleaf.draw")
  }

  @Test func constraintsThatLayoutMarksAreUpdatedInTheSameTurn() {
    let family = Family()
    family.branch.onLayout = { [root = family.root, leaf = family.leaf] branch in
      branch.onLayout = { _ in }
      leaf.setNeedsUpdateConstraints()
      leaf.setNeedsLayout()
      root.setNeedsUpdateConstraints()
    }
    family.branch.setNeedsUpdateConstraints()
    family.branch.setNeedsLayout()
    family.screen.settle()
    #expect(
      family.diary.take() == """
        branch.updateConstraints
        branch.layoutSubviews
        leaf.updateConstraints
        leaf.layoutSubviews
        controller.updateViewConstraints
        root.updateConstraints
        """)
  }

  @Test func aViewThatRequiresConstraintsIsAskedBeforeItsFirstLayout() {
    final class Constrained: UIView {
      var calls: [String] = []
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        calls.append("updateConstraints")
        super.updateConstraints()
      }
      override func layoutSubviews() { calls.append("layoutSubviews") }
    }
    let screen = HeadlessScreen(size: CGSize(width: 40, height: 40))
    let view = Constrained()
    #expect(view.needsUpdateConstraints())
    screen.show(view)
    #expect(view.calls == ["updateConstraints", "layoutSubviews"])
  }

  @Test func whatNeverSettlesIsCutOffAndCanBeMarkedAgain() {
    let family = Family()
    family.leaf.onUpdateConstraints = { $0.setNeedsUpdateConstraints() }
    family.other.onLayout = { $0.setNeedsLayout() }
    for _ in 0..<2 {
      family.leaf.setNeedsUpdateConstraints()
      family.other.setNeedsLayout()
      family.screen.settle()
      let calls = family.diary.take().split(separator: "\n")
      #expect(calls.count { $0 == "leaf.updateConstraints" } == 64)
      #expect(calls.count { $0 == "other.layoutSubviews" } == 64)
      #expect(!family.leaf.needsUpdateConstraints())
    }
    family.screen.settle()
    #expect(family.diary.take() == "")
    #expect(!family.screen.display.wantsFrames)
  }

  /// Views that are replaced in every pass are laid out after the last one, so that the last of them is not empty.
  @Test func viewsThatWereAddedLastAreLaidOut() throws {
    final class Part: UIView {
      var onLayout: () -> Void = {}
      private(set) var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout()
      }
    }
    let screen = HeadlessScreen(size: CGSize(width: 40, height: 40))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), first = Part(), second = Part()
    first.onLayout = { [weak second] in second?.setNeedsLayout() }
    second.onLayout = { [weak first] in
      first?.subviews.first?.removeFromSuperview()
      first?.addSubview(Part(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
      first?.setNeedsLayout()
    }
    for part in [first, second] { root.addSubview(part) }
    screen.show(root)
    screen.settle()
    #expect(first.layouts >= 64, "the layout never settles")
    let last = try #require(first.subviews.first as? Part)
    #expect(last.layouts == 1)
  }

  @Test func aSubtreeBringsItsMarksAlong() {
    let family = Family()
    family.branch.removeFromSuperview()
    family.screen.settle()
    family.leaf.setNeedsUpdateConstraints()
    family.screen.settle()
    _ = family.diary.take()
    family.root.addSubview(family.branch)
    family.screen.settle()
    #expect(family.diary.take().hasPrefix("leaf.updateConstraints\n"))
  }

  /// Tests `constraint.constant = 100; UIView.animate { view.layoutIfNeeded() }` with a hand-written layout.
  @Test func layoutIfNeededInAnAnimationBlockAnimatesTheFrames() {
    final class Row: UIView {
      var constant: CGFloat = 0
      let inner = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = CGRect(x: constant, y: 0, width: 10, height: 10)
      }
    }
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 50), scale: 1)
    let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    row.addSubview(row.inner)
    screen.show(row)
    row.constant = 100
    row.setNeedsLayout()
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { row.layoutIfNeeded() }
    #expect(row.inner.frame.minX == 100)
    screen.settle()
    screen.advance(by: 0.2)
    #expect(abs((row.inner.layer.presentation()?.frame.minX ?? 0) - 50) < 1)
    screen.advance(by: 0.3)
    #expect(row.inner.layer.presentation()?.frame.minX == 100)
    // Outside of an animation block it jumps.
    row.constant = 20
    row.setNeedsLayout()
    row.layoutIfNeeded()
    screen.settle()
    #expect(row.inner.layer.presentation()?.frame.minX == 20)
  }
}
