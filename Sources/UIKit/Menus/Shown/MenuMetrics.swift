import CoreGraphics

/// The measures of menus on iOS 16 and 17, in points and seconds. Those that iOS 26 has changed are in `InterfaceLook.Menu`. Those without a
/// source were chosen by eye from pictures of iOS.
enum MenuMetrics {
  /// The width of a menu at the default text size (measured on iOS 14 to 17, and on iOS 26: 250 points).
  static let width: CGFloat = 250
  /// The height of a row with one line (Apple, Human Interface Guidelines: targets of at least 44 points).
  static let rowHeight: CGFloat = 44
  /// The height of elements of medium size: an image above a title. Chosen.
  static let mediumHeight: CGFloat = 64
  /// The height of a title above rows. Chosen.
  static let headingHeight: CGFloat = 30
  /// The gap between sections (measured on iOS 14 to 17: 8 points).
  static let sectionGap: CGFloat = 8
  /// The distance between a menu and its source. Chosen.
  static let sourceGap: CGFloat = 8
  /// The distance between a preview and its menu. Chosen.
  static let previewGap: CGFloat = 16
  /// The distance from the edges of the window. Chosen.
  static let margin: CGFloat = 8
  /// The insets of the title of a row, and with a gutter for marks. Chosen.
  static let inset: CGFloat = 16
  static let gutter: CGFloat = 36

  /// The time of a press before the view is highlighted. Chosen: the delay after which scroll views deliver touches.
  static let highlightDelay = 0.15
  /// The time of a press before the menu opens (Apple: the default of UILongPressGestureRecognizer.minimumPressDuration).
  static let pressDuration = 0.5
  /// The scale to which a view shrinks during the press. Chosen.
  static let pressedScale: CGFloat = 0.96
  /// The durations of opening and closing, and the damping of the spring with which a menu opens. Chosen.
  static let opening = 0.4
  static let closing = 0.25
  static let damping: CGFloat = 0.85
  /// The distance in points that a finger must move before lifting it chooses an element. Chosen: that of a long press.
  static let slideDistance: CGFloat = 10
  /// The time in seconds after which a sliding finger that rests on a submenu opens it. Chosen.
  static let dwell = 0.5
  /// The scale of the card below an open submenu, and the alpha of its rows. Chosen.
  static let parentScale: CGFloat = 0.95
  static let parentAlpha: CGFloat = 0.4
}
