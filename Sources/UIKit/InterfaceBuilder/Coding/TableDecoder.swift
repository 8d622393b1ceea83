internal import InterfaceBuilder

extension KindDecoder {
  static func tableStyle(_ coder: NSCoder) -> UITableView.Style {
    switch source(coder)?.element["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  static func decode(_ table: UITableView, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    // Set again, since the initialiser of the table view overrides some values that its superclasses took from the file.
    if let color = loader.color(element.property("backgroundColor")) { table.backgroundColor = color }
    assign(element.flag("alwaysBounceVertical") ?? false, to: \.alwaysBounceVertical, of: table)
    decodeHeights(table, element)
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = loader.color(element.property("separatorColor")) { table.separatorColor = color }
    if let inset = element.insets("separatorInset") { table.separatorInset = inset }
    if element["separatorInsetReference"] == "fromSafeArea" || element["separatorInsetReference"] == "fromAutomaticInsets" {
      table.separatorInsetReference = .fromAutomaticInsets
    }
    assign(element.flag("allowsSelection") ?? true, to: \.allowsSelection, of: table)
    assign(element.flag("allowsSelectionDuringEditing") ?? false, to: \.allowsSelectionDuringEditing, of: table)
    assign(element.flag("allowsMultipleSelection") ?? false, to: \.allowsMultipleSelection, of: table)
    assign(element.flag("allowsMultipleSelectionDuringEditing") ?? false, to: \.allowsMultipleSelectionDuringEditing, of: table)
    assign(element.flag("contentViewInsetsToSafeArea") ?? true, to: \.insetsContentViewsToSafeArea, of: table)
    assign(element.flag("prefetchingEnabled") ?? true, to: \.isPrefetchingEnabled, of: table)
    assign(max(0, element.integer("sectionIndexMinimumDisplayRowCount") ?? 0), to: \.sectionIndexMinimumDisplayRowCount, of: table)
    if let color = loader.color(element.property("sectionIndexColor")) { table.sectionIndexColor = color }
    if let color = loader.color(element.property("sectionIndexBackgroundColor")) { table.sectionIndexBackgroundColor = color }
    if let color = loader.color(element.property("sectionIndexTrackingBackgroundColor")) {
      table.sectionIndexTrackingBackgroundColor = color
    }
    if let view = element.property("tableHeaderView").flatMap({ loader.view($0) }) { table.tableHeaderView = view }
    if let view = element.property("tableFooterView").flatMap({ loader.view($0) }) { table.tableFooterView = view }
    if let view = element.property("backgroundView").flatMap({ loader.view($0) }) { table.backgroundView = view }
    for child in element.first("prototypes")?.children ?? [] {
      let prototype = PrototypeCell(child, in: loader)
      guard let identifier = prototype.identifier else { continue }
      table.register(cellMaker: { prototype.make(UITableViewCell.self) }, forCellReuseIdentifier: identifier)
    }
    // Interface Builder writes an empty list of sections for tables with prototypes, too.
    if let sections = element.first("sections"), element["dataMode"] == "static" || !sections.all("tableViewSection").isEmpty {
      table.staticRows = StaticRows(sections.all("tableViewSection"), loader: loader)
    }
  }

  /// Decodes the heights in points. Negative heights stand for automatic ones.
  private static func decodeHeights(_ table: UITableView, _ element: InterfaceElement) {
    func height(_ name: String) -> CGFloat {
      element.number(name).flatMap { $0 >= 0 ? CGFloat($0) : nil } ?? UITableView.automaticDimension
    }
    // With a height of zero all rows would be visible at once.
    table.rowHeight = height("rowHeight") > 0 ? height("rowHeight") : UITableView.automaticDimension
    table.estimatedRowHeight = height("estimatedRowHeight")
    table.sectionHeaderHeight = height("sectionHeaderHeight")
    table.sectionFooterHeight = height("sectionFooterHeight")
    table.estimatedSectionHeaderHeight = height("estimatedSectionHeaderHeight")
    table.estimatedSectionFooterHeight = height("estimatedSectionFooterHeight")
    table.hasFileHeights = true
  }

  // MARK: Cells

  static func cellStyle(_ coder: NSCoder) -> UITableViewCell.CellStyle {
    switch source(coder)?.element["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  static func decode(_ cell: UITableViewCell, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    cell.reuseName = element["reuseIdentifier"]
    decodeParts(cell, element, loader)
    cell.accessoryType = accessory(element["accessoryType"])
    cell.editingAccessoryType = accessory(element["editingAccessoryType"])
    if element.flag("hidesAccessoryWhenEditing") == false, element["editingAccessoryType"] == nil {
      cell.editingAccessoryType = cell.accessoryType
    }
    cell.selectionStyle =
      switch element["selectionStyle"] {
      case "none": .none
      case "blue": .blue
      case "gray": .gray
      default: .default
      }
    assign(min(1_000, max(0, element.integer("indentationLevel") ?? 0)), to: \.indentationLevel, of: cell)
    assign(element.number("indentationWidth") ?? 10, to: \.indentationWidth, of: cell)
    assign(element.flag("shouldIndentWhileEditing") ?? true, to: \.shouldIndentWhileEditing, of: cell)
    assign(element.flag("showsReorderControl") ?? false, to: \.showsReorderControl, of: cell)
    if let inset = element.insets("separatorInset") { cell.separatorInset = inset }
    if let view = element.property("backgroundView").flatMap({ loader.view($0) }) { cell.backgroundView = view }
    if let view = element.property("selectedBackgroundView").flatMap({ loader.view($0) }) { cell.selectedBackgroundView = view }
    if let view = element.property("accessoryView").flatMap({ loader.view($0) }) { cell.accessoryView = view }
    if let view = element.property("editingAccessoryView").flatMap({ loader.view($0) }) { cell.editingAccessoryView = view }
  }

  /// Decodes the content view and its subviews. The cell places the labels and the image view of its style.
  private static func decodeParts(_ cell: UITableViewCell, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    guard let content = element.property("contentView") else { return }
    let isStyled = element["style"]?.hasPrefix("IBUITableViewCellStyle") == true
    let names = isStyled ? ["textLabel", "detailTextLabel"].map { element[$0] } : []
    for case let name? in names { loader.use(CellLabel.self, for: name) }
    loader.fill(cell.contentView, content)
    cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.parts.hasOwnMargins = content.property("layoutMargins") != nil || content.property("directionalLayoutMargins") != nil
    guard isStyled else { return }
    func part<View: UIView>(_ key: String, _ type: View.Type) -> View? {
      guard let view = element[key].flatMap({ loader.objects[$0] }) as? View, view.superview === cell.contentView else { return nil }
      (view as? CellLabel)?.cell = cell
      return view
    }
    cell.parts.text = part("textLabel", UILabel.self)
    cell.parts.detail = part("detailTextLabel", UILabel.self)
    cell.parts.image = part("imageView", UIImageView.self)
  }

  private static func accessory(_ name: String?) -> UITableViewCell.AccessoryType {
    switch name {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: .none
    }
  }
}
