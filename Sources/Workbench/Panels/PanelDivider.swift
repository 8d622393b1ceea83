import UIKit

/// The line between a panel and the canvas. Dragging it changes the panel's size; a double click restores the standard size. With the
/// keyboard focus, arrow keys change the size by 20 points.
final class PanelDivider: UIControl, UIPointerInteractionDelegate {
  let panel: PanelLayout.Panel
  /// Called with a new size of the panel, in points; it may be too small or too large.
  var resized: ((Double) -> Void)?
  /// The present size of the panel, in points.
  var size = 0.0 { didSet { accessibilityValue = "\(Int(size.rounded())) points" } }

  /// The width of the area that takes touches, in points. The line in its middle is 1 point wide.
  static let thickness: CGFloat = 9
  private static let step = 20.0
  private let line = UIView()
  /// The size and the pointer's coordinate at the beginning of a drag.
  private var start: (size: Double, place: CGFloat)?
  private var isPointed = false { didSet { showState() } }

  init(_ panel: PanelLayout.Panel) {
    self.panel = panel
    super.init(frame: .zero)
    line.isUserInteractionEnabled = false
    addSubview(line)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel =
      switch panel {
      case .list: "Width of the list"
      case .inspector: "Width of the inspector"
      case .console: "Height of the console"
      }
    addInteraction(UIPointerInteraction(delegate: self))
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector("hovered:", PanelDivider.hovered(_:))))
    showState()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("dividers are made in code") }

  private var isHorizontal: Bool { panel == .console }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width: CGFloat = isPointed || start != nil ? 3 : 1
    line.frame =
      isHorizontal
      ? CGRect(x: 0, y: bounds.midY - width / 2, width: bounds.width, height: width)
      : CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height)
  }

  private func showState() {
    line.backgroundColor = isPointed || start != nil ? .systemBlue : .separator
    setNeedsLayout()
  }

  func hovered(_ recognizer: UIHoverGestureRecognizer) { isPointed = recognizer.state == .began || recognizer.state == .changed }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    let style = UIPointerStyle(shape: .roundedRect(bounds))
    style.accessories = isHorizontal ? [.arrow(.top), .arrow(.bottom)] : [.arrow(.left), .arrow(.right)]
    return style
  }

  // MARK: Dragging

  /// The coordinate of a touch in the window along which the panel grows.
  private func place(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: nil)
    return isHorizontal ? point.y : point.x
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if touch.tapCount == 2 {
      resized?(panel.standardSize)
      return false
    }
    start = (size, place(of: touch))
    showState()
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let start else { return false }
    let moved = Double(place(of: touch) - start.place)
    resized?(start.size + (panel == .list ? moved : -moved))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag() }
  override func cancelTracking(with event: UIEvent?) { endDrag() }

  private func endDrag() {
    start = nil
    showState()
  }

  // MARK: Keys and screen readers

  override var keyCommands: [UIKeyCommand]? {
    let grow = Selector("grow", PanelDivider.accessibilityIncrement), shrink = Selector("shrink", PanelDivider.accessibilityDecrement)
    let keys: (grow: String, shrink: String) =
      switch panel {
      case .list: (UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow)
      case .inspector: (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
      case .console: (UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow)
      }
    return [
      UIKeyCommand(input: keys.grow, modifierFlags: [], action: grow), UIKeyCommand(input: keys.shrink, modifierFlags: [], action: shrink),
    ]
  }

  override func accessibilityIncrement() { resized?(size + Self.step) }
  override func accessibilityDecrement() { resized?(size - Self.step) }
}
