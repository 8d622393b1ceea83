/// The area at the bottom of a view that the simulated keyboard or the input view of the first responder covers (Apple:
/// UIKeyboardLayoutGuide). It is as wide as the view. Without either, it is the area below the safe area. It moves with their animations,
/// and with a finger that moves them down.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide tracks the edges of its constraints. No keyboard undocks on Linux, so it is always near to the bottom, and away from
  /// the other edges, as a docked keyboard of iOS ("Your guide to keyboard layout", WWDC 2021). Default false.
  open var followsUndockedKeyboard = false {
    didSet {
      guard followsUndockedKeyboard != oldValue else { return }
      if followsUndockedKeyboard { track() } else { untrack() }
    }
  }
  /// The height in points of an area above the keyboard in which a finger that scrolls already begins to dismiss it
  /// (`UIScrollView.keyboardDismissMode`). Values below 0 count as 0. Default 0.
  open var keyboardDismissPadding: CGFloat = 0
  /// Whether the guide ends at the safe area, not at the bottom of the view, while there is no input view. Default true.
  open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { rest() } } }

  private var resting: NSLayoutConstraint?
  private lazy var covered = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

  init(of view: UIView) {
    super.init()
    owningView = view
    identifier = "UIKeyboardLayoutGuide"
    view.layoutState.keyboard = self
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor), covered,
    ])
    rest()
    follow()
  }

  /// Tracked constraints only apply if the guide follows undocked keyboards ("Adjusting your layout with keyboard layout guide").
  override var nearEdges: NSDirectionalRectEdge? { followsUndockedKeyboard ? .bottom : nil }

  private func rest() {
    guard let view = owningView else { return }
    resting?.isActive = false
    resting = topAnchor.constraint(equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
    resting?.priority = UILayoutPriority(999)
    resting?.isActive = true
  }

  /// Sets the height to the area that the input view covers at the end of its animation.
  func follow() {
    guard let view = owningView else { return }
    track()
    guard let window = view.window, let panel = window.inputPanel else { return covered.constant = 0 }
    covered.constant = max(0, view.bounds.maxY - view.convert(CGPoint(x: 0, y: panel.top), from: window).y)
  }
}

extension UIView {
  /// The area of the view that an input view at the bottom of the window covers (Apple: keyboardLayoutGuide).
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { viewState.layout?.keyboard ?? UIKeyboardLayoutGuide(of: self) }

  /// Updates the keyboard layout guides of this view and its descendants.
  func followKeyboard() {
    viewState.layout?.keyboard?.follow()
    for subview in children { subview.followKeyboard() }
  }
}
