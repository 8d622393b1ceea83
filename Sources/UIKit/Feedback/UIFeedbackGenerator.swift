/// The base class of feedback generators (Apple: UIFeedbackGenerator). Has no effect, as on devices without a haptic engine, such as an
/// iPad.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  public override init() { super.init() }
  /// Creates a generator as an interaction of a view. Locations of feedback are in the view's coordinates.
  public init(view: UIView) {
    super.init()
    view.addInteraction(self)
  }

  open func prepare() {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
