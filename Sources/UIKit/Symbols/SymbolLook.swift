import CoreGraphics

/// How a symbol is drawn; nil leaves it to whoever shows it.
struct SymbolLook: Hashable, Sendable {
  enum Colors: Hashable, Sendable {
    /// One colour, and paler ones made of it.
    case hierarchical(UIColor)
    /// One a level; the last goes on.
    case palette([UIColor])
  }

  /// Of the text beside it.
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var colors: Colors?

  static let defaultPointSize: CGFloat = 17

  /// What `other` says, and for the rest what this says.
  func applying(_ other: SymbolLook) -> SymbolLook {
    SymbolLook(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale, colors: other.colors ?? colors)
  }

  /// Points for a unit of the grid: a circle of 20 is about as high as a capital letter with its room.
  var unit: CGFloat {
    let size: CGFloat =
      switch scale {
      case .small: 0.79
      case .large: 1.28
      default: 1
      }
    return min(max(pointSize ?? Self.defaultPointSize, 1), 2000) * 0.054 * size
  }

  /// Of a line, on the grid.
  var lineWidth: CGFloat {
    switch weight {
    case .ultraLight: 0.6
    case .thin: 0.9
    case .light: 1.25
    case .medium: 1.95
    case .semibold: 2.25
    case .bold: 2.55
    case .heavy: 2.95
    case .black: 3.35
    default: 1.65
    }
  }

  func color(level: Int) -> UIColor {
    switch colors {
    case .hierarchical(let color): level == 0 ? color : color.withAlphaComponent(color.cgColor.alpha * 0.5)
    case .palette(let colors): colors.isEmpty ? .black : colors[min(level, colors.count - 1)]
    case nil: .black
    }
  }
}
