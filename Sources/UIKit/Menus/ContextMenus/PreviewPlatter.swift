import QuartzCore

/// The preview of a context menu above the blurred window: a lifted view, or the view of a controller.
final class PreviewPlatter: UIView {
  /// The lifted view with its parameters and its target.
  let preview: UITargetedPreview
  /// The controller whose view is shown; nil for the lifted view itself.
  let previewController: UIViewController?
  /// A picture of the lifted view.
  private let lifted = UIView(frame: .zero)
  /// The frame of the lifted view in the window.
  private var origin: CGRect
  /// The clipped contents.
  private let clip = UIView(frame: .zero)
  private var isHidingSource = false

  /// - Parameter window: the window in which the platter will be shown.
  init(_ preview: UITargetedPreview, controller: UIViewController?, in window: UIWindow) {
    self.preview = preview
    previewController = controller
    origin = preview.frame(in: window)
    super.init(frame: origin)
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.shadowOpacity = 0
    clip.clipsToBounds = true
    addSubview(clip)
    lifted.frame = CGRect(origin: .zero, size: origin.size)
    fill()
    clip.addSubview(lifted)
    // The view of the controller fades in above the picture.
    if let view = previewController?.viewIfLoaded ?? previewController?.view {
      view.removeFromSuperview()
      view.frame = CGRect(origin: .zero, size: controllerSize(in: window.bounds))
      view.alpha = 0
      clip.addSubview(view)
    }
    clip.layer.cornerRadius = sourceRadius
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a picture of the source view, cut out along its visible path, on the background colour.
  private func fill() {
    let view = preview.view, bounds = preview.visibleBounds
    let picture: UIView
    if view.window == nil {
      view.removeFromSuperview()
      view.frame = CGRect(origin: CGPoint(x: -bounds.minX, y: -bounds.minY), size: view.bounds.size)
      picture = view
    } else {
      // The view may be hidden already, if a menu and a drag lift it together.
      let hiding = view.layer.animation(forKey: Self.hiding)
      view.layer.removeAnimation(forKey: Self.hiding)
      picture = view.resizableSnapshotView(from: bounds, afterScreenUpdates: true, withCapInsets: .zero) ?? UIView()
      if let hiding { view.layer.add(hiding, forKey: Self.hiding) }
      picture.frame = lifted.bounds
      picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    lifted.addSubview(picture)
    guard previewController == nil || preview.parameters.visiblePath != nil else { return }
    lifted.backgroundColor = preview.parameters.backgroundColor
    guard let path = preview.parameters.visiblePath?.copy() as? UIBezierPath else { return }
    path.apply(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    lifted.layer.mask = mask
  }

  /// The radius of the corners of the lifted view at its original position.
  private var sourceRadius: CGFloat {
    preview.parameters.visiblePath == nil ? preview.view.layer.cornerRadius : 0
  }

  // MARK: Places

  /// The size of the lifted view at its original position.
  var originalSize: CGSize { origin.size }

  /// Whether the platter keeps its aspect ratio when it becomes smaller.
  var keepsShape: Bool { previewController == nil }

  /// Returns the size of a controller's view: its preferred content size, but no more than the window without margins. Without a preferred
  /// size, the view is as large as the window allows, and is later reduced to the height that the menu leaves.
  private func controllerSize(in area: CGRect) -> CGSize {
    let maximum = CGSize(width: max(area.width - 2 * MenuMetrics.margin, 1), height: max(area.height - 2 * MenuMetrics.margin, 1))
    let wanted = previewController?.preferredContentSize ?? .zero
    let width = wanted.width > 0 ? min(wanted.width, maximum.width) : maximum.width
    return CGSize(width: width, height: wanted.height > 0 ? min(wanted.height, maximum.height) : maximum.height)
  }

  /// Returns the frame that the preview would have without a menu, in the window.
  /// - Parameter area: the part of the window for menus.
  func wantedFrame(in area: CGRect) -> CGRect {
    guard previewController != nil else { return origin }
    let size = controllerSize(in: area.insetBy(dx: -MenuMetrics.margin, dy: -MenuMetrics.margin))
    return CGRect(x: origin.midX - size.width / 2, y: origin.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Moves the platter above the window. Called in an animation block.
  func place(at frame: CGRect) {
    take(frame)
    layer.shadowOpacity = 0.25
    let hasOutline = preview.parameters.visiblePath != nil && previewController == nil
    clip.layer.cornerRadius = hasOutline ? 0 : max(sourceRadius, min(interfaceLook.menu.radius, frame.height / 2))
    previewController?.viewIfLoaded?.alpha = 1
  }

  private func take(_ frame: CGRect) {
    self.frame = frame
    clip.frame = bounds
    lifted.frame = bounds
    previewController?.viewIfLoaded?.frame = bounds
    layer.shadowPath = outline(in: bounds.size)
    lifted.layer.mask?.transform =
      origin.width > 0 && origin.height > 0
      ? CATransform3DMakeScale(frame.width / origin.width, frame.height / origin.height, 1) : CATransform3DIdentity
  }

  /// The outline of the shadow: the shadow path, the visible path or the rounded frame.
  private func outline(in size: CGSize) -> CGPath {
    let given = previewController == nil ? preview.parameters.shadowPath ?? preview.parameters.visiblePath : nil
    if let path = given?.copy() as? UIBezierPath, origin.width > 0, origin.height > 0 {
      let bounds = preview.visibleBounds
      path.apply(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
      path.apply(CGAffineTransform(scaleX: size.width / origin.width, y: size.height / origin.height))
      return path.cgPath
    }
    let radius = max(min(interfaceLook.menu.radius, size.width / 2, size.height / 2), 0)
    return CGPath(roundedRect: CGRect(origin: .zero, size: size), cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  /// Moves the platter back to its original position, or to that of another preview. Called in an animation block.
  /// - Parameter needsView: whether the platter fades if the view of the preview has left its window.
  func land(at target: UITargetedPreview?, needsView: Bool = true) {
    layer.shadowOpacity = 0
    let target = target ?? preview
    guard let window, target.view.window != nil || !needsView, target.target.container.window != nil else {
      alpha = 0
      return
    }
    take(target.frame(in: window))
    clip.layer.cornerRadius = target.parameters.visiblePath == nil ? target.view.layer.cornerRadius : 0
    previewController?.viewIfLoaded?.alpha = 0
  }

  /// Enlarges the platter to the size of the window and fades it out, for a preview that is committed. Called in an animation block.
  func pop(in bounds: CGRect) {
    if previewController == nil { transform = CGAffineTransform(scaleX: 1.2, y: 1.2) } else { take(bounds) }
    clip.layer.cornerRadius = 0
    alpha = 0
  }

  // MARK: The source

  private static let hiding = "contextMenuLift"

  /// Hides the source view while its picture is shown. The animation leaves the view's own properties unchanged.
  func hideSource() {
    guard preview.view.window != nil, !preview.view.isDescendant(of: self), preview.parameters.visiblePath == nil else { return }
    preview.view.layer.hideOnScreen(forKey: Self.hiding)
    isHidingSource = true
  }

  /// Shows the source view again, and removes the controller's view from the platter, because the controller may be presented next.
  func end() {
    if let view = previewController?.viewIfLoaded, view.superview === clip { view.removeFromSuperview() }
    previewController?.viewIfLoaded?.alpha = 1
    guard isHidingSource else { return }
    isHidingSource = false
    preview.view.layer.removeAnimation(forKey: Self.hiding)
  }
}

extension CALayer {
  /// Hides the layer by an animation, which leaves its own properties unchanged.
  func hideOnScreen(forKey key: String) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 0
    animation.duration = 0.01
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    add(animation, forKey: key)
  }
}

extension UITargetedPreview {
  /// The visible part of the view, in its coordinates.
  var visibleBounds: CGRect {
    let path = parameters.visiblePath?.bounds ?? view.bounds
    return path.isEmpty ? view.bounds : path
  }

  /// The frame of the visible part in a window.
  func frame(in window: UIWindow) -> CGRect {
    let visible = visibleBounds, bounds = view.bounds
    let center = target.container.convert(target.center, to: window)
    let scale = CGSize(
      width: max(hypot(target.transform.a, target.transform.b), 0.01), height: max(hypot(target.transform.c, target.transform.d), 0.01))
    return CGRect(
      x: center.x + (visible.minX - bounds.midX) * scale.width, y: center.y + (visible.minY - bounds.midY) * scale.height,
      width: visible.width * scale.width, height: visible.height * scale.height)
  }
}
