import Display
import FlyingFox
import Foundation
import Hosting
import Raster

/// Shows a host in browsers. See the folder's README.
@MainActor
package final class WebShell: ShellFrontEnd {
  private let supervisor: any HostSupervisor
  private let choices: WebChoices
  private var server: WebServer?
  private var browsers: [Browser] = []
  /// The picture as the host drew it last. It stays when the host ends.
  private var picture: PixelBuffer?
  private var surface: HostSurface?
  /// A surface whose first frame has not come.
  private var nextSurface: HostSurface?
  private var time: TimeInterval = 0
  /// The last message of each kind that tells a state, for browsers that come later.
  private var state: [String: HostMessage] = [:]
  private var notice: String?
  private var questions = QuestionNumbers()
  /// What pages set. The next host has the size and the look from what it repeats, unless it begins anew.
  private var clockRate = 1.0
  private var size: ShellMessage?
  private var look: PreviewLook?
  private var isAnew = false

  package init(_ supervisor: any HostSupervisor, choices: WebChoices) {
    self.supervisor = supervisor
    self.choices = choices
  }

  /// Begins to serve.
  ///
  /// - Parameters:
  ///   - address: where to listen: `localhost`, or an address in digits. 0.0.0.0 lets other machines in.
  ///   - port: 0 for any that is free.
  /// - Returns: the address of the page.
  /// - Throws: a `WebShellError`.
  package func start(at address: String = "127.0.0.1", port: UInt16 = 0) async throws(WebShellError) -> String {
    let name = ProcessInfo.processInfo.hostName.lowercased()
    let server = try WebServer(address: address, port: port, gate: WebGate(names: [name]), shell: self)
    let port = try await server.start()
    self.server = server
    let shown = address == "0.0.0.0" || address == "::" ? name : address.contains(":") ? "[\(address)]" : address
    return "http://\(shown):\(port)/\(server.gate.token)/"
  }

  package func stop() async {
    for browser in browsers { browser.close(.goingAway) }
    await server?.stop()
    server = nil
  }

  // MARK: Browsers

  func join(_ outbox: Outbox) -> Browser {
    let browser = Browser(outbox)
    browsers.append(browser)
    browser.takes = { [weak self, weak browser] in if let browser { self?.take($0, from: browser) } }
    browser.takesOwn = { [weak self] in if case .scrub(let fraction) = $0 { self?.scrub(to: fraction) } }
    browser.greeted = { [weak self, weak browser] in if let browser { self?.greet(browser) } }
    browser.canTakePixels = { [weak self, weak browser] in
      if let self, let picture = self.picture { browser?.sendPixels(of: picture, time: time) }
    }
    return browser
  }

  func leave(_ browser: Browser) {
    browsers.removeAll { $0 === browser }
    questions.forget(ObjectIdentifier(browser))
  }

  private func greet(_ browser: Browser) {
    browser.send(Self.text(of: hello))
    browser.send(Self.text(of: ServerMessage.choices(choices)))
    browser.send(Self.text(of: ServerMessage.notice(notice)))
    browser.send(Self.text(of: ShellMessage.clock(rate: clockRate)))
    for key in state.keys.sorted() { if let message = state[key] { browser.send(Self.text(of: message)) } }
    guard let surface, let picture else { return }
    browser.send(Self.text(of: HostMessage.surface(surface)))
    browser.add(Region(picture.bounds))
    browser.sendPixels(of: picture, time: time)
  }

  private func scrub(to fraction: Double) {
    supervisor.scrub(to: fraction)
    // The clock stands still at that moment.
    setClock(0, except: nil)
  }

  private func setClock(_ rate: Double, except browser: Browser?) {
    clockRate = rate
    for other in browsers where other !== browser { other.send(Self.text(of: ShellMessage.clock(rate: rate))) }
  }

  private func take(_ message: ShellMessage, from browser: Browser) {
    switch message {
    case .stop:
      isAnew = true
      return supervisor.restart()
    case .resize: size = message
    case .look(let look): self.look = look
    case .clock(let rate): setClock(rate, except: browser)
    case .inspect(let number, let request):
      guard supervisor.isConnected else {
        return browser.send(Self.text(of: HostMessage.answer(number: number, .failure("The host has ended."))))
      }
      return supervisor.send(.inspect(number: questions.add(number, of: ObjectIdentifier(browser)), request))
    case .ping(let number):
      return supervisor.send(.ping(number: questions.add(number, of: ObjectIdentifier(browser))))
    default: break
    }
    supervisor.send(message)
  }

  // MARK: ShellFrontEnd

  package func hostConnected() {
    for question in questions.removeAll() {
      browser(question.browser)?.send(Self.text(of: HostMessage.answer(number: question.number, .failure("The host has ended."))))
    }
    broadcast(Self.text(of: hello))
    if isAnew {
      if let size { supervisor.send(size) }
      if let look { supervisor.send(.look(look)) }
      isAnew = false
    }
    if clockRate != 1 { supervisor.send(.clock(rate: clockRate)) }
  }

  package func received(_ message: HostMessage) {
    switch message {
    case .answer(let number, let answer):
      guard let question = questions.remove(number) else { return }
      browser(question.browser)?.send(Self.text(of: HostMessage.answer(number: question.number, answer)))
    case .pong(let number):
      guard let question = questions.remove(number) else { return }
      browser(question.browser)?.send(Self.text(of: HostMessage.pong(number: question.number)))
    case .wantsSize(let width, let height):
      let present = surface?.scale ?? 1
      let wanted = ShellMessage.resize(width: width, height: height, scale: look?.scale(after: present) ?? present)
      size = wanted
      supervisor.send(wanted)
    case .hello, .surface, .frame, .replayed, .bye: break
    case .clipboard, .open: broadcast(Self.text(of: message))
    case .title: keep(message, as: "title")
    case .cursor: keep(message, as: "cursor")
    case .textInput: keep(message, as: "textInput")
    case .panels: keep(message, as: "panels")
    case .previews: keep(message, as: "previews")
    }
  }

  package func surfaceChanged(_ surface: HostSurface) {
    nextSurface = surface
    nextSurface?.file = ""
  }

  package func frameDrawn(_ damage: Region, in buffer: PixelBuffer) {
    var damage = damage
    time = HostClock.now
    if let next = nextSurface {
      guard let copy = buffer.copy() else { return }
      (picture, surface, nextSurface, damage) = (copy, next, nil, Region(buffer.bounds))
      broadcast(Self.text(of: HostMessage.surface(next)))
      for browser in browsers { browser.forgetDamage() }
    } else {
      for rect in damage.rects { picture?.copyPixels(from: buffer, in: rect) }
    }
    guard let picture else { return }
    for browser in browsers {
      browser.add(damage)
      browser.sendPixels(of: picture, time: time)
    }
  }

  package func noticeChanged(_ notice: String?) {
    self.notice = notice
    broadcast(Self.text(of: ServerMessage.notice(notice)))
  }

  // MARK: Messages

  private var hello: HostMessage { .hello(version: HostProtocol.version, process: 0) }

  private func keep(_ message: HostMessage, as key: String) {
    state[key] = message
    broadcast(Self.text(of: message))
  }

  private func browser(_ id: ObjectIdentifier) -> Browser? { browsers.first { ObjectIdentifier($0) == id } }
  private func broadcast(_ text: String) { for browser in browsers { browser.send(text) } }

  static func text(of message: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(message)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// The numbers of questions: each browser counts its own, and the host sees one sequence.
struct QuestionNumbers {
  struct Question: Equatable {
    var browser: ObjectIdentifier
    var number: Int
  }

  private var open: [Int: Question] = [:]
  // Far from those of `ProjectShell`, which asks too.
  private var last = 1 << 20

  mutating func add(_ number: Int, of browser: ObjectIdentifier) -> Int {
    last += 1
    open[last] = Question(browser: browser, number: number)
    return last
  }

  mutating func remove(_ number: Int) -> Question? { open.removeValue(forKey: number) }
  mutating func forget(_ browser: ObjectIdentifier) { open = open.filter { $0.value.browser != browser } }

  mutating func removeAll() -> [Question] {
    defer { open = [:] }
    return open.sorted { $0.key < $1.key }.map(\.value)
  }
}
