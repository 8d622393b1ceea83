extension UIViewController {
  /// A transition to and from a view controller (Apple: UIViewController.Transition). Set it as the `preferredTransition` of the controller
  /// that is pushed or presented.
  ///
  /// A navigation controller uses a zoom, and its own animation in place of the others. Presentations use all of them.
  @preconcurrency @MainActor
  public class Transition: NSObject {
    enum Kind {
      case zoom(ZoomOptions, source: (ZoomSourceViewProviderContext) -> UIView?)
      case style(UIModalTransitionStyle)
    }

    let kind: Kind

    required init(kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// Returns a transition in which the controller's view grows out of a source view, and shrinks to it at the end.
    /// - Parameters:
    ///   - options: the colours, the aligned part and the interactive dismissal; nil for the defaults.
    ///   - sourceViewProvider: returns the source view. It is called at the beginning of each transition. If it returns nil, or a view that is
    ///     in no window, the default transition runs.
    public class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      let copy = options?.copy() as? ZoomOptions
      return self.init(kind: .zoom(copy ?? ZoomOptions(), source: sourceViewProvider))
    }

    /// Returns a zoom whose source is a bar button item (iOS 26).
    @_disfavoredOverload
    public class func zoom(
      options: ZoomOptions? = nil, sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self {
      zoom(options: options, sourceViewProvider: { sourceBarButtonItemProvider($0)?.shownView })
    }

    /// The view slides up from the bottom.
    public class var coverVertical: Self { self.init(kind: .style(.coverVertical)) }
    /// The views turn around like the sides of a card.
    public class var flipHorizontal: Self { self.init(kind: .style(.flipHorizontal)) }
    /// The view fades in.
    public class var crossDissolve: Self { self.init(kind: .style(.crossDissolve)) }
    /// The page curls up. The curl is not drawn; the view slides up.
    public class var partialCurl: Self { self.init(kind: .style(.partialCurl)) }
  }
}

extension UIViewController.Transition {
  /// The two controllers of a zoom (Apple: UIViewController.Transition.ZoomSourceViewProviderContext).
  @preconcurrency @MainActor
  open class ZoomSourceViewProviderContext: NSObject {
    /// The controller from which the zoom begins, and to which it returns.
    public let sourceViewController: UIViewController
    /// The controller whose view grows.
    public let zoomedViewController: UIViewController

    init(from source: UIViewController, to zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// The options of a zoom (Apple: UIViewController.Transition.ZoomOptions). They are copied when the transition is created.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject, @preconcurrency NSCopying {
    /// The color over the content behind the zoomed view. Default nil, which is a translucent black.
    open var dimmingColor: UIColor?
    /// The effect between the content and the zoomed view. Default nil.
    open var dimmingVisualEffect: UIBlurEffect?
    /// Decides whether a gesture may begin to dismiss the controller. Default nil, which is the context's `willBegin`.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// Returns the part of the zoomed view that corresponds to the source view, in the zoomed view's coordinates. Default nil: the whole width
    /// from the top. So does a result of nil or of an empty rectangle.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    public override init() { super.init() }

    open func copy(with zone: NSZone?) -> Any {
      let copy = ZoomOptions()
      copy.dimmingColor = dimmingColor
      copy.dimmingVisualEffect = dimmingVisualEffect
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      copy.alignmentRectProvider = alignmentRectProvider
      return copy
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// The gesture that may dismiss a zoomed controller (Apple: UIViewController.Transition.ZoomOptions.InteractionContext).
  @preconcurrency @MainActor
  open class InteractionContext: NSObject {
    /// The location of the gesture in the coordinates of the zoomed view.
    public let location: CGPoint
    /// The velocity of the gesture in points per second.
    public let velocity: CGVector
    /// Whether the system would begin to dismiss the controller.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      self.location = location
      self.velocity = velocity
      self.willBegin = willBegin
      super.init()
    }
  }

  /// The view and the controller of a zoom (Apple: UIViewController.Transition.ZoomOptions.AlignmentRectContext).
  @preconcurrency @MainActor
  open class AlignmentRectContext: NSObject {
    /// The view from which the zoom begins.
    public let sourceView: UIView
    /// The controller whose view grows.
    public let zoomedViewController: UIViewController

    init(from source: UIView, to zoomed: UIViewController) {
      sourceView = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}
