/// The contents of one card of a menu: sections of rows, or of elements side by side.
@MainActor
struct MenuContent {
  enum Item {
    /// - Parameters:
    ///   - chosen: the element of the menu.
    ///   - shown: the element for display: the same one, or the validated copy of a command.
    case element(_ chosen: UIMenuElement, shown: UIMenuElement)
    /// The row that is shown until a deferred element is loaded.
    case loading
  }

  enum Style: Equatable {
    case list
    /// Images side by side.
    case small
    /// Images above titles, side by side.
    case medium
    /// Images side by side that scroll.
    case palette

    /// The number of elements side by side (Apple: UIMenu.ElementSize, "small: up to four, medium: up to three").
    var columns: Int {
      switch self {
      case .list: 1
      case .small: 4
      case .medium: 3
      case .palette: .max
      }
    }
  }

  struct Section {
    /// The title of an inline menu; "" without one.
    var title = ""
    var style = Style.list
    var items: [Item] = []
  }

  private(set) var title: String
  private(set) var sections: [Section] = []
  let titleLines: Int

  /// - Parameter target: returns the object that performs a command, which validates it.
  init(_ menu: UIMenu, target: (UICommand) -> Any?) {
    title = menu.title
    let lines = menu.displayPreferences?.maximumNumberOfTitleLines ?? 0
    titleLines = lines > 0 ? lines : 2
    add(menu, title: "", target)
    sections.removeAll { $0.items.isEmpty }
  }

  private mutating func add(_ menu: UIMenu, title: String, _ target: (UICommand) -> Any?) {
    let style = Self.style(of: menu)
    sections.append(Section(title: title, style: style))
    for child in menu.presentChildren where !child.isHiddenInMenus {
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
        add(inner, title: inner.title, target)
        sections.append(Section(style: style))
      } else {
        let command = (child as? UICommand)?.validated(by: target)
        guard command?.isHiddenInMenus != true else { continue }
        sections[sections.count - 1].items.append(child is UIDeferredMenuElement ? .loading : .element(child, shown: command ?? child))
      }
    }
  }

  private static func style(of menu: UIMenu) -> Style {
    if menu.options.contains(.displayAsPalette) { return .palette }
    switch menu.preferredElementSize {
    case .small: return .small
    case .medium: return .medium
    default: return .list
    }
  }

  /// Reverses the order of sections and rows, which brings the first ones next to a source below the card.
  mutating func reverse() {
    sections.reverse()
    for index in sections.indices where sections[index].style == .list { sections[index].items.reverse() }
  }

  /// Whether rows need a gutter for check marks and for the chevrons of submenus.
  var hasGutter: Bool { hasMarks || rows.contains { $0 is UIMenu } }

  /// Whether rows have check marks, and whether they have images.
  var hasMarks: Bool { rows.contains { ($0.leaf?.state ?? .off) != .off } }
  var hasImages: Bool { rows.contains { $0.image != nil } }

  /// The elements for display that are in rows.
  private var rows: [UIMenuElement] {
    sections.filter { $0.style == .list }.flatMap(\.items).compactMap {
      guard case .element(_, let element) = $0 else { return nil }
      return element
    }
  }
}
