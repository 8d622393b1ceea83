import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.registerClasses()
    return true
  }

  /// What the names in the storyboard mean; on Apple's systems `@IBOutlet` and `@IBAction` say it.
  static func registerClasses() {
    let registry = InterfaceBuilderRegistry.shared
    registry.register(NotesController.self) {
      $0.outlet("countLabel", \.countLabel)
      $0.outlets("noteButtons", \.noteButtons)
      $0.action("saved:", NotesController.saved(_:))
    }
    registry.register(NoteController.self) {
      $0.outlet("bodyLabel", \.bodyLabel)
      $0.outlet("starSwitch", \.starSwitch)
      $0.action("starChanged:", NoteController.starChanged(_:))
    }
    registry.register(ComposeController.self) { $0.outlet("textField", \.textField) }
    registry.register(CardView.self) { $0.attribute("cornerRadius", \.cornerRadius) }
  }
}
