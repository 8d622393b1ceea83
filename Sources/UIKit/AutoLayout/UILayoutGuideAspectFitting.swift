/// A layout guide with an aspect ratio (Apple: UILayoutGuideAspectFitting).
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The width as a multiple of the height. Default 1.
  var aspectRatio: CGFloat { get set }
}

/// The largest rectangle of an aspect ratio in the middle of a view's safe area.
final class AspectFitLayoutGuide: UILayoutGuide, UILayoutGuideAspectFitting {
  private var ratio: NSLayoutConstraint?

  var aspectRatio: CGFloat = 1 {
    didSet {
      guard aspectRatio > 0, aspectRatio.isFinite else {
        UIKitLog.refused("an aspect ratio of \(aspectRatio) is not possible")
        aspectRatio = oldValue
        return
      }
      if aspectRatio != oldValue { fit() }
    }
  }

  func place(in view: UIView) {
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    let fills = [widthAnchor.constraint(equalTo: safe.widthAnchor), heightAnchor.constraint(equalTo: safe.heightAnchor)]
    for fill in fills { fill.priority = .defaultHigh }
    NSLayoutConstraint.activate(
      fills + [
        centerXAnchor.constraint(equalTo: safe.centerXAnchor), centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor), heightAnchor.constraint(lessThanOrEqualTo: safe.heightAnchor),
      ])
    fit()
  }

  private func fit() {
    ratio?.isActive = false
    ratio = widthAnchor.constraint(equalTo: heightAnchor, multiplier: aspectRatio)
    ratio?.isActive = true
  }
}

@MainActor private let guides = SideTable<UIWindow, AspectFitLayoutGuide>()
@MainActor private let resizable = SideTable<UIWindow, Bool>()

extension UIWindow {
  /// The largest rectangle of an aspect ratio in the middle of the safe area.
  public var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
    if let made = guides[self] { return made }
    let guide = AspectFitLayoutGuide()
    guides[self] = guide
    guide.place(in: self)
    return guide
  }

  /// Whether the window follows the size of its content. Stored; has no effect on Linux. Default false.
  public var canResizeToFitContent: Bool {
    get { resizable[self] ?? false }
    set { resizable[self] = newValue }
  }
}
