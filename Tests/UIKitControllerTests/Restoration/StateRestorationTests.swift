import Glibc
import Testing

@testable import UIKit
@testable import VitrineTesting

@Suite(.serialized) @MainActor struct StateRestorationTests {
  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 200))
  private let folder: URL
  private var store: StateStore { StateStore(folder: folder) }

  init() {
    // A child process uses the folder that its parent names.
    folder =
      ProcessInfo.processInfo.environment["VITRINE_RESTORATION_FOLDER"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("restoration-\(UUID().uuidString)")
  }

  private func launch() throws -> RestorableDelegate { try launch(RestorableDelegate.self) }

  private func launch<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) throws -> Delegate {
    UIApplication.shared.stateStore = nil
    UIApplication.shared.terminate()
    UIApplication.shared.delegate?.window?.isHidden = true
    try UIApplication.make(principalClassName: nil, delegateClassName: NSStringFromClass(type))
    UIApplication.shared.launch(store: store)
    screen.settle()
    return try #require(UIApplication.shared.delegate as? Delegate)
  }

  private func leave() {
    UIApplication.shared.stateStore = nil
    UIApplication.shared.delegate?.window?.isHidden = true
    UIApplication.shared.delegate = nil
    UIApplication.shared.start()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens pages, writes in them, scrolls, and presents a page.
  private func use(_ delegate: RestorableDelegate) throws {
    let navigation = try #require(delegate.navigation)
    delegate.tabs?.selectedIndex = 1
    for name in ["second", "third"] {
      let page = NotePage(name)
      page.text = "text of \(name)"
      navigation.pushViewController(page, animated: false)
      page.loadViewIfNeeded()
      page.list.contentOffset.y = 321
    }
    let card = NotePage("card")
    card.text = "presented"
    card.modalPresentationStyle = .overFullScreen
    delegate.tabs?.present(card, animated: false)
    let pages = navigation.viewControllers.compactMap { $0 as? NotePage }
    // References to a page that is presented over everything, and between pages of the stack.
    pages[1].friend = card
    pages[2].friend = pages[1]
    pages[2].friendList = pages[1].list
    card.friend = delegate.tabs
    screen.settle()
  }

  private func describe(_ delegate: RestorableDelegate) -> String {
    let pages = delegate.navigation?.viewControllers.compactMap { $0 as? NotePage } ?? []
    let card = delegate.tabs?.presentedViewController as? NotePage
    let stack = pages.map {
      "\($0.restorationIdentifier ?? "") '\($0.text)' \(Int($0.list.contentOffset.y)) \($0.isFinished) \(friends(of: $0))"
    }
    return
      (["tab \(delegate.tabs?.selectedIndex ?? -1)"] + stack + [
        "card '\(card?.text ?? "none")' \(card?.view.window != nil) \(card.map(friends) ?? "")"
      ])
      .joined(separator: "\n")
  }

  private func friends(of page: NotePage) -> String {
    let owner = (page.friendList?.superview?.next as? UIViewController)?.restorationIdentifier
    return "-> \(page.friend?.restorationIdentifier ?? "nobody")\(owner.map { ", \($0)'s list" } ?? "")"
  }

  private static let used = """
    tab 1
    first '' -44 true -> nobody
    second 'text of second' 321 true -> card
    third 'text of third' 321 true -> second, second's list
    card 'presented' true -> tabs
    """

  @Test func stateComesBackInApplesOrder() throws {
    defer { leave() }
    let first = try launch()
    #expect(first.calls == ["willFinish", "didFinish", "active"])
    try use(first)
    first.calls = []
    screen.display.send(.visibility(false))
    #expect(first.calls == ["shouldSave", "willEncode"])
    let second = try launch()
    #expect(second !== first && second.calls == ["willFinish", "shouldRestore true", "didDecode 42", "didFinish", "active"])
    #expect(describe(second) == Self.used)
  }

  @Test func itSurvivesAKillAndANewStart() throws {
    defer { leave() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(try runChild("aChildSavesAndIsKilled") == SIGKILL)
    #expect(FileManager.default.fileExists(atPath: store.file.path) && !FileManager.default.fileExists(atPath: result.path))
    #expect(try runChild("aChildStartsAgain") == 0)
    let told = try String(contentsOf: result, encoding: .utf8)
    #expect(told == Self.used)
    let mode = try FileManager.default.attributesOfItem(atPath: store.file.path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
  }

  private var result: URL { folder.appendingPathComponent("result") }

  /// Runs this test program again with one test.
  /// - Returns: the signal that ended it, or 0.
  private func runChild(_ test: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", test]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["VITRINE_RESTORATION_FOLDER": folder.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : 0
  }

  private nonisolated static var isChild: Bool { ProcessInfo.processInfo.environment["VITRINE_RESTORATION_FOLDER"] != nil }

  @Test(.enabled(if: isChild)) func aChildSavesAndIsKilled() throws {
    let delegate = try launch()
    try use(delegate)
    screen.display.send(.visibility(false))
    kill(getpid(), SIGKILL)
  }

  @Test(.enabled(if: isChild)) func aChildStartsAgain() throws {
    try describe(try launch()).write(to: result, atomically: true, encoding: .utf8)
  }

  @Test func aDamagedStateIsPutAsideAndTheProgramStartsClean() throws {
    defer { leave() }
    let delegate = try launch()
    try use(delegate)
    screen.display.send(.visibility(false))
    let good = try Data(contentsOf: store.file)
    var flipped = good
    flipped[flipped.count / 2] ^= 0x40
    for damaged in [flipped, good.prefix(good.count / 2), Data(), Data("garbage".utf8), good + [0]] {
      try damaged.write(to: store.file)
      let again = try launch()
      #expect(again.calls == ["willFinish", "didFinish", "active"] && again.navigation?.viewControllers.count == 1)
      let aside = try Data(contentsOf: store.asideFile)
      #expect(!FileManager.default.fileExists(atPath: store.file.path) && aside == damaged)
    }
    // The state can be saved again.
    screen.display.send(.visibility(false))
    #expect(store.read() != nil)
  }

  @Test func aStartThatDiedOfItsStateDoesNotGetItAgain() throws {
    defer { leave() }
    let delegate = try launch()
    screen.display.send(.visibility(false))
    store.setMarker(true)
    _ = delegate
    #expect(try launch().calls == ["willFinish", "didFinish", "active"])
    #expect(FileManager.default.fileExists(atPath: store.asideFile.path))
  }

  /// An update of the program renamed a class.
  @Test func anObjectThatDoesNotDecodeIsLeftOutAndTheStateIsPutAside() throws {
    defer { leave() }
    let first = try launch()
    try use(first)
    (first.navigation?.viewControllers[1] as? NotePage)?.extra = RenamedClass()
    screen.display.send(.visibility(false))
    var saved = try #require(store.read())
    for index in saved.objects.indices {
      var bytes = [UInt8](saved.objects[index].data)
      let name = Array("RenamedClass".utf8)
      for start in 0..<max(0, bytes.count - name.count) where bytes[start..<(start + name.count)].elementsEqual(name) {
        bytes[start] = 0x4E
      }
      saved.objects[index].data = Data(bytes)
    }
    try store.write(saved)
    let second = try launch()
    // Foundation decodes nothing more of that page, whose friend comes later. Everything else is restored.
    #expect(describe(second) == Self.used.replacing("text of second' 321 true -> card", with: "text of second broken' 321 true -> nobody"))
    #expect((second.navigation?.viewControllers[1] as? NotePage)?.extra == nil)
    #expect(FileManager.default.fileExists(atPath: store.asideFile.path) && !FileManager.default.fileExists(atPath: store.file.path))
    #expect(try launch().navigation?.viewControllers.count == 1)
  }

  /// Where nothing can be written in the folder, the state cannot be moved aside and the marker has another place.
  @Test func aCrashWhileRestoringIsRememberedInAReadOnlyFolder() throws {
    _ = try launch()
    screen.display.send(.visibility(false))
    leaveWithoutRemoving()
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o644], ofItemAtPath: store.file.path)
    try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    // The superuser may write everywhere.
    let isRoot = geteuid() == 0
    if isRoot { seteuid(65_534) }
    defer {
      store.setMarker(false)
      if isRoot { seteuid(0) }
      try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
      leave()
    }
    #expect(store.read() != nil)
    store.setMarker(true)
    #expect(!files.fileExists(atPath: store.marker.path) && files.fileExists(atPath: store.otherMarker.path))
    for _ in 0..<2 { #expect(store.read() == nil, "the state that made the program crash is not tried again") }
    #expect(files.fileExists(atPath: store.file.path))
    store.setMarker(false)
    #expect(store.read() != nil, "a restoration that ended well leaves no mark")
  }

  private func leaveWithoutRemoving() {
    UIApplication.shared.stateStore = nil
    UIApplication.shared.delegate?.window?.isHidden = true
    UIApplication.shared.delegate = nil
    UIApplication.shared.start()
  }

  @Test func aControllerWithoutAnIdentifierAndWhatItHoldsAreLeftOut() throws {
    defer { leave() }
    let first = try launch()
    let middle = NotePage("second"), top = NotePage("unwanted")
    first.navigation?.pushViewController(middle, animated: false)
    middle.restorationIdentifier = nil
    first.navigation?.pushViewController(top, animated: false)
    screen.settle()
    screen.display.send(.visibility(false))
    let paths = store.read()?.objects.filter { $0.kind == .controller }.map { $0.path.joined(separator: "/") }
    #expect(paths == ["tabs", "tabs/other", "tabs/notes", "tabs/notes/first", "tabs/notes/unwanted"])
    // The restoration class does not create it.
    #expect(try launch().navigation?.viewControllers.map(\.restorationIdentifier) == ["first"])
  }

  @Test func aStackInTheMoreTabComesBack() throws {
    defer { leave() }
    let first = try launch(ManyTabsDelegate.self)
    first.tabs?.selectedIndex = 5
    first.tabs?.moreNavigationController.pushViewController(NotePage("second"), animated: false)
    screen.settle()
    screen.display.send(.visibility(false))
    let paths = store.read()?.objects.filter { $0.kind == .controller }.map { $0.path.joined(separator: "/") } ?? []
    #expect(Set(paths) == ["tabs", "tabs/notes", "tabs/notes/first", "tabs/notes/second"])
    let tabs = try #require(try launch(ManyTabsDelegate.self).tabs)
    #expect(tabs.selectedIndex == 5)
    #expect(tabs.moreNavigationController.viewControllers.dropFirst().map(\.restorationIdentifier) == ["first", "second"])
    // The list of the More tab is selected again, too.
    tabs.moreNavigationController.popToRootViewController(animated: false)
    screen.settle()
    screen.display.send(.visibility(false))
    let again = try #require(try launch(ManyTabsDelegate.self).tabs)
    #expect(again.selectedViewController === again.moreNavigationController && again.selectedIndex == NSNotFound)
  }

  @Test func objectsOfOtherKindsAreRegistered() throws {
    final class Model: NSObject, UIStateRestoring {
      var value = 0
      func encodeRestorableState(with coder: NSCoder) { coder.encode(value, forKey: "value") }
      func decodeRestorableState(with coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
    }
    defer { leave() }
    let model = Model(), later = Model()
    model.value = 5
    UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
    _ = try launch()
    screen.display.send(.visibility(false))
    UIApplication.registerObject(forStateRestoration: later, restorationIdentifier: "model")
    _ = try launch()
    #expect(later.value == 5)
  }

  @Test(arguments: [CGSize(width: 100, height: 200), CGSize(width: 1000, height: 600)])
  func columnsAndPagesAreRestoredAndObjectsOfTheirOwn(_ size: CGSize) throws {
    defer { leave() }
    try screen.resize(to: size)
    let first = try launch(ColumnsDelegate.self)
    let detail = NotePage("detail"), second = NotePage("second")
    first.split?.setViewController(detail, for: .secondary)
    first.book?.setViewControllers([second], direction: .forward, animated: false)
    (detail.text, second.text) = ("the detail", "the second page")
    screen.settle()
    #expect(first.split?.isCollapsed == (size.width < 500))
    let model = NoteModel()
    (model.value, model.page) = (7, detail)
    UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "document")
    // It is not displayed, but the detail page refers to it.
    let hidden = NotePage("hidden")
    hidden.text = "kept by who refers to it"
    detail.friend = hidden
    screen.display.send(.visibility(false))
    #expect(store.read()?.objects.contains { $0.kind == .controller && $0.path == ["hidden"] } == true)
    UIApplication.shared.restorableObjects["document"] = nil
    NoteModel.made = []
    let again = try launch(ColumnsDelegate.self)
    let page = try #require(again.book?.viewControllers?.first as? NotePage)
    #expect(page.restorationIdentifier == "second" && page.text == "the second page" && page !== second)
    let shown = try #require(again.split?.viewController(for: .secondary) as? NotePage)
    #expect(shown.text == "the detail" && again.detail === shown)
    let made = try #require(NoteModel.made.first)
    #expect(NoteModel.made.count == 1 && made.value == 7 && made.page === shown)
    UIApplication.shared.restorableObjects["document"] = nil
  }

  @Test func whatHasNoIdentifierIsNotReferredTo() throws {
    defer { leave() }
    let first = try launch()
    let page = try #require(first.navigation?.viewControllers.first as? NotePage)
    let stranger = UIViewController()
    page.friend = stranger
    page.friendList = stranger.view
    screen.display.send(.visibility(false))
    let again = try #require(try launch().navigation?.viewControllers.first as? NotePage)
    #expect(again.friend == nil && again.friendList == nil && again.text == "")
    _ = stranger
  }

  @Test func theFolderIsTheUsersStateFolder() {
    let home = URL(fileURLWithPath: "/home/x")
    func path(_ variable: String?, _ name: String) -> String {
      StateStore.standard(environment: variable.map { ["XDG_STATE_HOME": $0] } ?? [:], home: home, name: name).file.path
    }
    #expect(path(nil, "app") == "/home/x/.local/state/app/application.state")
    #expect(path("/var/state", "app") == "/var/state/app/application.state")
    #expect(path("relative", "app") == "/home/x/.local/state/app/application.state")
    #expect(path(nil, "../evil/app") == "/home/x/.local/state/_.._evil_app/application.state")
  }
}

/// An object whose class has another name after an update of the program.
final class RenamedClass: NSObject, NSCoding {
  override init() {}
  init?(coder: NSCoder) {}
  func encode(with coder: NSCoder) { coder.encode(5, forKey: "number") }
}
