import CoreGraphics

/// The appearance of a symbol. Values that are nil are left to the view that shows the symbol.
struct SymbolLook: Hashable, Sendable {
  enum Colors: Hashable, Sendable {
    /// One color, and paler variants of it for further levels.
    case hierarchical(UIColor)
    /// One color for each level; the last color is used for all further levels.
    case palette([UIColor])
  }

  /// The point size of the adjacent text.
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var colors: Colors?

  static let defaultPointSize: CGFloat = 17

  /// Returns the values of `other`, with the values of this look where they are nil.
  func applying(_ other: SymbolLook) -> SymbolLook {
    SymbolLook(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale, colors: other.colors ?? colors)
  }

  /// The size of a grid unit in points. A circle with a diameter of 20 units is a little taller than a capital letter.
  var unit: CGFloat {
    let size: CGFloat =
      switch scale {
      case .small: 0.79
      case .large: 1.28
      default: 1
      }
    return min(max(pointSize ?? Self.defaultPointSize, 1), 2000) * 0.054 * size
  }

  /// The stroke width in grid units.
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
