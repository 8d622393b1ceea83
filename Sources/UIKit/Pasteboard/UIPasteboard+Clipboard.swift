import Display
import Foundation

/// The desktop's clipboard with all its types, if the display has one. Values of other programs are loaded when they are first used.
extension UIPasteboard {
  /// Reads what another program has copied since the last call.
  func follow(_ clipboard: any DisplayClipboard) {
    let version = clipboard.version
    guard version != 0, version != knownVersion else { return }
    knownVersion = version
    let former = Set(stored.flatMap(\.keys))
    stored = Self.items(of: clipboard)
    changed(from: former)
  }

  /// Offers the items to other programs.
  func offer(on clipboard: any DisplayClipboard) {
    let offer = DataOffer(of: stored.map(Self.provider))
    clipboard.offer(offer.types.isEmpty ? nil : offer)
    knownVersion = clipboard.version
  }

  /// Files and pages are items of their own; all other types are those of one item, as text of the copied addresses is.
  private static func items(of clipboard: any DisplayClipboard) -> [[String: Any]] {
    let types = clipboard.types
    var item: [String: Any] = [:]
    if let name = PlainTextName.best(of: types) {
      item[textType] = ClipboardValue { clipboard.data(name).map { PlainTextName.text(of: $0, type: name) } }
    }
    for name in types {
      guard let type = NSItemProvider.identifier(of: name), item[type] == nil else { continue }
      item[type] = ClipboardValue { clipboard.data(name) }
    }
    let addresses = types.contains(AddressList.type) ? clipboard.data(AddressList.type).map(AddressList.addresses) ?? [] : []
    let files = addresses.filter(\.isFileURL).map { [UTType.fileURL.identifier: $0 as Any] }
    // A program that copies files also offers their paths as text.
    if !files.isEmpty { return files }
    var pages = addresses.map { [urlType: $0 as Any] }
    if let first = pages.first { pages[0] = first.merging(item) { address, _ in address } }
    return pages.isEmpty ? (item.isEmpty ? [] : [item]) : pages
  }

  /// Returns a value itself instead of one that is still to be loaded.
  static func loaded(_ value: Any?) -> Any? {
    guard let value = value as? ClipboardValue else { return value }
    return value.value
  }
}

/// A value on the clipboard of another program, which is loaded once.
@MainActor
final class ClipboardValue {
  private let load: @MainActor () -> Any?
  private(set) lazy var value: Any? = load()

  init(_ load: @escaping @MainActor () -> Any?) { self.load = load }
}
