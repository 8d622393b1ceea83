import Display
import Hosting

/// The effect of a key or button of the window.
package enum WorkbenchCommand: Equatable {
  case toggleList, toggleInspector, toggleConsole, search
  case previousPreview, nextPreview
  case toggleAppearance, largerText, smallerText, toggleDirection, toggleOrientation
  case toggleContrast, toggleBoldText, toggleReducedMotion, toggleSystemLook
  case nextDevice, previousDevice, nextLanguage, previousLanguage
  case togglePicking, toggleAccessibility, toggleLayers, toggleDeviceBars
  case variants(VariantSet?), nextVariants
  case page(InspectorPage)
  case moreDesign, lessDesign
  case togglePlaying, toggleSlowMotion, restart, toggleRecording, toggleDamage
  case zoom(Double), zoomIn, zoomOut, fit
  case savePicture, copyPicture
  case undo, redo
  case toggleHelp
  /// Moves the keyboard focus between the bar, the list, the picture, the console and the inspector.
  case nextPart, previousPart
  /// Opens the place where the selected view was created, or else that of the shown preview, in the editor.
  case openSource
  case appearance(WindowAppearance)

  /// Returns the command of a key with Ctrl or Super, or of F6; nil if it has none.
  package init?(_ key: KeySample) {
    if key.phase == .down, key.usage == Self.f6, key.modifiers.isDisjoint(with: [.control, .command, .alternate]) {
      self = key.modifiers.contains(.shift) ? .previousPart : .nextPart
      return
    }
    guard key.phase == .down, !key.modifiers.isDisjoint(with: [.control, .command]), !key.modifiers.contains(.alternate) else { return nil }
    let isShifted = key.modifiers.contains(.shift)
    switch key.usage {
    case .upArrow: self = .previousPreview
    case .downArrow: self = .nextPreview
    default:
      let letter = key.charactersIgnoringModifiers.lowercased()
      guard let found = Self.keys.first(where: { $0.letter == letter && $0.isShifted == isShifted }) else { return nil }
      self = found.command
    }
  }

  private static let f6 = KeyUsage(rawValue: 63)

  private static let keys: [(letter: String, isShifted: Bool, command: WorkbenchCommand)] = [
    ("l", false, .toggleList), ("j", false, .toggleConsole), ("i", true, .toggleInspector), ("f", false, .search),
    ("i", false, .togglePicking),
    ("d", false, .toggleAppearance), ("d", true, .toggleDeviceBars), ("t", false, .largerText), ("t", true, .smallerText),
    ("r", true, .toggleDirection),
    ("o", false, .toggleOrientation), ("e", false, .toggleAccessibility), ("3", false, .toggleLayers), ("p", false, .togglePlaying),
    ("m", false, .toggleSlowMotion),
    ("r", false, .restart), ("k", false, .toggleRecording), ("b", false, .toggleDamage), ("=", false, .zoomIn), ("+", false, .zoomIn),
    ("+", true, .zoomIn),
    ("-", false, .zoomOut), ("0", false, .fit), ("1", false, .zoom(1)), ("2", false, .zoom(2)), ("s", false, .savePicture),
    ("h", true, .toggleContrast), ("w", true, .toggleBoldText), ("m", true, .toggleReducedMotion), ("l", true, .toggleSystemLook),
    ("g", false, .nextDevice), ("g", true, .previousDevice), ("u", false, .nextLanguage), ("u", true, .previousLanguage),
    ("b", true, .nextVariants), (".", false, .moreDesign), (",", false, .lessDesign),
    ("4", false, .page(.views)), ("5", false, .page(.properties)), ("6", false, .page(.layout)), ("7", false, .page(.costs)),
    ("8", false, .page(.accessibility)), ("9", false, .page(.audit)), ("c", true, .copyPicture), ("z", false, .undo), ("z", true, .redo),
    ("h", false, .toggleHelp), ("/", false, .toggleHelp),
    ("o", true, .openSource),
  ]

  /// Returns the name of a command's key, such as "Ctrl+Shift+I"; nil if it has none.
  static func key(of command: WorkbenchCommand) -> String? {
    keys.first { $0.command == command }.map { "Ctrl+\($0.isShifted ? "Shift+" : "")\($0.letter.uppercased())" }
  }

  /// The keys and their effects, for the help.
  package static let help: [(key: String, effect: String)] = [
    ("F6, Shift+F6", "next part of the window, previous part"),
    ("Ctrl+Up, Ctrl+Down", "previous preview, next preview"), ("Ctrl+F", "search the list"),
    ("Ctrl+Shift+O", "open the source of the view or the preview"),
    ("Ctrl+L, Ctrl+J", "list of previews, console"),
    ("Ctrl+I, Ctrl+Shift+I", "pick a view, inspector"), ("Ctrl+D", "light, dark"), ("Ctrl+T, Ctrl+Shift+T", "larger text, smaller text"),
    ("Ctrl+G, Ctrl+Shift+G", "next device, previous device"), ("Ctrl+O, Ctrl+Shift+D", "turn the device, its status bar"),
    ("Ctrl+U, Ctrl+Shift+U", "next language, previous language"), ("Ctrl+Shift+R", "right to left"),
    ("Ctrl+Shift+H, Ctrl+Shift+W", "higher contrast, bold text"), ("Ctrl+Shift+M, Ctrl+Shift+L", "less motion, look of iOS 26"),
    ("Ctrl+Shift+B", "other settings side by side"), ("Ctrl+4 ... Ctrl+9", "pages of the inspector"),
    ("Ctrl+E, Ctrl+3", "accessibility, views in perspective"),
    ("Ctrl+P, Ctrl+M", "stop the clock, slow motion"),
    ("Ctrl+R", "restart"), ("Ctrl+K", "record what is done, save the recording"), ("Ctrl+B", "flash what is drawn again"),
    ("Ctrl++, Ctrl+-, Ctrl+0, Ctrl+1", "zoom, fit, 100 %"),
    ("Ctrl+. , Ctrl+,", "design picture stronger, weaker"),
    ("Ctrl+S, Ctrl+Shift+C", "save the picture, copy it"), ("Ctrl+Z, Ctrl+Shift+Z", "undo an edit, redo it"), ("Ctrl+H", "these keys"),
    ("Ctrl+Q", "close"),
  ]

  static var helpRows: [HostPanels.Row] { help.map { HostPanels.Row($0.key, $0.effect) } }
}
