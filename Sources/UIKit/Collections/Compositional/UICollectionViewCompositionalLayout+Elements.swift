import CoreGraphics
import Foundation
import ListModel

/// Layout attributes, made only for the elements that are requested.
extension UICollectionViewCompositionalLayout {
  /// The depth that is added to pinned headers and footers, so that they are in front of the contents that pass below.
  private static let pinnedDepth = 1000

  private var mirror: Mirror {
    let isOn = collectionView?.isRightToLeft ?? false
    return Mirror(in: CGRect(origin: .zero, size: geometry.size), isRightToLeft: isOn && geometry.axis == .vertical)
  }

  /// Returns the distance that a section has scrolled, in left-to-right coordinates.
  func shift(_ section: Int) -> CGPoint {
    guard geometry.sections[section].isOrthogonal else { return .zero }
    return geometry.axis.other.point(offset(section), 0)
  }

  private func make(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath, _ frame: CGRect, _ zIndex: Int)
    -> UICollectionViewLayoutAttributes
  {
    attributesMade += 1
    let attributes: UICollectionViewLayoutAttributes
    if Self.layoutAttributesClass != UICollectionViewLayoutAttributes.self, let type = Self.layoutAttributesClass as? NSObject.Type,
      let own = _vitrineNew(type) as? UICollectionViewLayoutAttributes
    {
      attributes = own
    } else {
      attributes = UICollectionViewLayoutAttributes()
    }
    attributes.category = category
    attributes.kind = kind
    attributes.indexPath = path
    attributes.frame = mirror(frame)
    attributes.zIndex = zIndex
    return attributes
  }

  /// Returns the attributes with the section and its scrolled distance, if the section scrolls orthogonally.
  private func scrolled(_ attributes: UICollectionViewLayoutAttributes, _ section: Int) -> UICollectionViewLayoutAttributes {
    guard geometry.sections[section].isOrthogonal else { return attributes }
    let shift = shift(section)
    attributes.scroller = section
    attributes.shift = CGPoint(x: mirror.isOn ? -shift.x : shift.x, y: shift.y)
    return attributes
  }

  // MARK: Single elements

  func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.isRow, geometry.sections.indices.contains(path.section), let (leaf, frame) = geometry.sections[path.section].leaf(path.item)
    else { return nil }
    return item(path, leaf, frame)
  }

  private func item(_ path: IndexPath, _ leaf: GroupLayout.Leaf, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let decorated = !geometry.sections[path.section].plan.decorations.isEmpty
    let attributes = make(.cell, nil, path, frame, decorated ? max(1, leaf.zIndex) : leaf.zIndex)
    attributes.fits = leaf.fits
    attributes.list = listChrome(.cell, nil, path, isPinned: false)
    return scrolled(attributes, path.section)
  }

  func supplementary(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count > 1 else {
      return geometry.boundaries.firstIndex { $0.kind == kind }.map { layoutBoundary($0) }
    }
    guard geometry.sections.indices.contains(path.section) else { return nil }
    let section = geometry.sections[path.section]
    if let index = section.plan.boundaries.firstIndex(where: { $0.kind == kind }) { return boundary(index, path.section) }
    if let (leaf, frame) = section.leaf(path.item), let badge = leaf.badges.first(where: { $0.kind == kind }) {
      return self.badge(badge, path, frame)
    }
    let each = section.rows.template?.badges.filter { $0.plan.kind == kind }.count ?? 0
    guard each > 0, path.item >= 0, path.item / each < section.rows.groupCount else { return nil }
    return groupBadges(path.section, path.item / each).first { $0.representedElementKind == kind && $0.indexPath == path }
  }

  func decoration(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.isRow, geometry.sections.indices.contains(path.section), !geometry.sections[path.section].isEmpty,
      let index = geometry.sections[path.section].plan.decorations.firstIndex(where: { $0.kind == kind })
    else { return nil }
    return decoration(index, path.section)
  }

  private func decoration(_ index: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let plan = geometry.sections[section].plan.decorations[index]
    return make(
      .decorationView, plan.kind, IndexPath(item: index, section: section), geometry.sections[section].decorationFrame(index), plan.zIndex)
  }

  private func badge(_ plan: BadgePlan, _ path: IndexPath, _ anchor: CGRect) -> UICollectionViewLayoutAttributes {
    let section = geometry.sections[path.section]
    let frame = section.settled(plan.frame(at: anchor, container: anchor.size, pixel: geometry.pixel))
    return scrolled(make(.supplementaryView, plan.kind, path, frame, plan.zIndex), path.section)
  }

  /// Returns the attributes of a group's supplementary items. Their index paths count through the section, separately for each kind.
  private func groupBadges(_ section: Int, _ group: Int) -> [UICollectionViewLayoutAttributes] {
    let solved = geometry.sections[section], badges = solved.rows.layout(group).badges
    var seen: [String: Int] = [:]
    return badges.indices.map { index in
      let plan = badges[index].plan
      let each = solved.rows.template?.badges.filter { $0.plan.kind == plan.kind }.count ?? 0
      let path = IndexPath(item: group * each + seen[plan.kind, default: 0], section: section)
      seen[plan.kind, default: 0] += 1
      return scrolled(make(.supplementaryView, plan.kind, path, solved.groupBadge(group, index), plan.zIndex), section)
    }
  }

  // MARK: Headers and footers

  /// Returns the index of a header or footer in its section or layout.
  func boundary(_ attributes: UICollectionViewLayoutAttributes) -> Int? {
    let path = attributes.indexPath
    guard path.count > 1 else { return geometry.boundaries.firstIndex { $0.kind == attributes.kind } }
    guard geometry.sections.indices.contains(path.section) else { return nil }
    return geometry.sections[path.section].plan.boundaries.firstIndex { $0.kind == attributes.kind }
  }

  private func boundary(_ index: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let solved = geometry.sections[section]
    return boundary(
      solved.plan.boundaries[index], IndexPath(item: 0, section: section), solved.boundaryFrame(index), solved.pinned(index))
  }

  private func layoutBoundary(_ index: Int) -> UICollectionViewLayoutAttributes {
    boundary(geometry.boundaries[index], IndexPath(index: 0), geometry.boundaryFrame(index), geometry.pinned(index))
  }

  private func boundary(_ plan: BoundaryPlan, _ path: IndexPath, _ natural: CGRect, _ pinned: ClosedRange<CGFloat>?)
    -> UICollectionViewLayoutAttributes
  {
    var frame = natural, zIndex = plan.zIndex
    if let pinned, let view = collectionView {
      let axis = geometry.axis, inset = view.visibleContentInset, bounds = view.bounds
      let low = axis == .vertical ? bounds.minY + inset.top : bounds.minX + inset.left
      let high = axis == .vertical ? bounds.maxY - inset.bottom : bounds.maxX - inset.right
      let wanted = plan.side(axis) < 0 ? low + axis.start(plan.insets) : high - axis.end(plan.insets) - axis.of(natural.size)
      let position = min(max(wanted, pinned.lowerBound), pinned.upperBound)
      frame = natural.moved(by: axis.point(position - axis.start(natural), 0))
      zIndex += Self.pinnedDepth
    }
    let attributes = make(.supplementaryView, plan.kind, path, frame, zIndex)
    attributes.fits = plan.extent.fit
    attributes.list = listChrome(.supplementaryView, plan.kind, path, isPinned: frame.origin != natural.origin)
    return attributes
  }

  // MARK: Elements in a rectangle

  func elements(in given: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !given.isNull, !given.isInfinite, !geometry.sections.isEmpty || !geometry.boundaries.isEmpty else { return [] }
    let rect = mirror(given)
    var all: [UICollectionViewLayoutAttributes] = []
    for number in geometry.sections(in: rect) {
      let section = geometry.sections[number]
      guard !section.isEmpty else { continue }
      if section.frame.intersects(rect) {
        for index in section.plan.decorations.indices where section.decorationFrame(index).intersects(rect) {
          all.append(decoration(index, number))
        }
      }
      let shift = shift(number)
      items(number, in: rect.offsetBy(dx: shift.x, dy: shift.y), &all)
      for index in section.plan.boundaries.indices {
        let attributes = boundary(index, number)
        if attributes.frame.intersects(given) { all.append(attributes) }
      }
    }
    for index in geometry.boundaries.indices where geometry.boundary != nil {
      let attributes = layoutBoundary(index)
      if attributes.frame.intersects(given) { all.append(attributes) }
    }
    return all
  }

  private func items(_ number: Int, in rect: CGRect, _ all: inout [UICollectionViewLayoutAttributes]) {
    let section = geometry.sections[number]
    /// Whether a frame meets the rectangle. An empty frame may, because its view may prefer another size.
    func meets(_ frame: CGRect) -> Bool {
      frame.minX <= rect.maxX && frame.maxX >= rect.minX && frame.minY <= rect.maxY && frame.maxY >= rect.minY
        && (frame.isEmpty || frame.intersects(rect))
    }
    for group in section.groups(in: rect) {
      let first = section.rows.firstItem(group)
      for index in section.rows.layout(group).leaves.indices {
        guard let (leaf, frame) = section.leaf(first + index) else { continue }
        let path = IndexPath(item: first + index, section: number)
        if meets(frame) { all.append(item(path, leaf, frame)) }
        for badge in leaf.badges where meets(badge.frame(at: frame, container: frame.size, pixel: geometry.pixel)) {
          all.append(self.badge(badge, path, frame))
        }
      }
      for attributes in groupBadges(number, group) where meets(mirror(attributes.frame)) { all.append(attributes) }
    }
  }

  // MARK: Visible items

  /// Calls the visible items handlers of the sections, which may change the attributes.
  func tellHandlers(_ shown: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView, let environment, sections.contains(where: { $0.visibleItemsInvalidationHandler != nil }) else {
      return
    }
    let bySection = Dictionary(grouping: shown.filter { $0.representedElementCategory != .decorationView && $0.indexPath.count > 1 }) {
      $0.indexPath.section
    }
    for (number, attributes) in bySection.sorted(by: { $0.key < $1.key }) where sections.indices.contains(number) {
      guard let handler = sections[number].visibleItemsInvalidationHandler else { continue }
      let shift = shift(number)
      let offset = geometry.sections[number].isOrthogonal ? CGPoint(x: mirror.isOn ? -shift.x : shift.x, y: shift.y) : view.contentOffset
      handler(attributes.map(VisibleItem.init), offset, environment)
    }
  }
}
