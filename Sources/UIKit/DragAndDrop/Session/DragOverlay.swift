import CoreGraphics

/// The previews of a drag, above all other views of the window. It receives no touches.
///
/// The previews are subviews of `anchor`, a view of no size that follows the finger. Their own animations (the lift, the gathering, a change
/// of size) therefore run while the finger moves.
final class DragOverlay: UIView {
  private let anchor = UIView(frame: .zero)
  private let badge = DragBadge(frame: .zero)
  private(set) var platters: [PreviewPlatter] = []
  /// The vector from the finger to the centre of the first preview, in its original size.
  private var grip = CGVector.zero

  init(in window: UIWindow, at finger: CGPoint) {
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    anchor.center = finger
    addSubview(anchor)
    anchor.addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  /// The location of the finger in the window.
  var finger: CGPoint { anchor.center }

  /// Moves the previews with the finger, and the overlay to the front of the window if views were added since.
  func move(to finger: CGPoint) {
    anchor.center = finger
    if let window = superview, window.subviews.last !== self { window.bringSubviewToFront(self) }
  }

  // MARK: Previews

  /// Adds a preview at its position in the window, below those that were added before.
  func add(_ platter: PreviewPlatter) {
    platter.frame = platter.frame.offsetBy(dx: -finger.x, dy: -finger.y)
    if platters.isEmpty { grip = CGVector(dx: platter.frame.midX, dy: platter.frame.midY) }
    platters.append(platter)
    anchor.insertSubview(platter, at: 0)
    anchor.bringSubviewToFront(badge)
  }

  /// Replaces a preview by another one at the same centre.
  func replace(_ old: PreviewPlatter, by new: PreviewPlatter) {
    guard let index = platters.firstIndex(where: { $0 === old }) else { return }
    new.frame.origin = CGPoint(x: old.frame.midX - new.frame.width / 2, y: old.frame.midY - new.frame.height / 2)
    platters[index] = new
    anchor.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
  }

  /// Raises the previews at their positions. Called in an animation block.
  func raise() { for platter in platters { platter.place(at: Self.raised(platter.frame)) } }

  private static func raised(_ frame: CGRect) -> CGRect {
    let grow = { (length: CGFloat) in min(length * (DragMetrics.liftScale - 1) / 2, DragMetrics.liftGrowth) }
    guard frame.width > 0, frame.height > 0 else { return frame }
    // Both sides grow by the same factor.
    let factor = min(grow(frame.width) / frame.width, grow(frame.height) / frame.height)
    return frame.insetBy(dx: -frame.width * factor, dy: -frame.height * factor)
  }

  /// Gathers the previews in a stack under the finger. Called in an animation block.
  /// - Parameter isFull: whether large previews keep their sizes.
  func gather(isFull: Bool) {
    for (number, platter) in platters.enumerated() {
      let size = platter.originalSize, scale = isFull ? 1 : Self.scale(size)
      let step = DragMetrics.stackStep * CGFloat(min(number, DragMetrics.stackDepth - 1))
      let middle = CGPoint(x: grip.dx * firstScale(isFull) + step, y: grip.dy * firstScale(isFull) + step)
      let fitted = CGSize(width: size.width * scale, height: size.height * scale)
      platter.place(
        at: CGRect(x: middle.x - fitted.width / 2, y: middle.y - fitted.height / 2, width: fitted.width, height: fitted.height))
      platter.alpha = number < DragMetrics.stackDepth ? 1 : 0
    }
    placeBadge()
  }

  private func firstScale(_ isFull: Bool) -> CGFloat { isFull ? 1 : platters.first.map { Self.scale($0.originalSize) } ?? 1 }

  private static func scale(_ size: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    return min(1, DragMetrics.largestPreview / size.width, DragMetrics.largestPreview / size.height)
  }

  // MARK: The badge

  func show(_ content: DragBadge.Content) {
    badge.content = content
    placeBadge()
  }

  var badgeContent: DragBadge.Content { badge.content }

  private func placeBadge() {
    guard let frame = platters.first?.frame else { return badge.center = CGPoint(x: 0, y: -DragMetrics.badge) }
    badge.center = CGPoint(x: frame.maxX, y: frame.minY)
  }

  // MARK: The end

  /// Detaches the previews from the finger. From now on they are placed in the window's coordinates.
  func release() {
    badge.content = .hidden
    for platter in platters { platter.frame = platter.frame.offsetBy(dx: finger.x, dy: finger.y) }
    anchor.center = .zero
  }
}
