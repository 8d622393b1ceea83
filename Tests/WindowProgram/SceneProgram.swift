import UIKit

/// The scene's delegate.
final class SceneProgram: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    Log.add("scene willConnect")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.rootViewController?.view.backgroundColor = .systemBlue
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) { Log.add("scene willResignActive") }
  func sceneDidEnterBackground(_ scene: UIScene) { Log.add("scene didEnterBackground") }
  func sceneWillEnterForeground(_ scene: UIScene) { Log.add("scene willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Log.add("scene didBecomeActive") }
  func sceneDidDisconnect(_ scene: UIScene) { Log.add("scene didDisconnect") }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { Log.add("scene open \(context.url.path)") }
  }
}
