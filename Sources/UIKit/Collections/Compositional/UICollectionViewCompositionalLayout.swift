import CoreGraphics
import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that consist of groups of items (Apple: UICollectionViewCompositionalLayout). Lengths are in points.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  /// The computed layout, always in left-to-right coordinates.
  var geometry = CompositionalGeometry()
  /// The sections that the provider returned last.
  var sections: [NSCollectionLayoutSection] = []
  var environment: LayoutEnvironment?
  /// The distances that sections have scrolled, by section.
  var offsets: [Int: CGFloat] = [:]
  /// The sizes that views asked for.
  var fits = CompositionalFits()
  private var solvedInput: SolverInput?
  /// The insets of the safe area beside the contents for which the geometry was computed.
  private(set) var safeEdges = NSDirectionalEdgeInsets.zero
  var listSummary = ListSummary()
  /// The background of a list without sections.
  var emptyListBackground: UIColor?
  /// The number of attributes made so far, as a measure of the work.
  var attributesMade = 0

  /// The input that the geometry was computed from.
  private struct SolverInput: Equatable {
    var view: ObjectIdentifier
    var counts: [Int]
    var environment: Environment
  }

  struct Environment: Equatable {
    var size: CGSize
    var safeArea: UIEdgeInsets
    var margins: UIEdgeInsets
    var readable: UIEdgeInsets
    var isMirrored: Bool
    var classes: [Int]
    var category: UIContentSizeCategory
  }

  /// Makes a layout with the same description for all sections.
  public init(section: NSCollectionLayoutSection) {
    let own = section.duplicate()
    provider = { _, _ in own }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    let own = section.duplicate()
    provider = { _, _ in own }
    storedConfiguration = configuration.duplicate()
    super.init()
  }

  /// Makes a layout whose closure describes each section. It is called whenever the layout is computed.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    storedConfiguration = configuration.duplicate()
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// The configuration of the layout. The getter returns a copy, so a change takes effect only if the property is set.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.duplicate() }
    set {
      storedConfiguration = newValue.duplicate()
      solvedInput = nil
      invalidateLayout()
    }
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let new = SolverInput(view: ObjectIdentifier(view), counts: view.itemCounts, environment: environment(of: view, view.bounds.size))
    if new == solvedInput { measure() } else { solve(view, new) }
  }

  private func measure() {
    for (section, sizes) in fits.takeNewSizes() where geometry.sections.indices.contains(section) {
      geometry.sections[section].measure(sizes.items, boundaries: sizes.boundaries)
    }
    geometry.measuredBoundaries = fits.layout
    geometry.layOut()
  }

  private func solve(_ view: UICollectionView, _ new: SolverInput) {
    solvedInput = new
    _ = fits.takeNewSizes()
    let size = new.environment.size, pixel = 1 / max(view.window?.screen.scale ?? UIScreen.main.scale, 1)
    let axis: LayoutAxis = storedConfiguration.scrollDirection == .vertical ? .vertical : .horizontal
    let whole = insets(.automatic, view, axis)
    let environment = LayoutEnvironment(LayoutContainer(size, insets: whole), traits: view.traitCollection)
    self.environment = environment
    safeEdges = insets(.safeArea, view, axis)
    geometry = CompositionalGeometry()
    geometry.axis = axis
    geometry.bounds = size
    geometry.spacing = storedConfiguration.interSectionSpacing
    geometry.pixel = pixel
    geometry.boundaries = SectionPlanner.plans(storedConfiguration.boundarySupplementaryItems)
    geometry.measuredBoundaries = fits.layout
    sections = []
    for (number, count) in new.counts.enumerated() {
      let section = provider(number, environment) ?? Self.nothing(number, count)
      var planner = SectionPlanner()
      var plan = planner.plan(section)
      if let list = section.list { (plan.before, plan.after) = (list.before(isFirst: number == 0), list.after) }
      let inset = insets(section.contentInsetsReference, view, axis)
      var boundaryInsets: NSDirectionalEdgeInsets?
      if section.supplementaryContentInsetsReference != .automatic {
        // Headers and footers have other insets than the items.
        let own = insets(section.supplementaryContentInsetsReference, view, axis), base = plan.boundariesFollowInsets ? plan.insets : .zero
        boundaryInsets = NSDirectionalEdgeInsets(
          top: base.top + own.top - inset.top, leading: base.leading + own.leading - inset.leading,
          bottom: base.bottom + own.bottom - inset.bottom, trailing: base.trailing + own.trailing - inset.trailing)
      }
      let sizes = fits.sizes(number)
      let solved = CompositionalSection(
        plan: plan, count: count, axis: axis, container: size.without(inset), aside: axis.other.start(inset),
        boundaryInsets: boundaryInsets, solver: planner.solver(pixel: pixel, traits: view.traitCollection), measured: sizes.items,
        boundaries: sizes.boundaries)
      if count > 0, solved.rows.groupCount == 0 {
        UIKitLog.refused("section \(number) of a compositional layout is empty: an item is larger than its group, or a group has no items")
      }
      geometry.sections.append(solved)
      sections.append(section)
    }
    summariseLists()
    addListBackgrounds()
    geometry.layOut()
  }

  /// Returns an empty section, for sections that the provider does not describe.
  private static func nothing(_ number: Int, _ count: Int) -> NSCollectionLayoutSection {
    if count > 0 {
      UIKitLog.refused("the provider of a compositional layout gives nothing for section \(number), which has \(count) items")
    }
    let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] })
  }

  private func environment(of view: UICollectionView, _ size: CGSize) -> Environment {
    let traits = view.traitCollection, margins = view.layoutMargins
    // The readable content guide adds constraints, so it is used only if it is the insets reference.
    let reads =
      storedConfiguration.contentInsetsReference == .readableContent || sections.contains { $0.contentInsetsReference == .readableContent }
    let readable = reads ? view.readableContentGuide.layoutFrame : view.bounds.inset(by: margins)
    return Environment(
      size: size, safeArea: view.safeAreaInsets, margins: margins,
      readable: UIEdgeInsets(
        top: margins.top, left: max(0, readable.minX - view.bounds.minX), bottom: margins.bottom,
        right: max(0, view.bounds.maxX - readable.maxX)),
      isMirrored: view.isRightToLeft, classes: [traits.horizontalSizeClass.rawValue, traits.verticalSizeClass.rawValue],
      category: traits.preferredContentSizeCategory)
  }

  /// Returns the insets of the contents, across the layout.
  private func insets(_ reference: UIContentInsetsReference, _ view: UICollectionView, _ axis: LayoutAxis) -> NSDirectionalEdgeInsets {
    var reference = reference == .automatic ? storedConfiguration.contentInsetsReference : reference
    if reference == .automatic { reference = .safeArea }
    guard let environment = solvedInput?.environment else { return .zero }
    let inset: UIEdgeInsets =
      switch reference {
      case .safeArea: environment.safeArea
      case .layoutMargins: environment.margins
      case .readableContent: environment.readable
      case .none, .automatic: .zero
      }
    guard axis == .vertical else { return NSDirectionalEdgeInsets(top: inset.top, leading: 0, bottom: inset.bottom, trailing: 0) }
    let (start, end) = environment.isMirrored ? (inset.right, inset.left) : (inset.left, inset.right)
    return NSDirectionalEdgeInsets(top: 0, leading: start, bottom: 0, trailing: end)
  }

  open override var collectionViewContentSize: CGSize { geometry.size }

  // MARK: Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { item(indexPath) }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { supplementary(elementKind, indexPath) }
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { decoration(elementKind, indexPath) }

  // MARK: Invalidation

  /// Whether the size, the insets or the traits of the view have changed. Scrolling does not invalidate the layout, because pinned views
  /// are placed when their attributes are requested.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView, let solvedInput else { return false }
    return solvedInput.environment != environment(of: view, newBounds.size)
  }
  override var environmentChanged: Bool {
    guard let view = collectionView, let solvedInput else { return false }
    return solvedInput.environment != environment(of: view, solvedInput.environment.size)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { fits = CompositionalFits() }
    if !context.isFitting { solvedInput = nil }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (new, old, fits) = (preferredAttributes.size, originalAttributes.size, originalAttributes.fits)
    return fits.contains(.width) && abs(new.width - old.width) > 0.01 || fits.contains(.height) && abs(new.height - old.height) > 0.01
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.isFitting = true
    noteFit(preferredAttributes)
    return context
  }

  // MARK: Preferred sizes

  override func asksForSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { !attributes.fits.isEmpty }
  override func noteFit(_ wanted: UICollectionViewLayoutAttributes) {
    if wanted.representedElementCategory == .cell {
      fits.note(wanted.size, item: wanted.indexPath)
    } else if let boundary = boundary(wanted) {
      fits.note(wanted.size, boundary: boundary, of: wanted.indexPath)
    }
  }
  override func forgetFits() {
    fits = CompositionalFits()
    solvedInput = nil
  }
  override func moveStoredValues(_ items: (Set<IndexPath>) -> [IndexPath: IndexPath], sections: [Int: Int]) {
    fits.moveStoredValues(items, sections: sections)
    offsets = offsets.reduce(into: [:]) { if let new = sections[$1.key] { $0[new] = $1.value } }
    solvedInput = nil
  }

  override func adjust(_ shown: [UICollectionViewLayoutAttributes]) { tellHandlers(shown) }
  override func scrolling(_ section: Int) -> OrthogonalScrolling? { orthogonal(section) }
  override func sectionScrolled(_ section: Int, to offset: CGFloat) { offsets[section] = offset }

  // MARK: Lists

  override func listSection(_ section: Int) -> ListSection? { list(section) }
  override func listChrome(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath, isPinned: Bool) -> ListChrome?
  { chrome(category, kind, path, isPinned: isPinned) }
  override var lists: ListSummary { listSummary }
}
