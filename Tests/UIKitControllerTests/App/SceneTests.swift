import Testing

@testable import UIKit
@testable import VitrineTesting

@MainActor private var log: [String] = []

/// An application with scenes.
final class ScenicDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("willFinish")
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("didFinish")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.append("configuration")
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ScenicSceneDelegate.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.append("app didBecomeActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.append("app didEnterBackground") }
  func applicationWillTerminate(_ application: UIApplication) { log.append("app willTerminate") }
}

final class ScenicSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString).sorted().joined(separator: ",")
    log.append("willConnect \(session.configuration.name ?? "nil") \(scene.activationState.rawValue) [\(urls)]")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneWillEnterForeground(_ scene: UIScene) { log.append("willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.append("didBecomeActive \(scene.activationState == .foregroundActive)") }
  func sceneWillResignActive(_ scene: UIScene) { log.append("willResignActive") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.append("didEnterBackground") }
  func sceneDidDisconnect(_ scene: UIScene) {
    log.append("didDisconnect")
    window?.isHidden = true
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    log.append("open \(URLContexts.map(\.url.absoluteString).sorted().joined(separator: ","))")
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    log.append("stateRestorationActivity")
    let activity = NSUserActivity(activityType: "org.example.page")
    activity.userInfo = ["page": 7, "at": URL(string: "https://example.com/x")!, "nobody": UIView()]
    activity.title = "Page 7"
    return activity
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    let at = stateRestorationActivity.userInfo?["at"] as? URL
    log.append(
      "restore \(stateRestorationActivity.userInfo?["page"] ?? "nothing") \(at?.host ?? "") \(stateRestorationActivity.title ?? "")")
  }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection
  ) { log.append("didUpdate from \(previousInterfaceOrientation == .portrait ? "portrait" : "landscape")") }
}

/// Tests Documentation/Cycles.md, "The application", with scenes.
@Suite @MainActor struct SceneTests {
  private let screen = HeadlessScreen(size: CGSize(width: 80, height: 120))
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenes-\(UUID().uuidString)")

  private func launch(urls: [URL] = []) throws {
    log = []
    UIApplication.shared.terminate()
    log = []
    try UIApplication.make(principalClassName: nil, delegateClassName: NSStringFromClass(ScenicDelegate.self))
    UIApplication.shared.launch(urls: urls, store: StateStore(folder: folder))
  }

  private func leave() {
    UIApplication.shared.delegate = nil
    UIApplication.shared.stateStore = nil
    UIScreen.main.windowScene.delegate = nil
    UIApplication.shared.start()
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func aSceneLivesInApplesOrder() throws {
    defer { leave() }
    try launch(urls: [URL(string: "https://example.com/a")!])
    #expect(
      log == [
        "willFinish", "didFinish", "configuration", "willConnect Default -1 [https://example.com/a]", "willEnterForeground",
        "didBecomeActive true",
      ])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.keyWindow?.windowScene === scene && scene.session.scene === scene && scene.keyWindow?.next === scene)
    log = []
    screen.display.send(.focus(false))
    screen.display.send(.visibility(false))
    #expect(log == ["willResignActive", "didEnterBackground", "stateRestorationActivity"])
    log = []
    screen.display.send(.visibility(true))
    #expect(log == ["willEnterForeground", "didBecomeActive true"])
    log = []
    UIApplication.shared.receive([URL(fileURLWithPath: "/tmp/b"), URL(string: "mailto:c")!])
    #expect(log == ["open file:///tmp/b,mailto:c"])
    log = []
    try screen.resize(to: CGSize(width: 200, height: 100))
    #expect(log == ["didUpdate from portrait"])
    log = []
    UIApplication.shared.terminate()
    #expect(log == ["willResignActive", "didEnterBackground", "stateRestorationActivity", "didDisconnect", "app willTerminate"])
  }

  @Test func itsActivityComesBackAtTheNextStart() throws {
    defer { leave() }
    try launch()
    let identifier = UIScreen.main.windowScene.session.persistentIdentifier
    screen.display.send(.visibility(false))
    try launch()
    #expect(log.contains("restore 7 example.com Page 7"))
    #expect(UIScreen.main.windowScene.session.persistentIdentifier == identifier)
    #expect(UIScreen.main.windowScene.session.stateRestorationActivity?.userInfo?["nobody"] == nil)
  }

  @Test func everyNotificationIsPosted() throws {
    defer { leave() }
    var heard: [String] = []
    let names = [
      UIScene.willConnectNotification, UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    ]
    try launch()
    UIApplication.shared.terminate()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(name.rawValue.replacingOccurrences(of: "Notification", with: "")) }
      }
    }
    try launch()
    screen.display.send(.visibility(false))
    screen.display.send(.visibility(true))
    UIApplication.shared.terminate()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      heard.drop { $0 != "UIApplicationDidFinishLaunching" }.joined(separator: "\n") == """
        UIApplicationDidFinishLaunching
        UISceneWillConnect
        UISceneWillEnterForeground
        UISceneDidActivate
        UIApplicationDidBecomeActive
        UISceneWillDeactivate
        UIApplicationWillResignActive
        UISceneDidEnterBackground
        UIApplicationDidEnterBackground
        UISceneWillEnterForeground
        UIApplicationWillEnterForeground
        UISceneDidActivate
        UIApplicationDidBecomeActive
        UISceneWillDeactivate
        UIApplicationWillResignActive
        UISceneDidEnterBackground
        UIApplicationDidEnterBackground
        UISceneDidDisconnect
        UIApplicationWillTerminate
        """)
  }

  @Test func aPropertyListNamesTheSceneDelegate() {
    let module = NSStringFromClass(ScenicSceneDelegate.self).split(separator: ".")[0]
    let info: [String: Any] = [
      "CFBundleExecutable": String(module),
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Main", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ScenicSceneDelegate",
              "UISceneStoryboardFile": "Start",
            ]
          ]
        ]
      ],
    ]
    let found = SceneManifest.configuration(named: nil, role: .windowApplication, in: info)
    #expect(found?.name == "Main" && found?.delegateClass == ScenicSceneDelegate.self && found?.storyboard == "Start")
    #expect(SceneManifest.configuration(named: "Other", role: .windowApplication, in: info) == nil)
    #expect(SceneManifest.configuration(named: nil, role: .windowApplication, in: nil) == nil)
  }
}
