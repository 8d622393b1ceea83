import GreeterKit
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: Page())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private class Page: GreetingViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSStringFromClass(GreetingViewController.self)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: #selector(self.refresh))
    #if targetEnvironment(simulator)
      view.tintColor = .systemOrange
    #endif
  }

  @objc func refresh() { NotificationCenter.default.post(name: .greetingReset, object: self) }
}
