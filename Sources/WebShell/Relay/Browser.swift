import Display
import FlyingFox
import Foundation
import Hosting
import Raster

/// A connected browser.
@MainActor
final class Browser {
  /// Called for each valid message, in order, except `hello` and `shown`.
  var takes: ((ShellMessage) -> Void)?
  /// Called for a message that only pages send, and not other shells.
  var takesOwn: ((PageMessage) -> Void)?
  /// Called when the page has sent `hello`.
  var greeted: (() -> Void)?
  /// Called when the page is ready for more pixels.
  var canTakePixels: (() -> Void)?

  /// The maximum number of frames without an answer from the browser.
  static let maximumUnansweredFrames = 2

  private let outbox: Outbox
  private var times = EventTimes()
  private var isGreeted = false
  /// The areas of each picture that the browser does not have yet, in pixels; the main picture is number 0.
  private var damage: [Int: Region] = [:]
  private var lastPicture = 0
  private var lastNumber: UInt32 = 0
  private var unanswered: [UInt32] = []

  init(_ outbox: Outbox) { self.outbox = outbox }

  // MARK: To the page

  /// Sends the text of a message.
  func send(_ text: String) {
    guard isGreeted else { return }
    if !outbox.append(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8))) {
      outbox.close(WSCloseCode(WSCloseCode.policyViolation.code, reason: "The browser does not read."))
    }
  }

  func close(_ code: WSCloseCode) { outbox.close(code) }

  /// Adds to the area of a picture that the browser does not have yet.
  func add(_ region: Region, to picture: Int) { damage[picture, default: Region()].formUnion(region) }
  func forgetDamage(of picture: Int) { damage[picture] = nil }

  /// Sends the pixels that the browser does not have yet, unless it has not answered earlier frames. The pictures take turns.
  func sendPixels(of pictures: [WebPicture], time: TimeInterval) {
    let next = lastPicture + 1
    for picture in pictures.indices.map({ ($0 + next) % pictures.count }) {
      if let buffer = pictures[picture].buffer { send(picture, buffer, time) }
    }
  }

  private func send(_ picture: Int, _ buffer: PixelBuffer, _ time: TimeInterval) {
    guard isGreeted, let lacking = damage[picture], !lacking.isEmpty, unanswered.count < Self.maximumUnansweredFrames else { return }
    lastNumber &+= 1
    unanswered.append(lastNumber)
    let data = PixelMessage.data(picture: picture, number: lastNumber, damage: lacking, of: buffer, time: time)
    (damage[picture], lastPicture) = (nil, picture)
    outbox.append(WSFrame(fin: true, opcode: .binary, mask: nil, payload: data))
  }

  // MARK: From the page

  func received(_ text: String) {
    do {
      if isGreeted, let message = try BrowserMessages.readOwn(text) {
        takesOwn?(message)
        return
      }
      let message = try BrowserMessages.read(text)
      switch message {
      case .hello:
        guard !isGreeted else { return }
        isGreeted = true
        greeted?()
      case _ where !isGreeted: throw BrowserMessages.Rejection(reason: "The first message is hello.")
      case .shown(let frame):
        unanswered.removeAll { Int($0) <= frame }
        canTakePixels?()
      case .event(let line):
        var entry = try BrowserMessages.event(line)
        entry.time = times.map(entry.time, arrival: HostClock.now)
        takes?(.event(EventWriter.line(of: entry)))
      default: takes?(message)
      }
    } catch {
      let rejection = (error as? BrowserMessages.Rejection)?.reason ?? "\(error)"
      guard isGreeted else { return outbox.close(WSCloseCode(WSCloseCode.policyViolation.code, reason: String(rejection.prefix(100)))) }
      send(WebShell.text(of: ServerMessage.refused(rejection)))
    }
  }
}
