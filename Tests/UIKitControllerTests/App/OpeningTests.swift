import Testing

@testable import UIKit
@testable import VitrineTesting

@MainActor private var opened: [String] = []
@MainActor private var answers = (will: true, did: true)

final class OpeningDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    opened.append("will \((launchOptions?[.url] as? URL)?.lastPathComponent ?? "nothing")")
    return answers.will
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    opened.append("did")
    return answers.did
  }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    opened.append("open \(url.lastPathComponent) \(options[.openInPlace] ?? "")")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { opened.append("active") }
}

@Suite @MainActor struct OpeningTests {
  @Test func argumentsThatAreAddressesOrFilesAreOpened() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("opened \(UUID().uuidString).txt")
    try Data("x".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let urls = Launch.urls(in: ["--verbose", file.path, "https://example.com/a?b#c", "/nowhere/at/all", "C:", "word", "", "mailto:x@y"])
    #expect(urls.map(\.absoluteString) == [URL(fileURLWithPath: file.path).absoluteString, "https://example.com/a?b#c", "mailto:x@y"])
  }

  @Test func anAddressIsOpenedBetweenLaunchAndActivation() throws {
    let screen = HeadlessScreen(size: CGSize(width: 40, height: 40))
    defer {
      UIApplication.shared.delegate = nil
      UIApplication.shared.start()
    }
    func launch(_ will: Bool, _ did: Bool) throws -> [String] {
      UIApplication.shared.terminate()
      answers = (will, did)
      try UIApplication.make(principalClassName: nil, delegateClassName: NSStringFromClass(OpeningDelegate.self))
      opened = []
      UIApplication.shared.launch(urls: [URL(fileURLWithPath: "/tmp/a"), URL(string: "https://example.com/b")!])
      return opened
    }
    #expect(try launch(true, true) == ["will a", "did", "open a true", "open b true", "active"])
    #expect(try launch(true, false) == ["will a", "did", "active"])
    #expect(try launch(false, true) == ["will a", "did", "active"])
    opened = []
    UIApplication.shared.receive([URL(fileURLWithPath: "/tmp/later")])
    #expect(opened == ["open later true"])
    screen.settle()
  }
}
