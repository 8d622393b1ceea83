import CoreGraphics

/// The accessories of a list cell and their views.
@MainActor
final class CellAccessories {
  struct Slot {
    var accessory: UICellAccessory
    var view: UIView
    /// The size of the view, and the width that is reserved for it, in points.
    var size: CGSize
    var width: CGFloat
  }

  private var accessories: [UICellAccessory] = []
  private(set) var views: [UICellAccessory.AccessoryType: UIView] = [:]
  /// The visible accessories, from leading to trailing.
  private(set) var leading: [Slot] = []
  private(set) var trailing: [Slot] = []

  var shown: [Slot] { leading + trailing }

  /// The order of system accessories: from the edge inwards at the leading edge, and from the text outwards at the trailing edge.
  private static let order: [UICellAccessory.AccessoryType] = [
    .multiselect, .delete, .insert, .label, .popUpMenu, .checkmark, .detail, .outlineDisclosure, .disclosureIndicator, .reorder,
  ]

  private static func rank(_ accessory: UICellAccessory) -> Int { order.firstIndex(of: accessory.accessoryType) ?? order.count }

  var all: [UICellAccessory] { accessories }

  /// Replaces the accessories. Views of kinds that stay are kept.
  func setAccessories(_ new: [UICellAccessory], in cell: UICollectionViewListCell) {
    var known: Set<UICellAccessory.AccessoryType> = []
    accessories = new.filter { accessory in
      let isNew = known.insert(accessory.accessoryType).inserted
      if !isNew { UIKitLog.refused("a list cell has two accessories of the kind \(accessory.accessoryType); the second one is left out") }
      return isNew
    }
    for (type, view) in views where !known.contains(type) {
      if view.superview === cell { view.removeFromSuperview() }
      views[type] = nil
    }
    for accessory in accessories {
      let view = views[accessory.accessoryType] ?? AccessoryViews.make(accessory.accessoryType, in: cell)
      views[accessory.accessoryType] = view
      if accessory.position == nil, view.superview !== cell {
        view.alpha = 0
        cell.addSubview(view)
      }
      AccessoryViews.configure(view, accessory, in: cell)
    }
  }

  /// Updates the visible accessories.
  func arrange(isEditing: Bool) {
    let shown = accessories.filter { $0.isShown(isEditing: isEditing) }
    leading = slots(shown.filter { !$0.isTrailing }, isLeading: true)
    trailing = slots(shown.filter(\.isTrailing), isLeading: false)
  }

  private func slots(_ accessories: [UICellAccessory], isLeading: Bool) -> [Slot] {
    var placed = accessories.filter { $0.position == nil }.sorted { Self.rank($0) < Self.rank($1) }
    for custom in accessories {
      guard let position = custom.position else { continue }
      placed.insert(custom, at: min(max(position(placed), 0), placed.count))
    }
    return placed.compactMap { accessory in
      guard let view = views[accessory.accessoryType] else { return nil }
      let size = AccessoryViews.size(of: view, accessory)
      let width =
        switch accessory.look.width {
        case .actual: size.width
        case .standard: isLeading ? max(ListMetrics.leadingWidth, size.width) : size.width
        case .custom(let width): max(0, width)
        }
      return Slot(accessory: accessory, view: view, size: size, width: width)
    }
  }

  // MARK: Layout

  /// The frames of the accessories and of the content in a left-to-right cell, in points.
  struct Frames {
    var content: CGRect
    /// The frames of the slots, the leading ones first.
    var accessories: [CGRect]
  }

  /// - Parameters:
  ///   - margin: the distance from the edges to the accessories.
  ///   - indent: the indentation of the content.
  ///   - middle: the vertical centre of the accessories, from the top of the cell.
  func frames(
    in size: CGSize, middle: CGFloat, margin: CGFloat, safeLeading: CGFloat, safeTrailing: CGFloat, indent: CGFloat,
    indentsAccessories: Bool, pixel: CGFloat
  ) -> Frames {
    var frames: [CGRect] = []
    func frame(_ slot: Slot, at x: CGFloat) -> CGRect {
      CGRect(
        x: ((x + (slot.width - slot.size.width) / 2) / pixel).rounded(.down) * pixel,
        y: ((middle - slot.size.height / 2) / pixel).rounded(.down) * pixel, width: slot.size.width, height: slot.size.height)
    }
    var start = safeLeading + indent
    if !leading.isEmpty {
      var x = safeLeading + margin + (indentsAccessories ? indent : 0)
      for slot in leading {
        frames.append(frame(slot, at: x))
        x += slot.width + ListMetrics.leadingGap
      }
      start = x - ListMetrics.leadingGap + (indentsAccessories ? 0 : indent)
    }
    var end = size.width - safeTrailing
    if !trailing.isEmpty {
      let widths = trailing.reduce(0) { $0 + $1.width } + CGFloat(trailing.count - 1) * ListMetrics.trailingGap
      end -= margin + widths
      var x = end
      for slot in trailing {
        frames.append(frame(slot, at: x))
        x += slot.width + ListMetrics.trailingGap
      }
    }
    return Frames(content: CGRect(x: start, y: 0, width: max(0, end - start), height: size.height), accessories: frames)
  }
}
