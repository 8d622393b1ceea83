import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct GeometryTests {
  @Test func frameBoundsAndCenterAreOneGeometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    view.center = .zero
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == CGRect(x: 5, y: 5, width: 3, height: 4))
  }

  @Test func aTransformTurnsAboutTheAnchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50) && view.center == CGPoint(x: 50, y: 25))
  }

  @Test func numbersThatAreNoneChangeNothing() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    view.bounds.size.width = .infinity
    view.center = CGPoint(x: 0, y: CGFloat.nan)
    view.alpha = .nan
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.alpha == 1)
  }

  @Test func conversionFollowsBoundsAndTransforms() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    let turned = UIView(frame: CGRect(x: 0, y: 50, width: 40, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(scrolled)
    scrolled.addSubview(turned)
    #expect(scrolled.convert(CGPoint(x: 5, y: 55), to: root) == CGPoint(x: 15, y: 15))
    #expect(scrolled.convert(CGPoint(x: 15, y: 15), from: root) == CGPoint(x: 5, y: 55))
    // After a quarter turn the view's x axis points down.
    let point = turned.convert(CGPoint(x: 0, y: 0), to: root)
    #expect(abs(point.x - 40) < 1e-9 && abs(point.y - 0) < 1e-9)
    let back = turned.convert(point, from: root)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    let box = turned.convert(turned.bounds, to: root)
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 40) < 1e-9)
    #expect(turned.convert(CGPoint(x: 3, y: 4), to: turned) == CGPoint(x: 3, y: 4))
  }

  @Test func nilIsTheWindowAndTheTopmostViewWithoutOne() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100))
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 6, y: 6))
    screen.show(outer)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 16))
    #expect(inner.convert(CGPoint(x: 16, y: 16), from: nil) == CGPoint(x: 1, y: 1))
    let other = UIWindow(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    other.isHidden = false
    let there = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    other.addSubview(there)
    #expect(there.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 60, y: 10))
    #expect(there.convert(CGPoint.zero, to: inner) == CGPoint(x: 45, y: -5))
    other.isHidden = true
  }

  @Test func sizeToFitKeepsTheOrigin() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    let view = Fitting(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(plain.sizeThatFits(.zero) == CGSize(width: 7, height: 8))
    #expect(plain.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  // MARK: Autoresizing

  private func resized(_ mask: UIView.AutoresizingMask, _ frame: CGRect, from: CGSize, to: CGSize) -> CGRect {
    let parent = UIView(frame: CGRect(origin: .zero, size: from))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = to
    return child.frame
  }

  private let old = CGSize(width: 100, height: 100)
  private let new = CGSize(width: 200, height: 50)
  private let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func withoutAMaskNothingMoves() {
    #expect(resized([], frame, from: old, to: new) == frame)
    #expect(resized([.flexibleRightMargin, .flexibleBottomMargin], frame, from: old, to: new) == frame)
  }

  @Test func aSingleFlexiblePartTakesAll() {
    #expect(resized(.flexibleWidth, frame, from: old, to: new) == CGRect(x: 10, y: 20, width: 130, height: 40))
    #expect(resized(.flexibleLeftMargin, frame, from: old, to: new) == CGRect(x: 110, y: 20, width: 30, height: 40))
    #expect(resized(.flexibleTopMargin, frame, from: old, to: new) == CGRect(x: 10, y: -30, width: 30, height: 40))
    #expect(resized(.flexibleHeight, frame, from: old, to: new) == CGRect(x: 10, y: 20, width: 30, height: 0))
  }

  @Test func flexiblePartsShareInProportion() {
    // There are 10 on the left and 60 on the right of 30, so a gain of 100 is divided 1 to 6.
    let both = resized([.flexibleLeftMargin, .flexibleRightMargin], frame, from: old, to: new)
    #expect(abs(both.minX - (10 + 100.0 / 7)) < 1e-9 && both.width == 30)
    let all = resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], frame, from: old, to: new)
    #expect(all.minX == 20 && all.width == 60)
    let centred = resized(
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      CGRect(x: 40, y: 40, width: 20, height: 20), from: old, to: new)
    #expect(centred == CGRect(x: 90, y: 15, width: 20, height: 20))
  }

  @Test func partsWithoutLengthShareEqually() {
    let full = resized(
      [.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 0, y: 0, width: 100, height: 10), from: old, to: new)
    #expect(full == CGRect(x: 50, y: 0, width: 100, height: 10))
    let fromNothing = resized([.flexibleWidth, .flexibleHeight], .zero, from: .zero, to: new)
    #expect(fromNothing == CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test func autoresizingReachesTheWholeTreeAndCanBeTurnedOff() {
    let parent = UIView(frame: CGRect(origin: .zero, size: old)), child = UIView(frame: parent.bounds)
    let grandchild = UIView(frame: parent.bounds)
    for view in [child, grandchild] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    parent.addSubview(child)
    child.addSubview(grandchild)
    parent.bounds.size = new
    #expect(grandchild.frame.size == new)
    parent.autoresizesSubviews = false
    parent.bounds.size = old
    #expect(child.frame.size == new && grandchild.frame.size == new)
  }

  @Test func aTurnedViewIsResizedInItsOwnAxes() {
    let parent = UIView(frame: CGRect(origin: .zero, size: old)), child = UIView(frame: frame)
    child.autoresizingMask = .flexibleWidth
    child.transform = CGAffineTransform(rotationAngle: 1)
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.bounds.size == CGSize(width: 130, height: 40) && child.center == CGPoint(x: 75, y: 40))
  }
}
