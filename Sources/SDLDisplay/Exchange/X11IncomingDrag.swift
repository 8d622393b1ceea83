import CX11Transfer
import Dispatch
import Display
import Foundation

/// Another program's drag over the window. If it offers a list of addresses, the list is read first, because it says how many items there are;
/// the first position is answered when the list has arrived.
@MainActor
final class X11IncomingDrag {
  private unowned let exchange: X11Exchange
  private var drag: ForeignDrag?
  /// The number of drags so far, by which data and replies of an earlier drag are recognised.
  private var number = 0
  private var waitsForAddresses = false
  /// The last position, if it is still to be answered.
  private var pendingLocation: CGPoint?
  private var isDropped = false
  /// The number of reads of the drag that have not ended.
  private var loads = 0
  /// Whether `loadingDelay` has passed since the drop.
  private var delayHasPassed = false

  /// The time after a drop in which its receiver can begin to load data, in seconds. Our choice.
  private static let loadingDelay = 0.3

  init(_ exchange: X11Exchange) { self.exchange = exchange }

  func entered(_ types: [String]) {
    reset()
    let current = number
    let offer = DataOffer(types: types) { [weak self] type, completion in
      guard let self, current == number else { return completion(nil) }
      read(type, completion)
    }
    guard types.contains(AddressList.type) else {
      drag = ForeignDrag(offer, addresses: nil)
      return
    }
    waitsForAddresses = true
    exchange.read(AddressList.type, VitrineTransferDrag) { [weak self] data in
      guard let self, current == number else { return }
      waitsForAddresses = false
      drag = ForeignDrag(offer, addresses: data)
      if let location = pendingLocation { moved(to: location) }
      if isDropped { drop() }
    }
  }

  private func reset() {
    number += 1
    (drag, pendingLocation, isDropped, waitsForAddresses, loads, delayHasPassed) = (nil, nil, false, false, 0, false)
  }

  private func read(_ type: String, _ completion: @escaping DataOffer.Completion) {
    loads += 1
    let current = number
    exchange.read(type, VitrineTransferDrag) { [weak self] data in
      completion(data)
      guard let self, current == number else { return }
      loads -= 1
      finishIfDone()
    }
  }

  func moved(to location: CGPoint) {
    guard let drag, let display = exchange.owner else {
      pendingLocation = location
      return
    }
    pendingLocation = nil
    drag.location = location
    let isAccepted = display.delegate?.display(display, foreignDragMoved: drag) ?? false
    vitrine_transfer_answer(exchange.transfer, isAccepted || !drag.addresses.isEmpty)
  }

  func left() {
    if let drag, let display = exchange.owner { display.delegate?.display(display, foreignDragLeft: drag) }
    reset()
  }

  func dropped() {
    isDropped = true
    if !waitsForAddresses { drop() }
  }

  private func drop() {
    guard let drag, let display = exchange.owner else { return }
    if display.delegate?.display(display, foreignDragDropped: drag) == true {
      let current = number
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.loadingDelay) { [weak self] in
        guard let self, current == number else { return }
        delayHasPassed = true
        finishIfDone()
      }
      return
    }
    let addresses = drag.addresses
    if !addresses.isEmpty { display.deliver(.open(addresses)) }
    finish(!addresses.isEmpty)
  }

  /// Ends the drop when its data has been loaded. Later loads get nothing.
  private func finishIfDone() {
    if isDropped, delayHasPassed, loads == 0 { finish(true) }
  }

  private func finish(_ isAccepted: Bool) {
    reset()
    if exchange.owner != nil { vitrine_transfer_finish(exchange.transfer, isAccepted) }
  }
}
