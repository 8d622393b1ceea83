import CX11Transfer
import Display
import Foundation

/// The clipboard of an X server.
@MainActor
final class X11Clipboard: DisplayClipboard {
  private let exchange: X11Exchange

  init(_ exchange: X11Exchange) { self.exchange = exchange }

  var version: UInt64 { exchange.owner == nil ? 0 : vitrine_transfer_clipboard_version(exchange.transfer) }

  var types: [String] { exchange.clipboardOffer?.types ?? exchange.types(VitrineTransferClipboard) }

  func data(_ type: String) -> Data? { exchange.clipboardData(type) }

  func offer(_ offer: DataOffer?) { exchange.offerOnClipboard(offer) }

  /// The text, in the best of its forms; nil if there is none.
  var text: String? {
    get {
      guard let type = PlainTextName.best(of: types), let data = data(type) else { return nil }
      return PlainTextName.text(of: data, type: type)
    }
    set {
      let data = Data((newValue ?? "").utf8)
      offer(data.isEmpty ? nil : DataOffer(types: PlainTextName.names) { $1(data) })
    }
  }
}
