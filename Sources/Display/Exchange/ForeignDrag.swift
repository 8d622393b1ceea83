import Foundation

/// A drag of another program over the display.
@MainActor
package final class ForeignDrag {
  /// The items. Each file is an item; all other data of the drag is one item.
  package let items: [DataOffer]
  /// The position of the pointer, in points.
  package var location = CGPoint.zero
  /// An object that the delegate keeps with the drag.
  package var context: AnyObject?

  package init(items: [DataOffer]) { self.items = items }

  /// - Parameter addresses: the data of the offer in the type `text/uri-list`, which says how many items there are; nil if it has none.
  package convenience init(_ offer: DataOffer, addresses: Data?) {
    let all = addresses.map(AddressList.addresses) ?? []
    let files = all.filter(\.isFileURL)
    let rest = DataOffer(types: offer.types.filter { $0 != AddressList.type }, address: all.first { !$0.isFileURL }) { type, completion in
      offer.load(type, completion)
    }
    // A program that drags files also offers their paths as text.
    let items = files.map { DataOffer(types: [], address: $0) { $1(nil) } }
    self.init(items: items.isEmpty ? [rest] : items)
  }

  /// The addresses of the items.
  package var addresses: [URL] { items.compactMap(\.address) }
}
