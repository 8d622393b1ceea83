import Foundation

extension UICollectionView {
  func register(class aClass: AnyClass?, cell identifier: String) {
    guard let aClass else { return cells.register(nil, for: identifier) }
    guard let type = aClass as? UICollectionViewCell.Type else {
      return UIKitLog.refused("\(aClass) is not a UICollectionViewCell and cannot be registered for '\(identifier)'")
    }
    register(
      cellMaker: { [weak self] in _vitrineNew(type, frame: self?.requested?.frame ?? .zero) }, forCellWithReuseIdentifier: identifier)
  }

  func register(class aClass: AnyClass?, kind: String, supplementary identifier: String) {
    guard let aClass else { return supplementaries.register(nil, for: Self.name(kind, identifier)) }
    guard let type = aClass as? UICollectionReusableView.Type else {
      return UIKitLog.refused("\(aClass) is not a UICollectionReusableView and cannot be registered for '\(identifier)'")
    }
    register(
      supplementaryMaker: { [weak self] in _vitrineNew(type, frame: self?.requested?.frame ?? .zero) },
      forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  func register(nib: UINib?, cell identifier: String) {
    guard let nib else { return cells.register(nil, for: identifier) }
    register(cellMaker: { nib.view(UICollectionViewCell.self, for: identifier) }, forCellWithReuseIdentifier: identifier)
  }

  func register(nib: UINib?, kind: String, supplementary identifier: String) {
    guard let nib else { return supplementaries.register(nil, for: Self.name(kind, identifier)) }
    register(
      supplementaryMaker: { nib.view(UICollectionReusableView.self, for: identifier) }, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: identifier)
  }

  /// Registers a function that makes cells, for prototypes and nib files. The reuse identifier of the cells is set here.
  func register(cellMaker maker: (@MainActor () -> UICollectionViewCell?)?, forCellWithReuseIdentifier identifier: String) {
    guard let maker else { return cells.register(nil, for: identifier) }
    let named: ReuseQueue<UICollectionViewCell>.Maker = {
      let cell = maker()
      cell?.reuseName = identifier
      return cell
    }
    cells.register(named, for: identifier)
  }

  func register(
    supplementaryMaker maker: (@MainActor () -> UICollectionReusableView?)?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let maker else { return supplementaries.register(nil, for: Self.name(kind, identifier)) }
    let named: ReuseQueue<UICollectionReusableView>.Maker = {
      let view = maker()
      view?.reuseName = identifier
      return view
    }
    supplementaries.register(named, for: Self.name(kind, identifier))
  }

  static func name(_ kind: String, _ identifier: String) -> String { "\(kind)\u{0}\(identifier)" }

  /// Gives a dequeued view the size of its layout attributes, so that the data source finds it as on iOS.
  private func sized<View: UICollectionReusableView>(_ view: View) -> View {
    if let size = requested?.size, view.bounds.size != size { view.bounds.size = size }
    return view
  }

  func nextCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let kept = shown.reconfigured, kept.reuseIdentifier == identifier { return kept }
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      return inList(sized(cell), at: path)
    }
    if let cell = cells.make(identifier) { return inList(sized(cell), at: path) }
    UIKitLog.refused(
      "could not dequeue a cell with identifier \(identifier): register a nib or a class for the identifier, or connect a prototype cell "
        + "in a storyboard. Item \(Array(path)) gets a plain cell")
    return UICollectionViewCell(frame: .zero)
  }

  func nextSupplementary(_ kind: String, _ identifier: String, for path: IndexPath) -> UICollectionReusableView {
    let name = Self.name(kind, identifier)
    if let view = supplementaries.take(name) {
      view.prepareForReuse()
      return inList(sized(view), kind, at: path)
    }
    if let view = supplementaries.make(name) { return inList(sized(view), kind, at: path) }
    UIKitLog.refused("could not dequeue a view of kind \(kind) with identifier \(identifier): register a nib or a class for it")
    return UICollectionReusableView(frame: .zero)
  }

  // MARK: Returning views to the queues

  func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
    containingWindow?.focus.viewWillLeave(cell)
    cell.isHighlighted = false
    cell.isDropTarget = false
    if cell.dragState != .none { cell.show(dragState: .none) }
    cell.layer.removeAllAnimations()
    cell.attributes = nil
    cell.aside = 0
    if let identifier = cell.reuseIdentifier, holds(cell), cells.put(cell, identifier) {
      cell.isHidden = true
    } else {
      cell.removeFromSuperview()
    }
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func retire(_ view: UICollectionReusableView, _ key: CollectionShown.Key) {
    view.attributes = nil
    if let identifier = view.reuseIdentifier, holds(view), supplementaries.put(view, Self.name(key.kind, identifier)) {
      view.isHidden = true
    } else {
      view.removeFromSuperview()
    }
    collectionDelegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
  }

  func retireAll() {
    let old = shown
    shown = CollectionShown()
    for (path, cell) in old.cells.sorted(by: { $0.key < $1.key }) { retire(cell, at: path) }
    for (key, view) in old.supplementaries { retire(view, key) }
    for view in old.decorations.values { view.removeFromSuperview() }
    for view in old.scrollers.values { view.removeFromSuperview() }
  }
}
