import Foundation

extension UICollectionView {
  /// A cell class with a closure that configures its cells, used instead of a reuse identifier (Apple: UICollectionView.CellRegistration).
  /// Create it outside of the data source's methods and keep it.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identity = RegistrationIdentity()
    let nib: UINib?
    let handler: Handler

    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Cells come from a nib file, whose one top-level object is a cell.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A registration like `CellRegistration`, for headers and footers.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    let identity = RegistrationIdentity()
    let kind: String
    let nib: UINib?
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = nil
      self.handler = handler
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// Returns a cell of a registration, configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identity.name
    if !cells.isRegistered(identifier) {
      if let nib = registration.nib { register(nib: nib, cell: identifier) } else { register(class: Cell.self, cell: identifier) }
    }
    let cell = nextCell(identifier, for: indexPath) as? Cell ?? _vitrineNew(Cell.self, frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registration.identity.name
    if !supplementaries.isRegistered(Self.name(registration.kind, identifier)) {
      if let nib = registration.nib {
        register(nib: nib, kind: registration.kind, supplementary: identifier)
      } else {
        register(class: Supplementary.self, kind: registration.kind, supplementary: identifier)
      }
    }
    let view =
      nextSupplementary(registration.kind, identifier, for: indexPath) as? Supplementary
      ?? _vitrineNew(Supplementary.self, frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// The identity of a registration, from which its reuse identifier is made.
final class RegistrationIdentity: Sendable {
  var name: String { "registration \(UInt(bitPattern: ObjectIdentifier(self)))" }
}
