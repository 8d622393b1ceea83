import Testing
import UIKitTestSupport

@testable import UIKit
@testable import VitrineTesting

@MainActor private var log: [String] = []

/// A controller of a storyboard that looks for its scene when its view is loaded.
final class SceneStoryboardPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let delegate = UIApplication.shared.connectedScenes.first?.delegate as? StoryboardSceneDelegate
    log.append("viewDidLoad \(delegate?.window?.rootViewController === self)")
  }
}

final class StoryboardDelegate: UIResponder, UIApplicationDelegate {
  static var storyboard: UIStoryboard?
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = StoryboardSceneDelegate.self
    configuration.storyboard = Self.storyboard
    return configuration
  }
}

final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var own: UIWindow?
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    log.append(
      "willConnect \(window?.rootViewController is SceneStoryboardPage) \(window?.windowScene === scene) \(window?.isHidden == true)")
    if let own = Self.own {
      window = own
      own.makeKeyAndVisible()
    }
  }
  func sceneWillEnterForeground(_ scene: UIScene) { log.append("willEnterForeground \(window?.isKeyWindow == true)") }
}

/// Tests the storyboard of a scene, whose window its delegate gets before it is shown.
@Suite(.serialized) @MainActor struct SceneStoryboardTests {
  private let screen = HeadlessScreen(size: CGSize(width: 80, height: 120))

  private func launch(own: UIWindow? = nil) throws {
    InterfaceBuilderRegistry.shared.register(SceneStoryboardPage.self, name: "SceneStoryboardPage")
    StoryboardDelegate.storyboard = try FileFixture.storyboard(
      """
      <viewController id="first" customClass="SceneStoryboardPage" sceneMemberID="viewController"><view key="view" id="view">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
      """)
    StoryboardSceneDelegate.own = own
    UIApplication.shared.terminate()
    log = []
    try UIApplication.make(principalClassName: nil, delegateClassName: NSStringFromClass(StoryboardDelegate.self))
    UIApplication.shared.launch()
  }

  private func leave() {
    let delegate = UIScreen.main.windowScene.delegate as? StoryboardSceneDelegate
    delegate?.window?.isHidden = true
    UIApplication.shared.storyboardWindow = nil
    UIApplication.shared.delegate = nil
    UIScreen.main.windowScene.delegate = nil
    UIApplication.shared.start()
  }

  @Test func theDelegateHasTheWindowBeforeItsControllerLoadsItsView() throws {
    defer { leave() }
    try launch()
    screen.settle()
    #expect(log == ["willConnect true true true", "viewDidLoad true", "willEnterForeground true"])
    #expect(UIApplication.shared.delegate?.declaredWindow == nil, "the window is the scene's")
  }

  /// The message that a storyboard has no initial controller was logged twice.
  @Test func aStoryboardWithoutAWindowIsTriedOnce() {
    let application = UIApplication.shared
    defer { application.lacksStoryboardWindow = false }
    application.lacksStoryboardWindow = false
    var tries = 0
    for _ in 0..<2 {
      let window = application.makeStoryboardWindow {
        tries += 1
        return nil
      }
      #expect(window == nil)
    }
    #expect(tries == 1)
    application.lacksStoryboardWindow = false
    for _ in 0..<2 { #expect(application.makeStoryboardWindow { UIWindow(frame: .zero) } != nil) }
  }

  @Test func aWindowOfTheDelegateTakesThePlaceOfTheStoryboards() throws {
    defer { leave() }
    let own = UIWindow(frame: screen.screen.bounds)
    own.rootViewController = UIViewController()
    try launch(own: own)
    screen.settle()
    #expect(log == ["willConnect true true true", "willEnterForeground true"])
    #expect(!own.isHidden && UIApplication.shared.storyboardWindow == nil)
  }
}
