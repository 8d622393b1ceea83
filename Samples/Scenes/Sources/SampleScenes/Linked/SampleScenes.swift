import UIKit

/// The previews of the module for programs that are compiled without the compiler shim: the tests, and `vitrine` in a build folder. Without
/// the shim there is no `#Preview`, so each is repeated here; a test compares them.
public enum SampleScenes {
  public static let all: [SampleScene] = [
    SampleScene("ViewTransitions") { ViewTransitionsController() },
    SampleScene("ContentModes") { ContentModesController() },
    SampleScene("StretchableButtons") { StretchableButtonsController() },
    SampleScene("DrawingCycle") { DrawingCycleController() },
    SampleScene("LayerEffects") { LayerEffectsController() },
    SampleScene("Touches") { TouchesController() },
    SampleScene("Gestures", size: CGSize(width: 375, height: 667)) { GesturesController() },
    SampleScene("Animator") { AnimatorController() },
    SampleScene("Scrubber") { ScrubberController() },
    SampleScene("CardDeck") { CardDeckController() },
    SampleScene("Loaders") { LoadersController() },
    SampleScene("Emitter") { EmitterController() },
    SampleScene("Typography") { TypographyController() },
    SampleScene("Labels", size: CGSize(width: 375, height: 830)) { LabelsController() },
    SampleScene("TextFlow", size: CGSize(width: 375, height: 667)) { TextFlowController() },
    SampleScene("Feed") { FeedController() },
    SampleScene("SignUp") { SignUpController() },
    SampleScene("Materials") { MaterialsController() },
    SampleScene("Navigation") { NavigationScene.make() },
    SampleScene("Controls", size: CGSize(width: 375, height: 667)) { ControlsController() },
    SampleScene("Buttons", size: CGSize(width: 375, height: 667)) { ButtonsController() },
    SampleScene("Symbols", size: CGSize(width: 375, height: 720)) { SymbolsController() },
    SampleScene("Bars", size: CGSize(width: 375, height: 667)) { BarsController() },
    SampleScene("Pickers", size: CGSize(width: 375, height: 667)) { PickersController() },
    SampleScene("LifeCycle") { LifeCycleController() },
    SampleScene("Presentation") { UINavigationController(rootViewController: PresentationScene()) },
    SampleScene("Contacts", size: CGSize(width: 375, height: 667)) { UINavigationController(rootViewController: ContactsController()) },
    SampleScene("Search", size: CGSize(width: 375, height: 667)) { SearchScene() },
    SampleScene("Settings", size: CGSize(width: 375, height: 667)) { UINavigationController(rootViewController: SettingsController()) },
    SampleScene("Photos", size: CGSize(width: 375, height: 667)) { UINavigationController(rootViewController: PhotosController()) },
    SampleScene("Gallery", size: CGSize(width: 375, height: 667)) { UINavigationController(rootViewController: GalleryController()) },
    SampleScene("Outline", size: CGSize(width: 375, height: 667)) { UINavigationController(rootViewController: OutlineController()) },
    SampleScene("ContextMenus", size: CGSize(width: 375, height: 667)) {
      UINavigationController(rootViewController: ContextMenusController())
    },
    SampleScene("DragAndDrop", size: CGSize(width: 375, height: 667)) { UINavigationController(rootViewController: PackingController()) },
    SampleScene("Columns", size: CGSize(width: 1024, height: 768)) { ColumnsScene() },
  ]

  /// Returns the scene with that name, ignoring case; nil if there is none.
  public static func named(_ name: String) -> SampleScene? {
    all.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }
  }
}
