public import UIKit

/// Draws strokes (Apple: PKInkingTool).
public struct PKInkingTool: PKTool, Equatable {
  /// The kinds of ink. `marker`, `watercolor` and `crayon` are translucent, the line of `pencil` is paler, `fountainPen` and `reed` are
  /// broad in one direction; there are no textures (Apple: PKInkingTool.InkType).
  public enum InkType: String, Codable, CaseIterable, Sendable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"
    case reed = "com.apple.ink.reed"

    /// In points. Apple's documentation gives no values.
    public var defaultWidth: CGFloat {
      switch self {
      case .pen, .pencil, .monoline: 3
      case .fountainPen, .reed: 5
      case .marker: 15
      case .watercolor: 30
      case .crayon: 10
      }
    }
    public var validWidthRange: ClosedRange<CGFloat> {
      switch self {
      case .pen: 0.88...25.66
      case .pencil: 2.4...16
      case .monoline, .fountainPen, .reed: 0.5...40
      case .marker: 7.5...60
      case .watercolor, .crayon: 10...80
      }
    }
    public var requiredContentVersion: PKContentVersion {
      switch self {
      case .pen, .pencil, .marker: .version1
      case .reed: .version4
      default: .version2
      }
    }
    /// The factor for the alpha of the colour.
    var density: CGFloat {
      switch self {
      case .pen, .monoline, .fountainPen, .reed: 1
      case .pencil: 0.85
      case .marker: 0.5
      case .watercolor: 0.3
      case .crayon: 0.7
      }
    }
  }

  public var ink: PKInk
  /// The width of the strokes in points.
  public var width: CGFloat
  /// The angle of a flat nib in radians.
  public var azimuth: CGFloat = 0

  public var inkType: InkType {
    get { ink.inkType }
    set { ink.inkType = newValue }
  }
  public var color: UIColor {
    get { ink.color }
    set { ink.color = newValue }
  }

  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) { self.init(ink: PKInk(type, color: color), width: width) }
  public init(_ type: InkType, color: UIColor, width: CGFloat? = nil, azimuth: CGFloat) {
    self.init(type, color: color, width: width)
    self.azimuth = azimuth
  }
  public init(ink: PKInk, width: CGFloat? = nil) { (self.ink, self.width) = (ink, width ?? ink.inkType.defaultWidth) }

  /// Converts a colour between light and dark interfaces: the lightness is turned over, so that black ink is white on a dark canvas.
  public static func convertColor(
    _ color: UIColor, from fromUserInterfaceStyle: UIUserInterfaceStyle, to toUserInterfaceStyle: UIUserInterfaceStyle
  ) -> UIColor {
    guard (fromUserInterfaceStyle == .dark) != (toUserInterfaceStyle == .dark) else { return color }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    let shift = 1 - max(red, green, blue) - min(red, green, blue)
    return UIColor(red: red + shift, green: green + shift, blue: blue + shift, alpha: alpha)
  }
}

/// The kind and the colour of a stroke. The colour is that on a light canvas (Apple: PKInk).
public struct PKInk: Equatable {
  public typealias InkType = PKInkingTool.InkType
  public var inkType: InkType
  public var color: UIColor
  public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
  public var requiredContentVersion: PKContentVersion { inkType.requiredContentVersion }
}

/// Apple: PKContentVersion.
public enum PKContentVersion: Int, Sendable {
  case version1 = 1
  case version2, version3, version4
  public static let latest = PKContentVersion.version4
}
