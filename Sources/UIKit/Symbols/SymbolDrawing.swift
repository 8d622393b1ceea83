/// The parts of a symbol on a grid of 24 x 24.
struct SymbolDrawing {
  enum Kind: Character {
    /// A stroke.
    case line = "s"
    /// A filled area.
    case surface = "f"
    /// A filled area including its stroke; the filled variant of an outline.
    case body = "b"
    /// A stroke that the filled variant fills.
    case outline = "o"
    /// A stroke that the filled variant cuts out.
    case detail = "k"
    /// A filled area that the filled variant cuts out.
    case mark = "d"
    /// A gap around the next part, wider than a stroke.
    case gap = "e"
    /// An area that is cleared for the next part, in all colors.
    case clearing = "q"
    /// A stroke (`cut`) or an area (`hole`) that is cut out of the parts below.
    case cut = "c"
    case hole = "h"
  }

  struct Part {
    var kind: Kind
    /// The hierarchy level: 0 is primary, 1 and 2 are paler with a hierarchical color.
    var level = 0
    /// The step of a variable symbol, from 1; 0 for parts that do not depend on the variable value.
    var step = 0
    /// The color in multicolor rendering; nil for the color of the text.
    var tone: SymbolTone?
    var path: UIBezierPath

    func with(_ kind: Kind) -> Part {
      var part = self
      part.kind = kind
      return part
    }

    func moved(_ transform: CGAffineTransform) -> Part {
      var part = self
      part.path = UIBezierPath(cgPath: path.cgPath)
      part.path.apply(transform)
      return part
    }
  }

  var parts: [Part]
  /// Whether the symbol is mirrored in right-to-left layouts.
  var mirrorsForRightToLeft = false

  static let side: CGFloat = 24

  init(parts: [Part]) { self.parts = parts }

  var hasFilledVariant: Bool { parts.contains { $0.kind == .outline } }

  /// The number of steps of a variable symbol; 0 for others.
  var steps: Int { parts.map(\.step).max() ?? 0 }

  func moved(_ transform: CGAffineTransform) -> SymbolDrawing {
    var drawing = self
    drawing.parts = parts.map { $0.moved(transform) }
    return drawing
  }

  /// The areas and strokes that must be cleared around these parts so that they stand out from those below.
  var surroundings: [Part] {
    parts.flatMap { part -> [Part] in
      switch part.kind {
      case .outline, .surface, .body, .mark: [Part(kind: .clearing, path: part.path), Part(kind: .gap, path: part.path)]
      case .line, .detail: [Part(kind: .gap, path: part.path)]
      case .gap, .clearing, .cut, .hole: []
      }
    }
  }
}
