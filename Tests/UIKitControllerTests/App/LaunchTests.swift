import Testing

@testable import UIKit
@testable import VitrineTesting

/// Records the calls of the application's delegate.
final class RecordingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("willFinish \(application.applicationState == .active)")
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinish")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { calls.append("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.append("willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("willTerminate") }
}

private final class OtherDelegate: NSObject, UIApplicationDelegate {}

/// Tests the work of `UIApplicationMain` other than the display.
@Suite @MainActor struct LaunchTests {
  @Test func theDeviceIsOneThatTheApplicationSupports() {
    let phone = CGSize(width: 390, height: 844), pad = CGSize(width: 820, height: 1180)
    let sideways = ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"]
    #expect(LaunchDevice([:]).size == phone && !LaunchDevice(["UIDeviceFamily": [1, 2]]).isPad)
    #expect(LaunchDevice(["UIDeviceFamily": [2]]).isPad && LaunchDevice(["UIDeviceFamily": [2]]).size == pad)
    #expect(LaunchDevice(["UISupportedInterfaceOrientations": sideways]).size == CGSize(width: 844, height: 390))
    #expect(LaunchDevice(["UISupportedInterfaceOrientations": sideways + ["UIInterfaceOrientationPortrait"]]).size == phone)
    let padsAlone: [String: Any] = ["UIDeviceFamily": [2], "UISupportedInterfaceOrientations~ipad": sideways]
    #expect(LaunchDevice(padsAlone).size == CGSize(width: 1180, height: 820))
    #expect(LaunchDevice(["UISupportedInterfaceOrientations~ipad": sideways]).size == phone)
  }

  @Test func aDeviceCanBeChosen() throws {
    let model = try #require(LaunchDevice.model(named: "iphone 11 pro max"))
    let chosen = LaunchDevice(["UIDeviceFamily": [2]], model: model)
    #expect(chosen.size == CGSize(width: 414, height: 896) && chosen.scale == 3 && !chosen.isPad)
    #expect(LaunchDevice(["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"]], model: model).size.width == 896)
    #expect(LaunchDevice([:]).scale == 2 && LaunchDevice.model(named: "no such phone") == nil && LaunchDevice.model(named: nil) == nil)
  }

  /// Xcode starts the application that hosts unit tests before they run (PanModal's suite needs its window).
  @Test func theHostOfTestsIsStarted() throws {
    let screen = HeadlessScreen(size: CGSize(width: 80, height: 60))
    let application = UIApplication.shared
    defer {
      application.delegate?.declaredWindow?.isHidden = true
      application.delegate = nil
    }
    try HostApplication.launch(RecordingDelegate.self, principal: nil)
    let delegate = try #require(application.delegate as? RecordingDelegate)
    #expect(delegate.calls.prefix(2) == ["willFinish false", "didFinish"])
    #expect(application.applicationState == .active && application.keyWindow === delegate.window)
    _ = screen
  }

  @Test func theHostsDelegateIsTheMainClassOrTheOnlyOne() {
    let both: [AnyClass] = [UIView.self, OtherDelegate.self, RecordingDelegate.self]
    #expect(HostApplication.delegate(of: [UIView.self, OtherDelegate.self]) == OtherDelegate.self)
    #expect(HostApplication.delegate(of: both) == nil && HostApplication.delegate(of: [UIView.self]) == nil)
    _vitrineRegisterClass(RecordingDelegate.self, name: nil) { $0.startsProgram() }
    #expect(HostApplication.delegate(of: both) == RecordingDelegate.self)
  }

  @Test func theDelegateIsMadeByItsNameAndToldInApplesOrder() throws {
    let screen = HeadlessScreen(size: CGSize(width: 80, height: 60))
    let application = UIApplication.shared
    defer {
      application.delegate = nil
      application.start()
    }
    application.terminate()
    try UIApplication.make(principalClassName: nil, delegateClassName: NSStringFromClass(RecordingDelegate.self))
    let delegate = try #require(application.delegate as? RecordingDelegate)
    application.launch()
    #expect(delegate.calls == ["willFinish false", "didFinish", "didBecomeActive"])
    #expect(delegate.window?.isKeyWindow == true && delegate.window?.rootViewController?.view.window === delegate.window)
    delegate.calls = []
    screen.display.send(.focus(false))
    screen.display.send(.visibility(false))
    #expect(delegate.calls == ["willResignActive", "didEnterBackground"])
    delegate.calls = []
    screen.display.send(.visibility(true))
    #expect(delegate.calls == ["willEnterForeground", "didBecomeActive"])
    delegate.calls = []
    application.terminate()
    #expect(delegate.calls == ["willResignActive", "willTerminate"])
    delegate.window?.isHidden = true
  }

  @Test func aNameOfNoClassIsAnErrorThatNamesIt() {
    #expect { try UIApplication.make(principalClassName: nil, delegateClassName: "Nowhere.Nobody") } throws: {
      "\($0)".contains("Nowhere.Nobody")
    }
    #expect { try UIApplication.make(principalClassName: "UIKit.UIView", delegateClassName: nil) } throws: {
      "\($0)".contains("UIKit.UIView")
    }
  }

  @Test func theWindowsSizeComesFromTheEnvironment() {
    #expect(Launch.size(named: "1024x768") == CGSize(width: 1024, height: 768))
    for nonsense in [nil, "", "x", "0x5", "axb", "1e9x4", "nanx4", "5", "1x2x3"] {
      #expect(Launch.size(named: nonsense) == CGSize(width: 390, height: 844))
    }
  }
}

@Suite @MainActor struct OpenURLTests {
  @Test func aScreenWithoutAWindowOpensNoAddress() throws {
    let screen = HeadlessScreen(size: CGSize(width: 20, height: 20))
    let url = try #require(URL(string: "https://example.com"))
    var results: [Bool] = []
    #expect(!UIApplication.shared.canOpenURL(url))
    UIApplication.shared.open(url) { results.append($0) }
    #expect(results.isEmpty)
    screen.settle()
    #expect(results == [false])
  }
}
