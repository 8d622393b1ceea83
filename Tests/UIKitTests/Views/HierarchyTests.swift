import TestSupport
import Testing
import UIKit
import VitrineTesting

/// A view that records every callback.
private final class Witness: UIView {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { journal.lines.append("\(name).\(text)") }
  private func label(_ view: UIView?) -> String { (view as? Witness)?.name ?? (view == nil ? "nil" : "root") }

  override func willMove(toSuperview newSuperview: UIView?) { note("willMove(toSuperview: \(label(newSuperview)))") }
  override func didMoveToSuperview() { note("didMoveToSuperview \(label(superview))") }
  override func willMove(toWindow newWindow: UIWindow?) { note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))") }
  override func didMoveToWindow() { note("didMoveToWindow \(window == nil ? "nil" : "window")") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview \(label(subview))") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview \(label(subview))") }
}

private final class Journal {
  var lines: [String] = []
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }
}

@Suite(.namesSeeds) @MainActor struct HierarchyTests {
  private func names(_ view: UIView) -> String { view.subviews.map { "\($0.tag)" }.joined(separator: " ") }

  private func layers(_ view: UIView) -> String {
    (view.layer.sublayers ?? []).compactMap { ($0.delegate as? UIView)?.tag }.map { "\($0)" }.joined(separator: " ")
  }

  private func family(_ count: Int) -> (UIView, [UIView]) {
    let parent = UIView()
    let views = (0..<count).map { tag in
      let view = UIView()
      view.tag = tag
      parent.addSubview(view)
      return view
    }
    return (parent, views)
  }

  @Test func callbacksOutsideOfAWindowNameSuperviewsOnly() {
    let journal = Journal()
    let a = Witness("a", journal), b = Witness("b", journal)
    a.addSubview(b)
    #expect(
      journal.take() == """
        b.willMove(toSuperview: a)
        b.didMoveToSuperview a
        a.didAddSubview b
        """)
    b.removeFromSuperview()
    #expect(
      journal.take() == """
        a.willRemoveSubview b
        b.willMove(toSuperview: nil)
        b.didMoveToSuperview nil
        """)
  }

  @Test func callbacksInAWindowReachTheWholeSubtree() {
    let screen = HeadlessScreen(size: CGSize(width: 50, height: 50))
    let journal = Journal()
    let a = Witness("a", journal), b = Witness("b", journal)
    a.addSubview(b)
    _ = journal.take()
    screen.window.addSubview(a)
    #expect(
      journal.take() == """
        a.willMove(toWindow: window)
        b.willMove(toWindow: window)
        a.willMove(toSuperview: root)
        a.didMoveToWindow window
        b.didMoveToWindow window
        a.didMoveToSuperview root
        """)
    a.removeFromSuperview()
    #expect(
      journal.take() == """
        a.willMove(toSuperview: nil)
        a.willMove(toWindow: nil)
        b.willMove(toWindow: nil)
        a.didMoveToWindow nil
        b.didMoveToWindow nil
        a.didMoveToSuperview nil
        """)
  }

  @Test func aViewAboveAnotherLiesRightAboveItsLayer() {
    let (parent, views) = family(2)
    let low = CALayer(), high = CALayer(), new = UIView(), top = UIView()
    parent.layer.insertSublayer(low, above: views[0].layer)
    parent.layer.addSublayer(high)
    parent.insertSubview(new, aboveSubview: views[0])
    parent.insertSubview(top, aboveSubview: views[1])
    #expect(parent.subviews == [views[0], new, views[1], top])
    #expect(parent.layer.sublayers == [views[0].layer, new.layer, low, views[1].layer, top.layer, high])
    // A view that is a subview already moves.
    parent.insertSubview(top, aboveSubview: views[0])
    #expect(parent.subviews == [views[0], top, new, views[1]])
    #expect(parent.layer.sublayers == [views[0].layer, top.layer, new.layer, low, views[1].layer, high])
    parent.insertSubview(new, belowSubview: views[1])
    #expect(parent.subviews == [views[0], top, new, views[1]])
  }

  @Test func movingToAnotherSuperviewInTheWindowLeavesTheWindowAlone() {
    let screen = HeadlessScreen(size: CGSize(width: 50, height: 50))
    let journal = Journal()
    let a = Witness("a", journal), b = Witness("b", journal), c = Witness("c", journal)
    screen.window.addSubview(a)
    screen.window.addSubview(b)
    a.addSubview(c)
    _ = journal.take()
    b.addSubview(c)
    #expect(
      journal.take() == """
        c.willMove(toSuperview: b)
        a.willRemoveSubview c
        c.didMoveToSuperview b
        b.didAddSubview c
        """)
    #expect(a.subviews.isEmpty && c.superview === b && c.layer.superlayer === b.layer)
  }

  @Test func addingAgainBringsToTheFrontWithoutCallbacks() {
    let journal = Journal()
    let a = Witness("a", journal), b = Witness("b", journal), c = Witness("c", journal)
    a.addSubview(b)
    a.addSubview(c)
    _ = journal.take()
    a.addSubview(b)
    #expect(journal.take() == "")
    #expect(a.subviews == [c, b])
  }

  @Test func insertionIsRelativeToIndexAndSiblings() {
    let (parent, views) = family(4)
    let new = UIView()
    new.tag = 9
    parent.insertSubview(new, at: 1)
    #expect(names(parent) == "0 9 1 2 3")
    parent.insertSubview(new, aboveSubview: views[2])
    #expect(names(parent) == "0 1 2 9 3")
    parent.insertSubview(new, belowSubview: views[0])
    #expect(names(parent) == "9 0 1 2 3")
    parent.insertSubview(new, aboveSubview: views[3])
    #expect(names(parent) == "0 1 2 3 9")
    parent.insertSubview(new, at: 99)
    #expect(names(parent) == "0 1 2 3 9")
    parent.insertSubview(new, at: -4)
    #expect(names(parent) == "9 0 1 2 3")
    #expect(layers(parent) == names(parent))
  }

  @Test func whatIsNoSiblingIsPassedOver() {
    let (parent, _) = family(2)
    let stranger = UIView(), new = UIView()
    new.tag = 9
    parent.insertSubview(new, aboveSubview: stranger)
    #expect(names(parent) == "0 1 9" && stranger.subviews.isEmpty)
    parent.insertSubview(new, belowSubview: parent)
    #expect(names(parent) == "0 1 9")
    parent.bringSubviewToFront(stranger)
    parent.sendSubviewToBack(stranger)
    #expect(names(parent) == "0 1 9" && stranger.superview == nil)
  }

  @Test func aViewMovesBetweenWindowsWithItsSubtree() {
    let first = HeadlessScreen(size: CGSize(width: 50, height: 50)), second = HeadlessScreen(size: CGSize(width: 50, height: 50))
    let journal = Journal()
    let a = Witness("a", journal), b = Witness("b", journal)
    first.window.addSubview(a)
    a.addSubview(b)
    _ = journal.take()
    second.window.addSubview(a)
    #expect(
      journal.take() == """
        a.willMove(toWindow: window)
        b.willMove(toWindow: window)
        a.willMove(toSuperview: root)
        a.didMoveToWindow window
        b.didMoveToWindow window
        a.didMoveToSuperview root
        """)
    #expect(b.window === second.window)
  }

  @Test func orderChangesMoveLayersAlike() {
    let (parent, views) = family(5)
    parent.exchangeSubview(at: 1, withSubviewAt: 3)
    #expect(names(parent) == "0 3 2 1 4")
    parent.exchangeSubview(at: 4, withSubviewAt: 0)
    #expect(names(parent) == "4 3 2 1 0")
    parent.bringSubviewToFront(views[3])
    #expect(names(parent) == "4 2 1 0 3")
    parent.sendSubviewToBack(views[0])
    #expect(names(parent) == "0 4 2 1 3")
    parent.exchangeSubview(at: 0, withSubviewAt: 7)
    #expect(names(parent) == "0 4 2 1 3")
    #expect(layers(parent) == names(parent))
  }

  @Test func randomChangesKeepViewsAndLayersInStep() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let (parent, views) = family(8)
    var model = Array(0..<8)
    for step in 0..<500 {
      let tag = Int.random(in: 0..<8, using: &random)
      let other = Int.random(in: 0..<8, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        parent.bringSubviewToFront(views[tag])
        if let index = model.firstIndex(of: tag) { model.append(model.remove(at: index)) }
      case 1:
        views[tag].removeFromSuperview()
        model.removeAll { $0 == tag }
      case 2:
        parent.addSubview(views[tag])
        model.removeAll { $0 == tag }
        model.append(tag)
      case 3 where tag != other && model.contains(other):
        parent.insertSubview(views[tag], aboveSubview: views[other])
        model.removeAll { $0 == tag }
        model.insert(tag, at: model.firstIndex(of: other)! + 1)
      case 4 where tag != other && model.contains(other):
        parent.insertSubview(views[tag], belowSubview: views[other])
        model.removeAll { $0 == tag }
        model.insert(tag, at: model.firstIndex(of: other)!)
      case 5 where tag < model.count && other < model.count:
        parent.exchangeSubview(at: tag, withSubviewAt: other)
        model.swapAt(tag, other)
      default: break
      }
      let expected = model.map { "\($0)" }.joined(separator: " ")
      #expect(names(parent) == expected, "seed \(seed), step \(step)")
      #expect(layers(parent) == expected, "seed \(seed), step \(step)")
      if names(parent) != expected { return }
    }
  }

  @Test func aSuperviewIsNotAddedToItsDescendant() {
    let a = UIView(), b = UIView(), c = UIView()
    a.addSubview(b)
    b.addSubview(c)
    c.addSubview(a)
    a.addSubview(a)
    #expect(a.superview == nil && c.subviews.isEmpty && a.subviews == [b])
    #expect(c.isDescendant(of: a) && a.isDescendant(of: a) && !a.isDescendant(of: c))
  }

  @Test func tagsAreFoundDepthFirst() {
    let (parent, views) = family(3)
    let deep = UIView()
    deep.tag = 7
    views[1].addSubview(deep)
    let late = UIView()
    late.tag = 7
    parent.addSubview(late)
    #expect(parent.viewWithTag(7) === deep)
    #expect(parent.viewWithTag(2) === views[2])
    #expect(parent.viewWithTag(8) == nil)
  }

  @Test func theLayerClassIsAsked() {
    final class SpecialLayer: CALayer {}
    final class Shaped: UIView {
      override class var layerClass: AnyClass { SpecialLayer.self }
    }
    final class Wrong: UIView {
      override class var layerClass: AnyClass { NSString.self }
    }
    #expect(Shaped().layer is SpecialLayer)
    #expect(type(of: Wrong().layer) == CALayer.self)
    let shaped = Shaped()
    #expect(shaped.layer.delegate === shaped)
  }

  @Test func tintComesFromAboveAndChangesAreTold() {
    final class Tinted: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let parent = UIView(), child = Tinted()
    parent.addSubview(child)
    #expect(child.tintColor.cgColor == UIColor.systemBlue.cgColor)
    parent.tintColor = .white
    #expect(child.tintColor.cgColor == UIColor.white.cgColor && child.count == 1)
    child.tintColor = .black
    parent.tintColor = .systemBlue
    #expect(child.tintColor.cgColor == UIColor.black.cgColor && child.count == 2)
    child.tintColor = nil
    #expect(child.tintColor.cgColor == UIColor.systemBlue.cgColor && child.count == 3)
  }
}
