/// What the input view of the first responder covers of a view, at its bottom and as wide as the view (Apple: UIKeyboardLayoutGuide).
/// Where nothing shows, what lies below the safe area. It moves with the input view's animation.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Kept: nothing undocks here. Default false.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while nothing shows, and not at the view's bottom. Default true.
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

  private func rest() {
    guard let view = owningView else { return }
    resting?.isActive = false
    resting = topAnchor.constraint(equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
    resting?.priority = UILayoutPriority(999)
    resting?.isActive = true
  }

  /// Takes the height that the input view covers when it has come to rest.
  func follow() {
    guard let view = owningView else { return }
    guard let window = view.window, let panel = window.inputPanel else { return covered.constant = 0 }
    covered.constant = max(0, view.bounds.maxY - view.convert(panel.goal.origin, from: window).y)
  }
}

extension UIView {
  /// What an input view at the bottom of the window covers of this one (Apple: keyboardLayoutGuide).
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { viewState.layout?.keyboard ?? UIKeyboardLayoutGuide(of: self) }

  /// The guides of this view and of all below it.
  func followKeyboard() {
    viewState.layout?.keyboard?.follow()
    for subview in children { subview.followKeyboard() }
  }
}
