/// Can be activated by what is held over it in a drag, which does not happen on Linux (Apple: UISpringLoadedInteractionSupporting).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Kept.
  var isSpringLoaded: Bool { get set }
}

@MainActor private let springs = SideTable<AnyObject, Bool>()

extension UISpringLoadedInteractionSupporting {
  /// Kept. Default false.
  public var isSpringLoaded: Bool {
    get { springs[self] ?? false }
    set { springs[self] = newValue ? true : nil }
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
