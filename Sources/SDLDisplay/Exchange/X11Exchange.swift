import CSDL2
import CX11Transfer
import Dispatch
import Display
import Foundation
import Glibc

/// Drags and the clipboard of a window on X11. The protocol is in `CX11Transfer`; this class turns its events into calls of the display's
/// delegate, and holds the data that is offered to other programs.
@MainActor
final class X11Exchange {
  let transfer: OpaquePointer
  private weak var display: SDLDisplay?
  private var source: (any DispatchSourceRead)?
  /// The reads that have not ended, by their numbers.
  private var reads: [UInt32: DataOffer.Completion] = [:]
  /// The contents that this program offers.
  private var dragOffer: DataOffer?
  private(set) var clipboardOffer: DataOffer?
  /// This program's drag, until it is finished or replaced.
  private var outgoing: X11OutgoingDrag?
  private(set) lazy var incoming = X11IncomingDrag(self)

  /// Returns nil if the display's window is not on X11.
  init?(_ display: SDLDisplay) {
    var window: UInt = 0
    let connection = vitrine_sdl_x11(display.window, &window)
    guard let connection, let transfer = vitrine_transfer_open(connection, UInt32(truncatingIfNeeded: window)) else { return nil }
    self.transfer = transfer
    self.display = display
    // The source needs a descriptor that stays open until it is cancelled.
    let descriptor = dup(vitrine_transfer_descriptor(transfer))
    // A source of the main queue, which all event loops serve.
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.pump() } }
    source.setCancelHandler { _ = Glibc.close(descriptor) }
    source.resume()
    self.source = source
  }

  /// Ends the exchange. The connection of the window must still be open.
  func close() {
    guard let source else { return }
    source.cancel()
    self.source = nil
    for completion in reads.values { completion(nil) }
    reads = [:]
    vitrine_transfer_close(transfer)
  }

  private var isClosed: Bool { source == nil }

  var owner: SDLDisplay? { isClosed ? nil : display }

  // MARK: Events

  private func pump() {
    var event = VitrineTransferEvent()
    while !isClosed, vitrine_transfer_next(transfer, &event) { handle(event) }
  }

  private func handle(_ event: VitrineTransferEvent) {
    switch event.kind {
    case VitrineTransferEntered: incoming.entered(types(VitrineTransferDrag))
    case VitrineTransferMoved:
      if let display { incoming.moved(to: display.point(event.x, event.y)) }
    case VitrineTransferLeft: incoming.left()
    case VitrineTransferDropped: incoming.dropped()
    case VitrineTransferData: reads.removeValue(forKey: event.number)?(Self.data(of: event))
    case VitrineTransferAnswered: outgoing?.answered?(event.flag)
    case VitrineTransferFinished:
      let ended = outgoing
      if let ended { endDrag(ended) }
      ended?.finished?(event.flag)
    case VitrineTransferRequested: supply(event)
    case VitrineTransferLost:
      if event.selection == VitrineTransferDrag { dragOffer = nil } else { clipboardOffer = nil }
    default: break
    }
  }

  private static func data(of event: VitrineTransferEvent) -> Data? { event.data.map { Data(bytes: $0, count: event.length) } }

  /// Answers another program that asks for data.
  private func supply(_ event: VitrineTransferEvent) {
    let number = event.number, type = event.type.map { String(cString: $0) } ?? ""
    let answer: DataOffer.Completion = { [weak self] data in
      guard let self, !isClosed else { return }
      guard let data else { return vitrine_transfer_supply(transfer, number, nil, 0) }
      data.withUnsafeBytes { bytes in
        // NULL would refuse the request, and empty data may have no address.
        let empty: UInt8 = 0
        withUnsafePointer(to: empty) { address in
          vitrine_transfer_supply(transfer, number, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) ?? address, bytes.count)
        }
      }
    }
    guard let offer = event.selection == VitrineTransferDrag ? dragOffer : clipboardOffer else { return answer(nil) }
    offer.load(type, answer)
  }

  // MARK: Data of other programs

  func types(_ selection: VitrineTransferSelection) -> [String] {
    guard !isClosed else { return [] }
    return String(cString: vitrine_transfer_types(transfer, selection)).split(separator: "\n").map(String.init)
  }

  func read(_ type: String, _ selection: VitrineTransferSelection, _ completion: @escaping DataOffer.Completion) {
    let number = isClosed ? 0 : vitrine_transfer_read(transfer, selection, type)
    guard number != 0 else { return completion(nil) }
    reads[number] = completion
  }

  /// Reads data of the clipboard, and waits for it.
  func clipboardData(_ type: String) -> Data? {
    if let clipboardOffer {
      var result: Data?
      clipboardOffer.load(type) { result = $0 }
      return result
    }
    guard !isClosed else { return nil }
    let number = vitrine_transfer_read(transfer, VitrineTransferClipboard, type)
    var event = VitrineTransferEvent()
    guard number != 0, vitrine_transfer_wait(transfer, number, &event) else { return nil }
    return Self.data(of: event)
  }

  // MARK: Own data

  func offerOnClipboard(_ offer: DataOffer?) {
    guard !isClosed else { return }
    let names = (offer?.types ?? []).joined(separator: "\n")
    clipboardOffer = vitrine_transfer_offer(transfer, VitrineTransferClipboard, names) && !names.isEmpty ? offer : nil
  }

  /// Forgets a drag that has ended, and its data.
  func endDrag(_ drag: X11OutgoingDrag) {
    guard outgoing === drag else { return }
    outgoing = nil
    dragOffer = nil
  }

  func beginDrag(_ offer: DataOffer) -> X11OutgoingDrag? {
    guard !isClosed, !offer.types.isEmpty else { return nil }
    let former = outgoing
    (outgoing, dragOffer) = (nil, nil)
    // A drop that has not ended fails, because its data is no longer offered.
    former?.finished?(false)
    guard vitrine_transfer_offer(transfer, VitrineTransferDrag, offer.types.joined(separator: "\n")) else { return nil }
    dragOffer = offer
    let drag = X11OutgoingDrag(self)
    outgoing = drag
    return drag
  }
}
