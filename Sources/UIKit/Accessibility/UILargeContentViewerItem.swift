/// A view that shows a large title and picture while it is pressed, if the text size is one of the accessibility sizes (Apple:
/// UILargeContentViewerItem). A `UILargeContentViewerInteraction` of a view around it shows it; bars have one.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item. Default false.
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  /// Whether a vector image is drawn at a larger size. Default false.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image in points. Default zero.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The large content of a view.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  private var largeContent: LargeContent {
    get { viewState.accessibility?.largeContent ?? LargeContent() }
    set {
      var state = viewState.accessibility ?? AccessibilityState()
      state.largeContent = newValue
      viewState.accessibility = state
    }
  }

  public var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }
  public var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }
  public var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }
  public var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.imageInsets }
    set { largeContent.imageInsets = newValue }
  }
}
