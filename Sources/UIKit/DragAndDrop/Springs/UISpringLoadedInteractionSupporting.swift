/// An object that a drag held over it activates (Apple: UISpringLoadedInteractionSupporting).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether the object is activated when a drag rests over it. Default false.
  var isSpringLoaded: Bool { get set }
}

@MainActor private let springs = SideTable<AnyObject, Bool>()

extension UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool {
    get { springs[self] ?? false }
    set {
      springs[self] = newValue ? true : nil
      // For a bar item, its button is activated.
      if let button = (self as? UIBarButtonItem)?.shownView as? UIButton { springs[button] = newValue ? true : nil }
    }
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
