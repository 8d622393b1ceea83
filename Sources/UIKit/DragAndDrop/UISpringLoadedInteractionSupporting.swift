/// An object that a drag held over it can activate (Apple: UISpringLoadedInteractionSupporting). No drag starts on Linux.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Stored; has no effect on Linux.
  var isSpringLoaded: Bool { get set }
}

@MainActor private let springs = SideTable<AnyObject, Bool>()

extension UISpringLoadedInteractionSupporting {
  /// Stored; has no effect on Linux. Default false.
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
