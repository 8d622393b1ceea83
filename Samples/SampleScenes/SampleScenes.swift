import UIKit

/// The sample scenes, in the order in which `vitrine` shows them.
public enum SampleScenes {
  public static let all: [SampleScene] = [
    SampleScene(name: "ViewTransitions", summary: "Flips and dissolves between two image views in a container") {
      ViewTransitionsController()
    },
    SampleScene(name: "ContentModes", summary: "One picture in all thirteen content modes") { ContentModesController() },
    SampleScene(name: "StretchableButtons", summary: "Nine-slice stretching by contentStretch and by resizable images") {
      StretchableButtonsController()
    },
    SampleScene(name: "DrawingCycle", summary: "A chart that redraws only its dirty rectangle, and counts") {
      DrawingCycleController()
    },
    SampleScene(name: "LayerEffects", summary: "Clips, shadows, borders, masks, group alpha and turned cards") {
      LayerEffectsController()
    },
    SampleScene(name: "Touches", summary: "Cards to drag, pinch and turn, and what the hit test finds") { TouchesController() },
    SampleScene(
      name: "Gestures", summary: "Cards that are dragged, pinched and turned at once, held, tapped and swiped",
      size: CGSize(width: 375, height: 667)
    ) { GesturesController() },
    SampleScene(name: "Animator", summary: "Every curve and spring as a plot that draws itself") { AnimatorController() },
    SampleScene(name: "Scrubber", summary: "A property animator to drag, pause, turn round and let go on") { ScrubberController() },
    SampleScene(name: "CardDeck", summary: "Cards to throw, catch and turn over in space") { CardDeckController() },
    SampleScene(name: "Loaders", summary: "A dozen loaders made of key frames, replicators, gradients and strokes") {
      LoadersController()
    },
    SampleScene(name: "Emitter", summary: "Fire, fireworks, snow, and sparks that follow a finger") { EmitterController() },
    SampleScene(name: "Typography", summary: "Latin, Korean, Arabic and emoji; styles, truncation and alignment") {
      TypographyController()
    },
    SampleScene(name: "Labels", summary: "Scripts in one label, line breaks, text that shrinks", size: CGSize(width: 375, height: 830)) {
      LabelsController()
    },
    SampleScene(name: "TextFlow", summary: "Drop caps, columns, text around shapes, coloured code", size: page) { TextFlowController() },
    SampleScene(name: "Feed", summary: "A long list whose rows are reused while it scrolls") { FeedController() },
    SampleScene(name: "SignUp", summary: "Text fields, a search bar and a text view to type in") { SignUpController() },
    SampleScene(name: "Materials", summary: "Blurs over a moving picture, vibrant text, blend modes and a cube in space") {
      MaterialsController()
    },
    SampleScene(name: "Navigation", summary: "A tab bar, a navigation stack with a large title, a push and a pop") {
      NavigationScene.make()
    },
    SampleScene(name: "Controls", summary: "Every control in its states", size: CGSize(width: 375, height: 667)) { ControlsController() },
    SampleScene(name: "Buttons", summary: "Types, states and configurations of buttons", size: CGSize(width: 375, height: 667)) {
      ButtonsController()
    },
    SampleScene(name: "Symbols", summary: "The symbols, and how they can look", size: CGSize(width: 375, height: 720)) {
      SymbolsController()
    },
    SampleScene(
      name: "Bars", summary: "Navigation bars, toolbars and tab bars, and how they can look", size: CGSize(width: 375, height: 667)
    ) {
      BarsController()
    },
    SampleScene(name: "Pickers", summary: "Wheels, a calendar, a date in a line", size: CGSize(width: 375, height: 667)) {
      PickersController()
    },
    SampleScene(name: "LifeCycle", summary: "A log of callbacks beside the views that make them") { LifeCycleController() },
    SampleScene(name: "Presentation", summary: "Sheets with detents, a popover, flips, and an animator of one's own") {
      UINavigationController(rootViewController: PresentationScene())
    },
    SampleScene(name: "Contacts", summary: "A table with headers that stay, rows as high as their text, and an index", size: page) {
      UINavigationController(rootViewController: ContactsController())
    },
    SampleScene(name: "Search", summary: "A list that is searched by its navigation bar", size: page) { SearchScene() },
    SampleScene(name: "Settings", summary: "An inset grouped table with switches, values and check marks", size: page) {
      UINavigationController(rootViewController: SettingsController())
    },
    SampleScene(name: "Photos", summary: "A collection view: pictures in squares under headers that stay", size: page) {
      UINavigationController(rootViewController: PhotosController())
    },
    SampleScene(name: "Gallery", summary: "A compositional layout: banners that page, words that flow, a mosaic", size: page) {
      UINavigationController(rootViewController: GalleryController())
    },
    SampleScene(name: "Outline", summary: "Folders as an outline, documents as an inset grouped list with accessories", size: page) {
      UINavigationController(rootViewController: OutlineController())
    },
    SampleScene(
      name: "ContextMenus", summary: "Pictures and a message that are held, a pop-up button, a menu with a palette", size: page
    ) { UINavigationController(rootViewController: ContextMenusController()) },
    SampleScene(
      name: "DragAndDrop", summary: "A packing list to reorder, a shelf to drag things from, and a bin", size: page
    ) { UINavigationController(rootViewController: PackingController()) },
    SampleScene(name: "Columns", summary: "A split view, and pages that turn", size: CGSize(width: 1024, height: 768)) { ColumnsScene() },
  ]

  /// The size of a small phone in points.
  private static let page = CGSize(width: 375, height: 667)

  /// Returns the scene with that name, ignoring case; nil if there is none.
  public static func named(_ name: String) -> SampleScene? {
    all.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }
  }
}
