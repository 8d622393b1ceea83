import CX11Transfer
import Display
import Foundation

/// A drag of this program over the windows of an X server.
@MainActor
final class X11OutgoingDrag: OutgoingDrag {
  private weak var exchange: X11Exchange?
  var answered: (@MainActor (Bool) -> Void)?
  var finished: (@MainActor (Bool) -> Void)?

  init(_ exchange: X11Exchange) { self.exchange = exchange }

  func move(to point: CGPoint) -> DragTarget {
    guard let exchange, let display = exchange.owner else { return .display }
    let units = display.scale / display.density
    func pixel(_ value: CGFloat) -> Int32 { Int32(max(-32_000, min(32_000, (value * units).rounded(.down)))) }
    switch vitrine_transfer_move(exchange.transfer, pixel(point.x), pixel(point.y)) {
    case 0: return .display
    case 1: return .nothing
    case let window: return .program(window)
    }
  }

  func drop() -> Bool {
    guard let exchange, exchange.owner != nil else { return false }
    return vitrine_transfer_drop(exchange.transfer)
  }

  func leave() {
    guard let exchange, exchange.owner != nil else { return }
    vitrine_transfer_leave(exchange.transfer)
    exchange.endDrag(self)
  }
}
