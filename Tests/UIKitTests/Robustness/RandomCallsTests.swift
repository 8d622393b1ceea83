import Raster
import TestSupport
import Testing
import UIKit

@testable import VitrineTesting

/// Makes random calls with random numbers. Nothing may trap, and the screen must equal a frame drawn from scratch.
@Suite(.namesSeeds) @MainActor struct RandomCallsTests {
  @Test(arguments: UInt64(1)...24)
  func anyCallsLeaveThePictureOfAFullRedraw(seed: UInt64) {
    var caller = RandomCaller(seed: seed)
    for round in 0..<30 {
      for _ in 0..<12 { caller.call() }
      caller.screen.activate()
      caller.screen.settle()
      guard caller.isPictureThatOfAFullRedraw() else {
        Issue.record("seed \(seed), round \(round): \(caller.log.suffix(12).joined(separator: "; "))")
        return
      }
    }
  }
}

@MainActor
private struct RandomCaller {
  let screen: HeadlessScreen
  var random: SeededGenerator
  var views: [UIView] = []
  var log: [String] = []
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 70))
  private let image: UIImage

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    screen = HeadlessScreen(size: CGSize(width: 90, height: 70), scale: CGFloat(random.whole(1...2)))
    image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 9)).image { context in
      UIColor.systemOrange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 9))
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: 3, y: 2, width: 4, height: 4))
    }
    screen.show(root)
    for _ in 0..<6 { add() }
  }

  private mutating func add() {
    let view: UIView
    switch random.whole(0...9) {
    case 0: view = Scribble()
    case 1: view = Scribble()
    case 2:
      let label = UILabel()
      label.text = random.pick(["Text", "한국어 text", "", "two\nlines 😀"])
      label.numberOfLines = random.whole(0...2)
      view = label
    case 3: view = UIImageView(image: image)
    case 4:
      view = UIImageView(
        image: image.resizableImage(
          withCapInsets: UIEdgeInsets(top: random.number(-1...6), left: random.number(-1...6), bottom: 2, right: 2),
          resizingMode: random.chance(0.5) ? .tile : .stretch))
    case 5:
      let scroll = UIScrollView()
      scroll.contentSize = random.size()
      view = scroll
    case 6:
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      view = button
    case 7: view = random.pick([UISwitch(), UISlider(), UIProgressView(), UISegmentedControl(items: ["a", "b"])])
    default: view = UIView()
    }
    view.frame = random.rect()
    if random.chance(0.6) { view.backgroundColor = color() }
    (views.isEmpty || random.chance(0.4) ? root : random.pick(views)).addSubview(view)
    views.append(view)
  }

  private mutating func color() -> UIColor? {
    if random.chance(0.1) { return nil }
    return UIColor(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: random.chance(0.5) ? 1 : random.number(0...1))
  }

  private mutating func transform() -> CGAffineTransform {
    switch random.whole(0...5) {
    case 0: .identity
    case 1: CGAffineTransform(scaleX: random.number(-2...2), y: random.number(-2...2))
    case 2: CGAffineTransform(translationX: random.number(), y: random.number())
    case 3:
      CGAffineTransform(
        a: random.number(-1...1), b: random.number(-1...1), c: random.number(-1...1), d: random.number(-1...1), tx: 0, ty: 0)
    default: CGAffineTransform(rotationAngle: random.number(-4...4))
    }
  }

  mutating func call() {
    let view = random.pick(views), other = random.pick(views)
    let kind = random.whole(0...53)
    log.append("\(kind) on \(type(of: view))")
    switch kind {
    case 0: view.frame = random.rect()
    case 1: view.bounds = random.rect()
    case 2: view.center = random.point()
    case 3: view.transform = transform()
    case 4: view.alpha = random.number(0...1)
    case 5: view.isHidden.toggle()
    case 6: view.backgroundColor = color()
    case 7: view.clipsToBounds.toggle()
    case 8: view.contentMode = random.pick(UIView.ContentMode.allCases)
    case 9:
      view.contentStretch = CGRect(
        x: random.number(-0.2...1), y: random.number(0...1), width: random.number(0...1), height: random.number(0...1))
    case 10: view.addSubview(other)
    case 11: view.insertSubview(other, at: random.whole(-2...9))
    case 12: view.removeFromSuperview()
    case 13: view.superview?.bringSubviewToFront(view)
    case 14: view.exchangeSubview(at: random.whole(-1...3), withSubviewAt: random.whole(-1...3))
    case 15: view.setNeedsDisplay()
    case 16: view.setNeedsDisplay(random.rect())
    case 17: view.setNeedsLayout()
    case 18: view.layoutIfNeeded()
    case 19: view.layer.cornerRadius = random.number(-2...30)
    case 20: view.layer.borderWidth = random.number(-1...6)
    case 21: view.layer.borderColor = color()?.cgColor
    case 22: view.layer.shadowOpacity = Float(random.number(-0.2...1.2))
    case 23: view.layer.shadowRadius = random.number(-1...12)
    case 24: view.layer.shadowOffset = random.size()
    case 25:
      view.layer.shadowPath = random.chance(0.3) ? nil : UIBezierPath(roundedRect: random.rect(), cornerRadius: random.number(0...9)).cgPath
    case 26: view.layer.zPosition = random.number(-3...3)
    case 27: view.layer.anchorPoint = CGPoint(x: random.number(-1...2), y: random.number(-1...2))
    case 28: view.layer.sublayerTransform = CATransform3DMakeAffineTransform(transform())
    case 29:
      view.layer.transform = CATransform3DMakeRotation(
        random.number(-4...4), random.number(-1...1), random.number(-1...1), random.number(-1...1))
    case 30:
      view.mask =
        random.chance(0.4)
        ? nil
        : {
          let mask = UIView(frame: random.rect()); mask.backgroundColor = .black; return mask
        }()
    case 31: view.contentScaleFactor = random.number(0...3)
    case 32: view.isOpaque.toggle()
    case 33: view.sizeToFit()
    case 34: _ = view.hitTest(random.point(), with: nil)
    case 35: _ = view.convert(random.rect(), to: other)
    case 36: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(random.whole(0...63)))
    case 37:
      let (rect, mode) = (random.rect(), random.whole(0...3))
      UIView.animate(withDuration: TimeInterval(random.number(0...0.4)), delay: mode == 0 ? TimeInterval(random.number(0...0.2)) : 0) {
        if mode < 2 { view.frame = rect } else { view.alpha = view.alpha > 0.5 ? 0.2 : 1 }
      } completion: { _ in
        if mode == 3 { view.removeFromSuperview() }
      }
    case 38:
      let turn = transform()
      UIView.animate(
        withDuration: TimeInterval(random.number(0...0.4)), delay: 0, usingSpringWithDamping: random.number(0...1),
        initialSpringVelocity: random.number(-3...9)
      ) { view.transform = turn }
    case 39:
      let animation = CABasicAnimation(
        keyPath: random.pick(["position", "opacity", "bounds.size", "nothing", "transform.rotation.z", "cornerRadius"]))
      animation.toValue = random.pick([random.number(), random.point(), random.size(), "text", UIColor.red.cgColor] as [Any])
      animation.duration = TimeInterval(random.number(0...0.5))
      animation.repeatCount = Float(random.number(0...3))
      animation.speed = Float(random.number(-2...2))
      animation.timeOffset = TimeInterval(random.number(0...1))
      animation.autoreverses = random.chance(0.5)
      view.layer.add(animation, forKey: random.chance(0.5) ? "key" : nil)
    case 40: view.layer.removeAllAnimations()
    case 41: screen.advance(by: TimeInterval(random.whole(1...8)) / 60)
    case 42: screen.touch(random.pick([.began, .moved, .ended, .cancelled]), at: random.point(), finger: random.whole(0...2))
    case 43: screen.tap(at: CGPoint(x: random.number(0...90), y: random.number(0...70)))
    case 44:
      screen.scroll(by: CGVector(dx: random.number(), dy: random.number()), at: CGPoint(x: random.number(0...90), y: random.number(0...70)))
    case 45:
      if let scroll = view as? UIScrollView {
        scroll.contentSize = random.size()
        scroll.contentInset = UIEdgeInsets(top: random.number(), left: random.number(), bottom: random.number(), right: random.number())
        scroll.setContentOffset(random.point(), animated: random.chance(0.5))
      }
    case 46:
      if let label = view as? UILabel {
        label.font = .systemFont(ofSize: random.number(0...40))
        label.text = random.pick(["", "a", "longer text that wraps", "\u{202e}rtl\u{0}", "👨‍👩‍👧"])
      }
    case 47:
      view.layer.contentsRect = CGRect(
        x: random.number(-1...1), y: random.number(-1...1), width: random.number(-1...2), height: random.number(-1...2))
    case 48: view.layer.contents = random.chance(0.3) ? nil : image.cgImage
    case 49: view.layer.contentsGravity = random.pick([.center, .resize, .resizeAspect, .resizeAspectFill, .topLeft, .bottom])
    case 50: view.layer.speed = Float(random.number(-1...2))
    case 51: if views.count < 24 { add() }
    case 52: _ = view.snapshotView(afterScreenUpdates: random.chance(0.5))
    default:
      let animator = UIViewPropertyAnimator(duration: TimeInterval(random.number(0...0.5)), dampingRatio: random.number(0...1))
      let (point, factor) = (random.point(), random.number(0...1))
      animator.addAnimations({ view.center = point }, delayFactor: factor)
      animator.fractionComplete = random.number(0...1)
      if random.chance(0.5) { animator.startAnimation() } else { animator.isReversed = true }
      if random.chance(0.5) { animator.continueAnimation(withTimingParameters: nil, durationFactor: random.number(0...1)) }
    }
  }

  /// Fills the buffer with garbage first, which makes missing redraws visible.
  func isPictureThatOfAFullRedraw() -> Bool {
    let shown = screen.display.buffer.copy()
    Canvas(screen.display.buffer).fill(screen.display.buffer.bounds, Pixel(bits: 0xffff_00ff))
    screen.screen.host.invalidateFrame()
    screen.settle()
    return shown == screen.display.buffer
  }
}

/// A view that draws with whole and fractional edges.
private final class Scribble: UIView {
  private var count = 0
  override func draw(_ rect: CGRect) {
    count += 1
    UIColor(hue: CGFloat(count % 7) / 7, saturation: 0.8, brightness: 0.9, alpha: 0.7).setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 2.3, dy: 1.7)).fill()
    UIColor.black.setStroke()
    UIBezierPath(rect: CGRect(x: 4, y: 4, width: 12, height: 7)).stroke()
  }
}
