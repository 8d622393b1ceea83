import Foundation

/// The effect that keeps bars legible above the content at an edge of a scroll view (Apple: UIScrollEdgeEffect).
///
/// The styles `soft` and `hard` are drawn at the top and the bottom. The automatic one draws nothing in the look of iOS 17. In that of iOS 26
/// it is soft where content passes below a bar without a background, or below a view with a `UIScrollEdgeElementContainerInteraction`.
@preconcurrency @MainActor
public final class UIScrollEdgeEffect: NSObject {
  /// The look of an edge effect (Apple: UIScrollEdgeEffect.Style).
  @preconcurrency @MainActor
  public final class Style: NSObject {
    /// The look that suits the edge.
    public static let automatic = Style()
    /// The content fades towards the edge.
    public static let soft = Style()
    /// The content ends at a line, behind which it is covered.
    public static let hard = Style()
  }

  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  /// The look of the effect. Default automatic.
  public var style: Style = .automatic { didSet { if style !== oldValue { scrollView?.setNeedsLayout() } } }
  /// Whether the effect is not shown. Default false.
  public var isHidden = false { didSet { if isHidden != oldValue { scrollView?.setNeedsLayout() } } }
}
