import CoreGraphics

/// The fonts of an interface by their purpose (Apple: CTFontUIFontType).
public enum CTFontUIFontType: UInt32, Sendable {
  case none = 0xFFFF_FFFF
  case user = 0
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
  case smallSystem = 4
  case smallEmphasizedSystem = 5
  case miniSystem = 6
  case miniEmphasizedSystem = 7
  case views = 8
  case application = 9
  case label = 10
  case menuTitle = 11
  case menuItem = 12
  case menuItemMark = 13
  case menuItemCmdKey = 14
  case windowTitle = 15
  case pushButton = 16
  case utilityWindowTitle = 17
  case alertHeader = 18
  case systemDetail = 19
  case emphasizedSystemDetail = 20
  case toolbar = 21
  case smallToolbar = 22
  case message = 23
  case palette = 24
  case toolTip = 25
  case controlContent = 26

  /// The fonts whose strokes are bold.
  private static let bold: Set<CTFontUIFontType> = [
    .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail, .alertHeader, .windowTitle,
  ]
  /// The default size in points, as in macOS's controls.
  private var size: CGFloat {
    switch self {
    case .smallSystem, .smallEmphasizedSystem: 11
    case .miniSystem, .miniEmphasizedSystem: 9
    case .label: 10
    default: 13
    }
  }

  fileprivate func font(size: CGFloat) -> CTFont {
    CTFont.system(
      size: size > 0 ? size : self.size, weight: Self.bold.contains(self) ? .bold : .regular,
      design: self == .userFixedPitch ? .monospaced : .system)
  }
}

/// Returns the font of an interface for a purpose, at a size in points, or at that of the purpose if it is 0 or less. The language is
/// ignored: fonts for the scripts of all languages stand behind the system font.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: String?) -> CTFont? {
  uiType == .none ? nil : uiType.font(size: size)
}
