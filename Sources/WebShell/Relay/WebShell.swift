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
  /// Opens a source location in the editor of this machine, and returns a sentence about it; nil if pages cannot ask for that.
  private let opensSource: ((SourcePlace) throws -> String)?
  private var server: WebServer?
  private var browsers: [Browser] = []
  /// The main picture, followed by those beside it.
  private var pictures = [WebPicture()]
  private var variants: [WebVariant] = []
  private var time: TimeInterval = 0
  /// The last message of each kind that describes a state, for browsers that connect later.
  private var state: [String: HostMessage] = [:]
  private var notice: String?
  /// The last part of what the hosts printed, for browsers that connect later.
  private var output = ""
  /// The length in characters to which the output is shortened when it is twice as long.
  private static let maximumOutput = 1 << 15
  private var questions = QuestionNumbers()
  /// The tasks that wait for a file of the host, by the numbers of their requests.
  private var waiting: [Int: CheckedContinuation<InspectionAnswer, Never>] = [:]
  /// The settings of the pages. The next host gets the size and the look from the recorded events, unless the preview is restarted.
  private var clockRate = 1.0
  private var size: ShellMessage?
  private var look: PreviewLook?
  private var isAnew = false

  package init(_ supervisor: any HostSupervisor, choices: WebChoices, opensSource: ((SourcePlace) throws -> String)? = nil) {
    (self.supervisor, self.opensSource) = (supervisor, opensSource)
    var choices = choices
    choices.opensSources = opensSource != nil
    self.choices = choices
  }

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - address: the address to listen at: `localhost`, or a numeric address. 0.0.0.0 allows other machines to connect.
  ///   - port: the port; 0 for any free port.
  /// - Returns: the URL of the page.
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
    browser.takes = { [weak self, weak browser] in if let browser { self?.handle($0, from: browser) } }
    browser.takesOwn = { [weak self, weak browser] in if let browser { self?.handle($0, from: browser) } }
    browser.greeted = { [weak self, weak browser] in if let browser { self?.greet(browser) } }
    browser.canTakePixels = { [weak self, weak browser] in
      if let self { browser?.sendPixels(of: pictures, time: time) }
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
    if !output.isEmpty { browser.send(Self.text(of: ServerMessage.output(output))) }
    browser.send(Self.text(of: ShellMessage.clock(rate: clockRate)))
    for key in state.keys.sorted() { if let message = state[key] { browser.send(Self.text(of: message)) } }
    browser.send(Self.text(of: ServerMessage.variants(variants.map(\.title))))
    for (index, picture) in pictures.enumerated() {
      guard let surface = picture.surface, let buffer = picture.buffer else { continue }
      browser.send(text(of: surface, for: index))
      browser.add(Region(buffer.bounds), to: index)
    }
    browser.sendPixels(of: pictures, time: time)
  }

  private func handle(_ message: PageMessage, from browser: Browser) {
    switch message {
    case .scrub(let fraction): scrub(to: fraction)
    case .variants(let variants): show(variants)
    case .openSource(let place): browser.send(Self.text(of: open(SourcePlace(place))))
    }
  }

  private func open(_ place: SourcePlace) -> ServerMessage {
    guard let opensSource else { return .refused("This server opens no sources.") }
    do { return .said(try opensSource(place)) } catch { return .refused("\(error)") }
  }

  private func show(_ variants: [WebVariant]) {
    self.variants = variants
    pictures = [pictures[0]] + variants.map { _ in WebPicture() }
    for browser in browsers {
      for picture in 1...BrowserMessages.maximumVariants { browser.forgetDamage(of: picture) }
    }
    broadcast(Self.text(of: ServerMessage.variants(variants.map(\.title))))
    supervisor.show(variants: variants.map(\.look))
  }

  private func scrub(to fraction: Double) {
    supervisor.scrub(to: fraction)
    // The clock is stopped at that moment.
    setClock(0, except: nil)
  }

  private func setClock(_ rate: Double, except browser: Browser?) {
    clockRate = rate
    for other in browsers where other !== browser { other.send(Self.text(of: ShellMessage.clock(rate: rate))) }
  }

  private func handle(_ message: ShellMessage, from browser: Browser) {
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

  // MARK: Documents

  /// The maximum time in seconds to wait for a file of the host.
  private static let timeout = 60.0

  /// Asks the host to write a file, and returns its contents.
  func document(_ kind: WebDocument) async -> Result<Data, WebShellError> {
    guard supervisor.isConnected else { return .failure(WebShellError("The host has ended.")) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-web-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(kind.rawValue)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch { return .failure(WebShellError("\(folder.path) cannot be made: \(error.localizedDescription)")) }
    let number = questions.next()
    let answer = await withCheckedContinuation { continuation in
      waiting[number] = continuation
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.timeout) { [weak self] in
        MainActor.assumeIsolated { _ = self?.finish(number, .failure("The host does not answer.")) }
      }
      supervisor.send(.inspect(number: number, kind.request(file: file.path)))
    }
    if case .failure(let reason) = answer { return .failure(WebShellError(reason)) }
    do { return .success(try Data(contentsOf: file)) } catch {
      return .failure(WebShellError("The host wrote no file: \(error.localizedDescription)"))
    }
  }

  /// - Returns: whether a task was waiting for this answer.
  @discardableResult
  private func finish(_ number: Int, _ answer: InspectionAnswer) -> Bool {
    let continuation = waiting.removeValue(forKey: number)
    continuation?.resume(returning: answer)
    return continuation != nil
  }

  // MARK: ShellFrontEnd

  package func hostConnected() {
    for number in waiting.keys { finish(number, .failure("The host has ended.")) }
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
      if finish(number, answer) { return }
      guard let question = questions.remove(number) else { return }
      browser(question.browser)?.send(Self.text(of: HostMessage.answer(number: question.number, answer)))
    case .pong(let number):
      guard let question = questions.remove(number) else { return }
      browser(question.browser)?.send(Self.text(of: HostMessage.pong(number: question.number)))
    case .wantsSize(let width, let height):
      let present = pictures[0].surface?.scale ?? 1
      let wanted = ShellMessage.resize(width: width, height: height, scale: look?.scale(after: present) ?? present)
      size = wanted
      supervisor.send(wanted)
    case .hello, .surface, .frame, .replayed, .bye: break
    case .clipboard, .open: broadcast(Self.text(of: message))
    case .title: store(message, as: "title")
    case .cursor: store(message, as: "cursor")
    case .textInput: store(message, as: "textInput")
    case .panels: store(message, as: "panels")
    case .previews: store(message, as: "previews")
    }
  }

  package func surfaceChanged(_ surface: HostSurface) { pictures[0].surfaceChanged(surface) }
  package func frameDrawn(_ damage: Region, in buffer: PixelBuffer) { frameDrawn(damage, in: buffer, of: 0) }

  package func surfaceChanged(_ surface: HostSurface, ofVariant variant: Int) {
    if variants.indices.contains(variant) { pictures[variant + 1].surfaceChanged(surface) }
  }
  package func frameDrawn(_ damage: Region, in buffer: PixelBuffer, ofVariant variant: Int) {
    if variants.indices.contains(variant) { frameDrawn(damage, in: buffer, of: variant + 1) }
  }

  private func frameDrawn(_ damage: Region, in buffer: PixelBuffer, of picture: Int) {
    time = HostClock.now
    guard let (surface, damage) = pictures[picture].update(damage, from: buffer) else { return }
    if let surface {
      broadcast(text(of: surface, for: picture))
      for browser in browsers { browser.forgetDamage(of: picture) }
    }
    for browser in browsers {
      browser.add(damage, to: picture)
      browser.sendPixels(of: pictures, time: time)
    }
  }

  private func text(of surface: HostSurface, for picture: Int) -> String {
    picture == 0
      ? Self.text(of: HostMessage.surface(surface))
      : Self.text(of: ServerMessage.variantSurface(variant: picture - 1, surface: surface))
  }

  package func noticeChanged(_ notice: String?) {
    self.notice = notice
    broadcast(Self.text(of: ServerMessage.notice(notice)))
  }

  package func hostWrote(_ text: String) {
    output += text
    if output.utf8.count > 2 * Self.maximumOutput { output = String(output.suffix(Self.maximumOutput)) }
    broadcast(Self.text(of: ServerMessage.output(text)))
  }

  // MARK: Messages

  private var hello: HostMessage { .hello(version: HostProtocol.version, process: 0) }

  private func store(_ message: HostMessage, as key: String) {
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

/// Maps the request numbers of the browsers, which each browser counts itself, to one sequence for the host.
struct QuestionNumbers {
  struct Question: Equatable {
    var browser: ObjectIdentifier
    var number: Int
  }

  private var open: [Int: Question] = [:]
  // The first number is far above those of `ProjectShell`, which also sends requests.
  private var last = 1 << 20

  mutating func add(_ number: Int, of browser: ObjectIdentifier) -> Int {
    last += 1
    open[last] = Question(browser: browser, number: number)
    return last
  }

  /// Returns a number for a request that does not come from a browser.
  mutating func next() -> Int {
    last += 1
    return last
  }

  mutating func remove(_ number: Int) -> Question? { open.removeValue(forKey: number) }
  mutating func forget(_ browser: ObjectIdentifier) { open = open.filter { $0.value.browser != browser } }

  mutating func removeAll() -> [Question] {
    defer { open = [:] }
    return open.sorted { $0.key < $1.key }.map(\.value)
  }
}
