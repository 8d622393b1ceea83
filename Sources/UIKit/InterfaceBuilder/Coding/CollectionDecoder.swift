internal import InterfaceBuilder

extension KindDecoder {
  /// Returns the layout of a collection view in the file; a flow layout in place of an unknown class of the application.
  static func collectionLayout(_ coder: NSCoder) -> UICollectionViewLayout {
    guard let (owner, loader) = source(coder), let element = owner.property("collectionViewLayout") else {
      return UICollectionViewFlowLayout()
    }
    let found: AnyClass? = element["customClass"].flatMap { CustomClass.find($0, module: element["customModule"]) }
    if let name = element["customClass"], !(found is UICollectionViewLayout.Type) {
      MissingClass(name, in: element, base: UICollectionViewFlowLayout.self, found: found).log(loader.file)
    }
    let type = found as? UICollectionViewLayout.Type ?? UICollectionViewFlowLayout.self
    let layout = type.init(coder: InterfaceCoder(element, loader: loader)) ?? UICollectionViewFlowLayout()
    loader.register(layout, element)
    return layout
  }

  static func decode(_ layout: UICollectionViewFlowLayout, _ coder: NSCoder) {
    guard let (element, _) = source(coder), element.name == "collectionViewFlowLayout" else { return }
    func size(_ key: String) -> CGSize? {
      element.property(key).map { CGSize(width: max(0, $0.number("width") ?? 0), height: max(0, $0.number("height") ?? 0)) }
    }
    layout.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    assign(max(0, element.number("minimumLineSpacing") ?? 10), to: \.minimumLineSpacing, of: layout)
    assign(max(0, element.number("minimumInteritemSpacing") ?? 10), to: \.minimumInteritemSpacing, of: layout)
    if let size = size("itemSize") { layout.itemSize = size }
    if let size = size("estimatedItemSize") { layout.estimatedItemSize = size }
    if element.flag("automaticEstimatedItemSize") == true { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    if let size = size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let inset = element.insets("sectionInset") { layout.sectionInset = inset }
    layout.sectionInsetReference =
      switch element["sectionInsetReference"] {
      case "safeArea": .fromSafeArea
      case "layoutMargins": .fromLayoutMargins
      default: .fromContentInset
      }
    assign(element.flag("sectionHeadersPinToVisibleBounds") ?? false, to: \.sectionHeadersPinToVisibleBounds, of: layout)
    assign(element.flag("sectionFootersPinToVisibleBounds") ?? false, to: \.sectionFootersPinToVisibleBounds, of: layout)
  }

  static func decode(_ view: UICollectionView, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    // Set again, since the initialiser of the collection view overrides the value that its superclass took from the file.
    if let color = loader.color(element.property("backgroundColor")) { view.backgroundColor = color }
    assign(element.flag("allowsSelection") ?? true, to: \.allowsSelection, of: view)
    assign(element.flag("allowsMultipleSelection") ?? false, to: \.allowsMultipleSelection, of: view)
    assign(element.flag("prefetchingEnabled") ?? true, to: \.isPrefetchingEnabled, of: view)
    if let background = element.property("backgroundView").flatMap({ loader.view($0) }) { view.backgroundView = background }
    for child in element.first("cells")?.children ?? [] {
      let prototype = PrototypeCell(child, in: loader)
      guard let identifier = prototype.identifier else { continue }
      view.register(cellMaker: { prototype.make(UICollectionViewCell.self) }, forCellWithReuseIdentifier: identifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader), ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = element.property(key).map({ PrototypeCell($0, in: loader) }), let identifier = prototype.identifier else {
        continue
      }
      view.register(
        supplementaryMaker: { prototype.make(UICollectionReusableView.self) }, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
  }

  /// Decodes a cell. The content view fills the cell, regardless of its frame in the file.
  static func decode(_ cell: UICollectionViewCell, _ coder: NSCoder) {
    guard let (element, loader) = source(coder), let content = element.property("contentView") else { return }
    loader.fill(cell.contentView, content)
    cell.contentView.frame = cell.bounds
    cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let view = element.property("backgroundView").flatMap({ loader.view($0) }) { cell.backgroundView = view }
    if let view = element.property("selectedBackgroundView").flatMap({ loader.view($0) }) { cell.selectedBackgroundView = view }
  }
}
