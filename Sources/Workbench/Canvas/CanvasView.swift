import QuartzCore
import UIKit

/// The picture of a host, inside the frame of its device.
final class CanvasView: UIView {
  let overlay = OverlayView()
  let bars = DeviceBarsView()
  private let body = CALayer()
  private let screen = CALayer()
  private let picture = CALayer()
  private let design = CALayer()
  /// The line around the picture while keys go to the preview.
  private let outline = CALayer()
  var hasKeys = false { didSet { if hasKeys != oldValue { showKeys() } } }
  /// Called when the keyboard focus arrives at the picture without a click, and when Return is pressed then.
  var focused: (() -> Void)?
  var entered: (() -> Void)?
  /// The size of the picture in points of the host, and the zoom factor: the number of points here for each of them.
  private(set) var pictureSize = CGSize.zero
  private(set) var zoom: CGFloat = 1
  private var cornerRadius: CGFloat = 0
  private var hasFrame = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    body.backgroundColor = CGColor(gray: 0.07, alpha: 1)
    body.borderColor = CGColor(gray: 0.35, alpha: 1)
    screen.masksToBounds = true
    picture.minificationFilter = .trilinear
    picture.magnificationFilter = .nearest
    picture.contentsGravity = .resize
    outline.borderWidth = 2
    outline.isHidden = true
    layer.addSublayer(outline)
    layer.addSublayer(body)
    layer.addSublayer(screen)
    screen.addSublayer(picture)
    screen.addSublayer(design)
    bars.clipsToBounds = true
    addSubview(bars)
    addSubview(overlay)
    isAccessibilityElement = true
    accessibilityLabel = "Preview"
    accessibilityHint = "Return sends keys to it, F6 leaves it"
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { entered != nil }

  /// While keys go to the preview, the outline takes the place of UIKit's ring.
  override var focusEffect: UIFocusEffect? {
    get { hasKeys ? nil : super.focusEffect }
    set { super.focusEffect = newValue }
  }

  /// Takes the keyboard focus from the panels, so that none of them is marked while keys go to the preview.
  func takeFocus() {
    guard canBecomeFocused else { return }
    UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self)
  }

  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextFocusedView === self { focused?() }
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "\r", modifierFlags: [], action: Selector("enter", CanvasView.enter))]
  }

  func enter() { entered?() }

  private func showKeys() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    outline.borderColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
    outline.isHidden = !hasKeys
    CATransaction.commit()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("the canvas is made in code") }

  /// The width of the frame around the picture, in points.
  var bezel: CGFloat { hasFrame ? Self.bezelWidth * zoom : 0 }
  private static let bezelWidth: CGFloat = 12

  /// Returns the size at a zoom factor, including the device's frame.
  func size(at zoom: CGFloat) -> CGSize {
    let bezel = hasFrame ? 2 * Self.bezelWidth : 0
    return CGSize(width: (pictureSize.width + bezel) * zoom, height: (pictureSize.height + bezel) * zoom)
  }

  /// The frame of the picture in this view.
  var pictureFrame: CGRect {
    CGRect(x: bezel, y: bezel, width: pictureSize.width * zoom, height: pictureSize.height * zoom)
  }

  /// Returns the point of the host at a point of this view.
  func hostPoint(at point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - pictureFrame.minX) / zoom, y: (point.y - pictureFrame.minY) / zoom)
  }

  func show(_ contents: Any?) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    picture.contents = contents
    screen.backgroundColor = contents == nil ? UIColor.systemGray4.cgColor : nil
    CATransaction.commit()
  }

  func show(_ picture: DesignPicture?) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    design.contents = picture?.image.cgImage
    design.opacity = Float(picture?.opacity ?? 0)
    CATransaction.commit()
  }

  /// - Parameter cornerRadius: the radius of the corners of the device's screen, in points; nil without a device.
  func arrange(pictureSize: CGSize, zoom: CGFloat, cornerRadius: CGFloat?) {
    (self.pictureSize, self.zoom, hasFrame, self.cornerRadius) = (pictureSize, zoom, cornerRadius != nil, cornerRadius ?? 0)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = pictureFrame
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    outline.frame = bounds.insetBy(dx: -5, dy: -5)
    outline.cornerRadius = hasFrame ? cornerRadius * zoom + bezel + 5 : 4
    body.isHidden = !hasFrame
    body.frame = bounds
    body.cornerRadius = hasFrame ? cornerRadius * zoom + bezel : 0
    body.borderWidth = 1
    screen.frame = frame
    screen.cornerRadius = cornerRadius * zoom
    picture.frame = screen.bounds
    design.frame = screen.bounds
    CATransaction.commit()
    bars.frame = frame
    bars.layer.cornerRadius = cornerRadius * zoom
    bars.zoom = zoom
    overlay.frame = frame
    overlay.zoom = zoom
  }
}
