/// An action of the program on documents in a browser (Apple: UIDocumentBrowserAction).
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// Where an action is offered (Apple: UIDocumentBrowserAction.Availability).
  public struct Availability: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1 << 0)
    /// In the navigation bar while several documents can be chosen.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  public let identifier: String
  public let localizedTitle: String
  public let availability: Availability
  open var image: UIImage?
  /// The identifiers of the types that the action applies to. Default all.
  open var supportedContentTypes: [String] = [UTType.item.identifier]
  /// Whether the action applies to several documents at once. Default true.
  open var supportsMultipleItems = true
  private let perform: ([URL]) -> Void

  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    perform = handler
    super.init()
  }

  func handler(_ urls: [URL]) {
    if urls.count == 1 || supportsMultipleItems { perform(urls) }
  }

  func applies(to type: UTType?) -> Bool {
    guard let type else { return supportedContentTypes.contains(UTType.item.identifier) }
    return supportedContentTypes.compactMap { UTType($0) }.contains { type.conforms(to: $0) }
  }
}

/// The transition to a document that a browser has opened (Apple: UIDocumentBrowserTransitionController). The document fades in.
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// The progress of loading the document. Stored; has no effect on Linux.
  open var loadingProgress: Progress?
  /// The part of the document's view that the transition begins with. Stored; has no effect on Linux.
  open weak var targetView: UIView?
  private weak var browser: UIDocumentBrowserViewController?

  init(for browser: UIDocumentBrowserViewController) {
    self.browser = browser
    super.init()
  }

  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    ModalAnimator.duration
  }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let leaves = transitionContext.viewController(forKey: .to).map { $0 === browser || $0.children.contains { $0 === browser } } ?? false
    ModalAnimator(isPresentation: !leaves, style: .crossDissolve).animateTransition(using: transitionContext)
  }
}
