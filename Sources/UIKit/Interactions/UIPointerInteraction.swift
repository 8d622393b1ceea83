/// Lets a view choose how the pointer looks over it (Apple: UIPointerInteraction). A desktop's cursor stands for the pointer: a text beam,
/// a hand, an arrow, or none.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Default true.
  open var isEnabled = true
  private var region: UIPointerRegion?

  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// The style is asked for anew when the pointer moves.
  open func invalidate() { region = nil }

  /// - Parameter point: of the view.
  func style(at point: CGPoint) -> UIPointerStyle? {
    guard isEnabled, let view else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    guard let delegate else { return .system() }
    guard let region = delegate.pointerInteraction(self, regionFor: UIPointerRegionRequest(location: point), defaultRegion: whole),
      region.rect.contains(point)
    else { return nil }
    return delegate.pointerInteraction(self, styleFor: region)
  }
}

/// Chooses regions and looks (Apple: UIPointerInteractionDelegate). Every method has a default.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The part of the view that the pointer is in; nil: it looks as elsewhere. Default the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// nil: it looks as elsewhere. Default nil.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Not called, nor is the next: views stay as they are under the pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}
