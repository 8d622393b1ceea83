/// The zoom of a view out of a source view, or back to it. A picture of the source view lies over the zoomed view and fades; the source view
/// itself is hidden meanwhile.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Transition = UIViewController.Transition

  /// The duration in seconds. Vitrine's own value.
  static let duration: TimeInterval = 0.45
  /// The radius of the zoomed view's corners in points while it fills the container. Vitrine's own value.
  static let openRadius: CGFloat = 20

  private let grows: Bool
  private let options: Transition.ZoomOptions
  private let provider: (Transition.ZoomSourceViewProviderContext) -> UIView?
  /// The transition that runs if there is no source view.
  private let fallback: any UIViewControllerAnimatedTransitioning

  /// - Parameter transition: the preferred transition of the zoomed controller.
  /// - Returns: nil if the transition is not a zoom.
  init?(_ transition: Transition?, grows: Bool, fallback: any UIViewControllerAnimatedTransitioning) {
    guard case .zoom(let options, let provider)? = transition?.kind else { return nil }
    self.grows = grows
    self.options = options
    self.provider = provider
    self.fallback = fallback
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let zoomed = context.viewController(forKey: grows ? .to : .from), let other = context.viewController(forKey: grows ? .from : .to),
      let view = context.view(forKey: grows ? .to : .from)
    else { return fallback.animateTransition(using: context) }
    place(context, zoomed: view)
    let fades = UIAccessibility.prefersCrossFadeTransitions && !context.isInteractive
    guard !fades, let source = provider(.init(from: other, to: zoomed)), source.window != nil, source.window === container.window,
      !source.bounds.isEmpty
    else { return fallback.animateTransition(using: context) }
    view.layoutIfNeeded()
    let aligned = options.alignmentRectProvider?(.init(from: source, to: zoomed))
    let part = aligned.flatMap { $0.isNull ? nil : zoomed.viewIfLoaded?.convert($0, to: view) }
    let geometry = ZoomPlacement(bounds: view.bounds, aligned: part, source: container.convert(source.bounds, from: source))
    run(context, ZoomViews(of: view, at: geometry, over: source, in: container, options))
  }

  /// Adds the appearing view and places it at its final frame.
  private func place(_ context: any UIViewControllerContextTransitioning, zoomed view: UIView) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
    let container = context.containerView
    to.frame = context.finalFrame(for: controller)
    if grows {
      container.addSubview(to)
    } else if view.superview === container {
      container.insertSubview(to, belowSubview: view)
    } else {
      container.insertSubview(to, at: 0)
    }
    if !grows { to.layoutIfNeeded() }
  }

  private func run(_ context: any UIViewControllerContextTransitioning, _ views: ZoomViews) {
    views.place(open: !grows)
    // An interactive transition follows the fingers, so its curve is linear.
    let curve: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: Self.duration, delay: 0, options: [curve, .allowUserInteraction]) {
      views.place(open: self.grows)
    } completion: { _ in
      views.remove()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The views of a running zoom.
@MainActor
private final class ZoomViews {
  private let view: UIView
  private let source: UIView
  private let geometry: ZoomPlacement
  private let center: CGPoint
  private let sourceRadius: CGFloat
  private let sourceAlpha: CGFloat
  private let formerMask: UIView?
  private let mask = UIView()
  private let dimming = UIView()
  private let picture: UIView?

  init(
    of view: UIView, at geometry: ZoomPlacement, over source: UIView, in container: UIView,
    _ options: UIViewController.Transition.ZoomOptions
  ) {
    self.view = view
    self.source = source
    self.geometry = geometry
    center = view.center
    sourceRadius = source.layer.cornerRadius
    sourceAlpha = source.alpha
    formerMask = view.mask
    picture = source.snapshotView(afterScreenUpdates: true)
    dimming.frame = container.bounds
    dimming.isUserInteractionEnabled = false
    if let effect = options.dimmingVisualEffect {
      let blur = UIVisualEffectView(effect: effect)
      blur.frame = dimming.bounds
      dimming.addSubview(blur)
    }
    let shade = UIView(frame: dimming.bounds)
    shade.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: 0.2)
    dimming.addSubview(shade)
    if view.superview === container {
      container.insertSubview(dimming, belowSubview: view)
    } else {
      container.insertSubview(dimming, at: 0)
    }
    mask.backgroundColor = .black
    view.viewState.heldSafeArea = view.safeAreaInsets
    view.mask = mask
    if let picture {
      picture.isUserInteractionEnabled = false
      view.addSubview(picture)
    }
    source.alpha = 0
  }

  /// Places the views at one end of the zoom.
  /// - Parameter open: whether the zoomed view has its own frame; otherwise it covers the source view.
  func place(open: Bool) {
    let scale = geometry.scale, window = geometry.window
    view.transform = open ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    view.center = open ? center : geometry.center
    mask.frame = open ? view.bounds : window
    mask.layer.cornerRadius = open ? ZoomAnimator.openRadius : sourceRadius / scale
    // The picture has the size of the source view, so it is scaled to the same part of the zoomed view.
    picture?.frame = window
    picture?.alpha = open ? 0 : 1
    dimming.alpha = open ? 1 : 0
  }

  /// Restores everything at the end.
  func remove() {
    picture?.removeFromSuperview()
    dimming.removeFromSuperview()
    source.alpha = sourceAlpha
    view.mask = formerMask
    view.transform = .identity
    view.center = center
    view.viewState.heldSafeArea = nil
    view.noticeSafeArea()
  }
}
