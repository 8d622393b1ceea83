import UIKit

/// The application's delegate.
@main final class Program: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let hasScenes = ProcessInfo.processInfo.environment["VITRINE_SCENES"] != nil

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Log.followNotifications()
    Log.add("didFinishLaunching \((launchOptions?[.url] as? URL)?.lastPathComponent ?? "")")
    if !hasScenes {
      window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      if ProcessInfo.processInfo.environment["VITRINE_DRAGS"] != nil {
        root.view = DragView(frame: UIScreen.main.bounds)
      } else {
        root.view.backgroundColor = .systemGreen
      }
      window?.rootViewController = root
      window?.makeKeyAndVisible()
    }
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) { Log.add("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { Log.add("didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { Log.add("willEnterForeground") }
  func applicationDidBecomeActive(_ application: UIApplication) { Log.add("didBecomeActive") }
  func applicationWillTerminate(_ application: UIApplication) { Log.add("willTerminate") }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    Log.add("open \(url.isFileURL ? url.path : url.absoluteString)")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    if hasScenes { configuration.delegateClass = SceneProgram.self }
    return configuration
  }
}
