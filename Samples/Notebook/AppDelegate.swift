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

  /// Registers the classes and members that the storyboard names. On Apple's systems `@IBOutlet` and `@IBAction` do this.
  static func registerClasses() {
    let registry = InterfaceBuilderRegistry.shared
    registry.register(NotesController.self) {
      $0.outlet("countLabel", \.countLabel)
      $0.action("saved:", NotesController.saved(_:))
    }
    registry.register(NoteCell.self) {
      $0.outlet("titleLabel", \.titleLabel)
      $0.outlet("bodyLabel", \.bodyLabel)
    }
    registry.register(SettingsController.self) {
      $0.outlet("starsSwitch", \.starsSwitch)
      $0.outlet("linesSlider", \.linesSlider)
      $0.outlet("linesLabel", \.linesLabel)
      $0.action("starsChanged:", SettingsController.starsChanged(_:))
      $0.action("linesChanged:", SettingsController.linesChanged(_:))
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
