import CoreGraphics

/// The appearance of a symbol. Values that are nil are left to the view that shows the symbol.
struct SymbolLook: Hashable, Sendable {
  enum Colors: Hashable, Sendable {
    /// One color, and paler variants of it for further levels.
    case hierarchical(UIColor)
    /// One color for each level; the last color is used for all further levels.
    case palette([UIColor])
    /// The color of the view. Overrides the colors of an earlier configuration.
    case monochrome
  }

  /// The point size of the adjacent text.
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var colors: Colors?
  /// Whether symbols use their own colors, if they have any, instead of `colors`.
  var prefersMulticolor: Bool?
  /// In multicolor rendering, the color of the parts without their own color; nil for the label color.
  var ink: UIColor?
  /// The rule by which `pointSize` follows the text size; nil for a fixed size.
  var scaling: FontScaling?

  static let defaultPointSize: CGFloat = 17

  /// Returns the values of `other`, with the values of this look where they are nil.
  func applying(_ other: SymbolLook) -> SymbolLook {
    let sized = other.pointSize == nil ? self : other
    return SymbolLook(
      pointSize: sized.pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale, colors: other.colors ?? colors,
      prefersMulticolor: other.prefersMulticolor ?? prefersMulticolor, ink: other.ink ?? ink, scaling: sized.scaling)
  }

  /// Returns the look with its size for the text size of traits, or of the application if the traits have none.
  func sized(for traits: @autoclosure () -> UITraitCollection?) -> SymbolLook {
    guard let scaling else { return self }
    var look = self
    look.pointSize = scaling.pointSize(for: UIContentSizeCategory(of: traits()))
    return look
  }

  /// Whether a symbol has the same pixels with another look.
  func draws(like other: SymbolLook) -> Bool { fixed == other.fixed }

  private var fixed: SymbolLook {
    var look = self
    look.pointSize = pointSize ?? Self.defaultPointSize
    look.scaling = nil
    return look
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

  /// Returns the colors in which a drawing is shown; nil for the color of the view.
  func partColors(of drawing: SymbolDrawing) -> PartColors? {
    if prefersMulticolor == true, drawing.parts.contains(where: { $0.tone != nil }) { return .multicolor(ink ?? .label) }
    return switch colors {
    case .hierarchical(let color): .levels([color, color.paler(0.5), color.paler(0.25)])
    case .palette(let colors): colors.isEmpty ? nil : .levels(colors)
    case .monochrome, nil: nil
    }
  }

  enum PartColors {
    /// A color for each level; the last color is used for all further levels.
    case levels([UIColor])
    /// The tones of the parts, and a color for those without one.
    case multicolor(UIColor)

    func color(of part: SymbolDrawing.Part) -> UIColor {
      switch self {
      case .levels(let colors): colors[min(part.level, colors.count - 1)]
      case .multicolor(let ink): part.tone?.color ?? ink
      }
    }
  }

  /// Whether the look depends on colors that can differ between light and dark, or on the tint color.
  var hasColors: Bool {
    switch colors {
    case .hierarchical, .palette: true
    case .monochrome, nil: prefersMulticolor == true
    }
  }

  /// Returns the look with its colors resolved for a view.
  func resolved(_ color: (UIColor) -> UIColor, tint: UIColor) -> SymbolLook {
    var look = self
    switch colors {
    case .hierarchical(let one): look.colors = .hierarchical(color(one))
    case .palette(let all): look.colors = .palette(all.map(color))
    case .monochrome, nil: break
    }
    if prefersMulticolor == true { look.ink = color(tint) }
    return look
  }
}

extension SymbolLook {
  /// The look of symbols beside text of a style.
  init(textStyle: UIFont.TextStyle, weight: UIImage.SymbolWeight? = nil, scale: UIImage.SymbolScale? = nil) {
    let scaling = FontScaling.style(textStyle, hasLeading: false)
    self.init(pointSize: scaling.pointSize(for: UIContentSizeCategory(of: nil)), weight: weight, scale: scale, scaling: scaling)
  }
}

extension UIColor {
  fileprivate func paler(_ share: CGFloat) -> UIColor { withAlphaComponent(cgColor.alpha * share) }
}
