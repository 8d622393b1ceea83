import CoreGraphics

/// The frames of the window's parts, in points.
struct PanelLayout: Equatable {
  /// A part whose size can be changed: the width of the list and of the inspector, the height of the console.
  enum Panel: CaseIterable {
    case list, inspector, console

    /// The size in points before the user has changed it.
    var standardSize: Double {
      switch self {
      case .list: 220
      case .inspector: 320
      case .console: 150
      }
    }

    /// The minimum size in points, at which the titles and the search field are still readable.
    var minimumSize: Double {
      switch self {
      case .list: 140
      case .inspector: 300
      case .console: 72
      }
    }
  }

  static let barHeight: CGFloat = 40
  /// The minimum width and height of the canvas in points. Panels become smaller to leave it, and are hidden if that does not suffice.
  static let minimumCanvasSide: CGFloat = 160

  let bar: CGRect
  /// The frames of the panels; of no width or height if they are hidden.
  let list: CGRect
  let inspector: CGRect
  let console: CGRect
  let canvas: CGRect

  init(_ size: CGSize, _ preferences: WorkbenchPreferences) {
    let height = max(size.height - Self.barHeight, 0), y = Self.barHeight
    let room = size.width - Self.minimumCanvasSide
    let wanted = { (panel: Panel) in max(preferences.size(of: panel), panel.minimumSize) }
    var right = preferences.showsInspector ? CGFloat(wanted(.inspector)) : 0
    var left = preferences.showsList ? CGFloat(wanted(.list)) : 0
    if left + right > room, right > 0 { right = max(room - left, min(right, Panel.inspector.minimumSize)) }
    if left + right > room, left > 0 { left = max(room - right, min(left, Panel.list.minimumSize)) }
    if left + right > room { left = 0 }
    if right > room { right = 0 }
    var bottom = preferences.showsConsole ? CGFloat(wanted(.console)) : 0
    let tallest = height - Self.minimumCanvasSide
    if bottom > tallest { bottom = tallest >= Panel.console.minimumSize ? tallest : 0 }
    bar = CGRect(x: 0, y: 0, width: size.width, height: Self.barHeight)
    list = CGRect(x: 0, y: y, width: left, height: height)
    inspector = CGRect(x: size.width - right, y: y, width: right, height: height)
    let middle = max(size.width - left - right, 0)
    canvas = CGRect(x: left, y: y, width: middle, height: height - bottom)
    console = CGRect(x: left, y: y + height - bottom, width: middle, height: bottom)
  }

  /// The sizes that a shown panel can have now, in points.
  func sizes(of panel: Panel) -> ClosedRange<Double> {
    let most =
      switch panel {
      case .list: list.width + canvas.width - Self.minimumCanvasSide
      case .inspector: inspector.width + canvas.width - Self.minimumCanvasSide
      case .console: console.height + canvas.height - Self.minimumCanvasSide
      }
    return panel.minimumSize...max(Double(most), panel.minimumSize)
  }

  func size(of panel: Panel) -> Double {
    switch panel {
    case .list: list.width
    case .inspector: inspector.width
    case .console: console.height
    }
  }
}
