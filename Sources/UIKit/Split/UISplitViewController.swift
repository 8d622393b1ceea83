/// Shows two or three columns if the width is regular, otherwise a single stack (Apple: UISplitViewController).
///
/// Without a style, `viewControllers` sets the primary and the secondary controller.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    /// The classic style, whose columns are set with `viewControllers`.
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary
    /// Shown instead of all columns in a compact width.
    case compact
    /// At the trailing edge. Stored; has no effect on Linux.
    case inspector
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile, overlay, displace
  }

  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  /// A value that selects the default width.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The controllers of the columns. With a style, a controller that is not a navigation controller is wrapped in one.
  var columns: [Column: UIViewController] = [:]
  var collapsed = false
  var hasDecided = false
  var mode = DisplayMode.secondaryOnly
  /// The mode chosen by the user or by code, until the size of the window changes; nil for the preferred mode.
  var chosenMode: DisplayMode?
  /// The size of the view when the mode was last determined.
  var knownSize = CGSize.zero
  /// The controllers of other columns that are in the collapsed stack.
  var movedControllers: [(column: Column, controllers: [UIViewController])] = []
  /// The glass below the primary column, in a look in which that column floats.
  var glass: UIVisualEffectView?
  private(set) lazy var dimming = DimmingView(color: UIColor(white: 0, alpha: 0.15)) { [weak self] in self?.touchedBeside() }

  /// - Parameter style: `.doubleColumn` or `.tripleColumn`.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The controllers of the columns, primary first.
  open var viewControllers: [UIViewController] {
    get {
      if collapsed, let only = collapsedController { return [only] }
      return [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      guard style == .unspecified else {
        return UIKitLog.refused("viewControllers of a split view controller with a style: set its columns")
      }
      setColumn(newValue.first, .primary)
      setColumn(newValue.dropFirst().first, .secondary)
    }
  }

  /// Sets the controller of a column, if there is a style. A controller that is not a navigation controller is wrapped in one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified else { return UIKitLog.refused("a split view controller without a style has no columns to set") }
    guard column != .supplementary || style == .tripleColumn else {
      return UIKitLog.refused("a split view controller of two columns has no supplementary one")
    }
    let wrapped = vc.map { $0 is UINavigationController || column == .compact ? $0 : UINavigationController(rootViewController: $0) }
    setColumn(wrapped, column)
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? {
    guard let controller = columns[column] else { return nil }
    guard controller is UINavigationController, style != .unspecified else { return controller }
    return stack(of: column).first ?? controller
  }

  // MARK: Modes

  /// The preferred display mode. Default automatic: columns side by side if the window is wider than high.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      chosenMode = nil
      updateMode(animated: false)
    }
  }
  open var displayMode: DisplayMode { collapsed ? .secondaryOnly : mode }
  /// The preferred behavior of the columns. Default automatic.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { updateMode(animated: false) } }
  open var splitBehavior: SplitBehavior {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    default: preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
    }
  }
  /// The edge of the primary column. Default leading.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether only one column is shown, because the width is compact.
  open var isCollapsed: Bool { collapsed }
  /// Stored; has no effect on Linux. Columns are shown with `show(_:)`, `displayModeButtonItem` or code.
  open var presentsWithGesture = true
  /// Stored; has no effect on Linux.
  open var showsSecondaryOnlyButton = false
  /// Stored; has no effect on Linux.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Stored; has no effect on Linux.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// A button that shows and hides the first column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: SymbolImage.sidebar, primaryAction: UIAction { [weak self] _ in self?.toggleFirstColumn() })

  // MARK: Widths

  /// The preferred width in points. Default automatic.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The preferred width as a fraction of the view's width, 0...1. Default automatic.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The minimum width in points. Default automatic, which means 0.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The maximum width in points. Default automatic, which means the view's width.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The preferred width in points. Default automatic.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The preferred width as a fraction of the view's width, 0...1. Default automatic.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The minimum width in points. Default automatic, which means 0.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The maximum width in points. Default automatic, which means the view's width.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var primaryColumnWidth: CGFloat {
    width(preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
  }
  open var supplementaryColumnWidth: CGFloat {
    width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, minimumSupplementaryColumnWidth,
      maximumSupplementaryColumnWidth)
  }

  private func width(_ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    let wanted = preferred >= 0 ? preferred : fraction >= 0 ? whole * fraction : 320
    let low = minimum >= 0 ? minimum : 0, high = maximum >= 0 ? maximum : max(whole, low)
    return min(min(max(wanted, low), max(high, low)), whole).rounded()
  }

  // MARK: Showing

  /// Shows a column: beside the others, above them, or on top of the collapsed stack.
  open func show(_ column: Column) { showColumn(column) }
  /// Hides a column.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Shows a controller in the secondary column, or on the collapsed stack in a compact width.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if let navigation = columns[.primary] as? UINavigationController {
      navigation.pushViewController(vc, animated: view.window != nil)
    } else {
      showDetail(vc, sender)
    }
  }

  // MARK: View

  override func setUpView() {
    super.setUpView()
    view.clipsToBounds = true
    view.backgroundColor = .opaqueSeparator
    dimming.alpha = 0
  }

  override func willLayOutView() {
    super.willLayOutView()
    adapt()
    layOutColumns()
  }

  open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  {
    guard parentSize == view.bounds.size else { return parentSize }
    return (container as? UIViewController)?.viewIfLoaded?.bounds.size ?? parentSize
  }
}
