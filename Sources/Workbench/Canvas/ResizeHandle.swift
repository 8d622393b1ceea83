import UIKit

/// The corner with which a picture without a device is given another size. With the keyboard focus, arrow keys change the size by 10 points.
final class ResizeHandle: UIControl, UIPointerInteractionDelegate {
  /// Called with a new size of the picture, in points of the host.
  var resized: ((CGSize) -> Void)?
  /// The present size of the picture, in points of the host.
  var size = CGSize.zero { didSet { accessibilityValue = "\(size.width.brief) by \(size.height.brief) points" } }
  /// The change of the size for each point that the pointer moves; depends on the zoom, and on whether the picture stays in the middle.
  var factor = CGSize(width: 1, height: 1)

  static let side: CGFloat = 22
  private static let step: CGFloat = 10
  private let mark = UIImageView(image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"))
  private var start: (size: CGSize, place: CGPoint, factor: CGSize)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.tintColor = .secondaryLabel
    mark.contentMode = .scaleAspectFit
    addSubview(mark)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Size of the picture"
    toolTip = "Drag to try other sizes"
    addInteraction(UIPointerInteraction(delegate: self))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("handles are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.frame = bounds.insetBy(dx: 4, dy: 4)
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    let style = UIPointerStyle(shape: .roundedRect(bounds))
    style.accessories = [.arrow(.topLeft), .arrow(.bottomRight)]
    return style
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (size, touch.location(in: nil), factor)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let start else { return false }
    let place = touch.location(in: nil)
    change(
      to: CGSize(
        width: start.size.width + (place.x - start.place.x) * start.factor.width,
        height: start.size.height + (place.y - start.place.y) * start.factor.height))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { start = nil }
  override func cancelTracking(with event: UIEvent?) { start = nil }

  private func change(to size: CGSize) { resized?(CGSize(width: size.width.rounded(), height: size.height.rounded())) }
  private func change(_ width: CGFloat, _ height: CGFloat) { change(to: CGSize(width: size.width + width, height: size.height + height)) }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: Selector("wider", ResizeHandle.wider)),
      UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Selector("narrower", ResizeHandle.narrower)),
      UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: Selector("taller", ResizeHandle.taller)),
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector("shorter", ResizeHandle.shorter)),
    ]
  }

  func wider() { change(Self.step, 0) }
  func narrower() { change(-Self.step, 0) }
  func taller() { change(0, Self.step) }
  func shorter() { change(0, -Self.step) }

  override func accessibilityIncrement() { wider() }
  override func accessibilityDecrement() { narrower() }
}
