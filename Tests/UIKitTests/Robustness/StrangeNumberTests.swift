import TestSupport
import Testing
import UIKit
import VitrineTesting

/// Tests infinite and undefined numbers, and sizes that exceed the memory. They are refused or limited, and never trap or hang.
@Suite(.namesSeeds) @MainActor struct StrangeNumberTests {
  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  @Test(arguments: SeededGenerator.strange)
  func viewsAndLayersTakeAnyNumber(n: CGFloat) {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 60), scale: 2)
    let root = UIView(frame: screen.window.bounds)
    root.backgroundColor = .white
    screen.show(root)
    let label = UILabel()
    label.text = "Some text"
    let views = [UIView(), Drawing(), label, UIScrollView(), UISlider(), UIButton(type: .system)]
    for view in views {
      root.addSubview(view)
      view.backgroundColor = .blue
      view.frame = CGRect(x: n, y: 0, width: n, height: 10)
      view.frame = CGRect(x: 0, y: 0, width: 20, height: n)
      screen.settle()
      view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
      view.bounds = CGRect(x: n, y: n, width: 20, height: 20)
      view.center = CGPoint(x: n, y: 10)
      view.center = CGPoint(x: 10, y: 10)
      view.transform = CGAffineTransform(a: n, b: 0, c: 0, d: 1, tx: 0, ty: n)
      screen.settle()
      view.transform3D = CATransform3DMakeRotation(n, n, 1, 0)
      screen.settle()
      view.transform = .identity
      view.alpha = n
      view.contentStretch = CGRect(x: n, y: 0, width: n, height: 1)
      view.contentScaleFactor = n
      view.layer.contentsScale = n
      view.layer.cornerRadius = n
      view.layer.borderWidth = n
      view.layer.shadowRadius = n
      view.layer.shadowOpacity = Float(n)
      view.layer.shadowOffset = CGSize(width: n, height: 0)
      screen.settle()
      view.layer.shadowOpacity = 1
      view.layer.zPosition = n
      view.layer.anchorPoint = CGPoint(x: n, y: 0.5)
      view.layer.shadowPath = CGPath(rect: CGRect(x: n, y: 0, width: 10, height: n), transform: nil)
      view.layoutMargins = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      view.setNeedsDisplay(CGRect(x: n, y: 0, width: n, height: 10))
      screen.settle()
      _ = view.hitTest(CGPoint(x: n, y: n), with: nil)
      _ = view.sizeThatFits(CGSize(width: n, height: n))
      _ = view.convert(CGRect(x: n, y: n, width: n, height: n), to: root)
      _ = view.snapshotView(afterScreenUpdates: true)
      _ = view.description
    }
    #expect(screen.image.width == 120)
  }

  @Test(arguments: SeededGenerator.strange)
  func timesTakeAnyNumber(n: CGFloat) {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 60))
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    screen.show(view)
    let seconds = TimeInterval(n)
    UIView.animate(withDuration: seconds, delay: 0) { view.center.x += 1 }
    UIView.animate(withDuration: 0.1, delay: seconds) { view.center.y += 1 }
    UIView.animate(withDuration: seconds, delay: 0, usingSpringWithDamping: n, initialSpringVelocity: n) { view.alpha = 0.3 }
    UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: n, initialSpringVelocity: n) { view.alpha = 0.5 }
    UIView.animate(springDuration: seconds, bounce: n, initialSpringVelocity: n) { view.bounds.size.width = 30 }
    UIView.animateKeyframes(withDuration: 0.2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: seconds, relativeDuration: seconds) { view.center.x += 3 }
    }
    let animator = UIViewPropertyAnimator(duration: seconds, dampingRatio: n) { view.center.x = 40 }
    animator.startAnimation(afterDelay: seconds)
    animator.pauseAnimation()
    animator.fractionComplete = n
    animator.continueAnimation(withTimingParameters: nil, durationFactor: n)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.beginTime, animation.duration, animation.timeOffset) = (seconds, seconds, seconds)
    (animation.speed, animation.repeatCount, animation.repeatDuration) = (Float(n), Float(n), seconds)
    (animation.fromValue, animation.toValue) = (n, n)
    view.layer.add(animation, forKey: nil)
    view.layer.speed = Float(n)
    view.layer.timeOffset = seconds
    view.layer.beginTime = seconds
    CATransaction.setAnimationDuration(seconds)
    for _ in 0..<4 { screen.advance(by: 0.1) }
    _ = view.layer.presentation()?.frame
    view.layer.removeAllAnimations()
    screen.settle()
    #expect(view.center == CGPoint(x: 40, y: 11) && view.alpha == 0.5 && view.bounds.width == 30)
  }

  @Test(arguments: SeededGenerator.strange)
  func drawingTakesAnyNumber(n: CGFloat) throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor(red: n, green: n, blue: n, alpha: n).setFill()
      UIColor(hue: n, saturation: n, brightness: n, alpha: 1).setStroke()
      let path = UIBezierPath(arcCenter: CGPoint(x: n, y: 5), radius: n, startAngle: n, endAngle: n, clockwise: true)
      path.append(UIBezierPath(roundedRect: CGRect(x: 0, y: n, width: n, height: 10), cornerRadius: n))
      path.addQuadCurve(to: CGPoint(x: n, y: 1), controlPoint: CGPoint(x: 3, y: n))
      path.lineWidth = n
      path.setLineDash([n, n], count: 2, phase: n)
      path.fill()
      path.stroke()
      path.apply(CGAffineTransform(scaleX: n, y: n))
      _ = path.contains(CGPoint(x: n, y: n))
      path.addClip()
      UIRectFill(CGRect(x: n, y: n, width: n, height: n))
      ("Text" as NSString).draw(at: CGPoint(x: n, y: 2), withAttributes: [.font: UIFont.systemFont(ofSize: n)])
      ("Text" as NSString).draw(in: CGRect(x: 0, y: 0, width: n, height: 10), withAttributes: [.kern: n, .baselineOffset: n])
    }
    #expect(image.size == CGSize(width: 20, height: 20))
    _ = UIGraphicsImageRenderer(size: CGSize(width: n, height: 10)).image { _ in }
    let format = UIGraphicsImageRendererFormat()
    format.scale = n
    _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in }
    let resizable = image.resizableImage(withCapInsets: UIEdgeInsets(top: n, left: n, bottom: n, right: n), resizingMode: .tile)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      resizable.draw(in: CGRect(x: 0, y: 0, width: 15, height: 15))
      image.draw(in: CGRect(x: n, y: n, width: n, height: n), blendMode: .normal, alpha: n)
      image.drawAsPattern(in: CGRect(x: 0, y: 0, width: n, height: 5))
    }
    let cg = try #require(image.cgImage)
    _ = UIImage(cgImage: cg, scale: n, orientation: .left).size
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: n, height: n))
    label.font = .systemFont(ofSize: n, weight: UIFont.Weight(n))
    label.text = "Text that is long"
    label.numberOfLines = 0
    label.minimumScaleFactor = n
    label.preferredMaxLayoutWidth = n
    _ = (label.intrinsicContentSize, label.sizeThatFits(CGSize(width: n, height: n)))
  }

  @Test func whatNoMemoryHoldsIsNotDrawn() {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 60), scale: 2)
    let huge = Drawing(frame: CGRect(x: -5e8, y: -5e8, width: 1e9, height: 1e9))
    huge.layer.cornerRadius = 1e8
    huge.layer.shadowOpacity = 1
    huge.clipsToBounds = true
    let plain = UIView(frame: huge.bounds)
    plain.backgroundColor = .white
    huge.addSubview(plain)
    screen.show(huge)
    #expect(huge.layer.contents == nil)
    #expect(screen.color(at: CGPoint(x: 30, y: 30)).cgColor.components == [1, 1, 1, 1])
  }

  @Test func nothingAtAllIsASize() {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 60), scale: 2)
    let root = UIView(frame: screen.window.bounds)
    for view in [
      UIView(), Drawing(), UILabel(), UIImageView(), UIScrollView(), UISwitch(), UISlider(), UIButton(), UIToolbar(), UIProgressView(),
    ] {
      root.addSubview(view)
      view.frame = .zero
      view.clipsToBounds = true
      view.layer.shadowOpacity = 1
      view.mask = UIView()
      view.addSubview(UIView())
    }
    screen.show(root)
    UIView.animate(withDuration: 0.1) { for view in root.subviews { view.frame = CGRect(x: 1, y: 1, width: 0, height: 9) } }
    screen.advance(by: 0.2)
    _ = UIGraphicsImageRenderer(size: .zero).image { _ in }
    #expect(screen.color(at: CGPoint(x: 30, y: 30)).cgColor.components == [0, 0, 0, 1])
  }
}
