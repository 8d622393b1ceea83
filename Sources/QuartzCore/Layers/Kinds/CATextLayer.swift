import CoreGraphics
import CoreText
import Foundation
import RenderTree

/// The position of the ellipsis in a text that does not fit.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of the lines in a text layer.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws a string from the top of its bounds (Apple: CATextLayer), in a bitmap with `contentsScale` pixels per point; set this
/// to the screen's scale. `fontSize` and `foregroundColor` are animatable: the text is then redrawn on the main thread for each frame.
open class CATextLayer: CALayer {
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    isWrapped = other.isWrapped
    truncationMode = other.truncationMode
    alignmentMode = other.alignmentMode
    allowsFontSubpixelQuantization = other.allowsFontSubpixelQuantization
  }

  /// The text: a `String`, or an `NSAttributedString`, whose attributes determine all fonts and colours. The default is nil.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// The font: a `UIFont`, a `CTFont` or a font name. Its size is ignored. The default is Helvetica.
  open var font: Any? = "Helvetica" { didSet { setNeedsDisplay() } }
  /// The font size in points. Animatable; the default is 36.
  open var fontSize: CGFloat {
    get { CGFloat(finite: value(forKey: "fontSize")) ?? 36 }
    set { if newValue != fontSize, checked(newValue, "fontSize") { setValue(newValue, forKey: "fontSize") } }
  }
  /// The text colour. Animatable; the default is opaque white.
  open var foregroundColor: CGColor? {
    get { value(forKey: "foregroundColor").map { $0 as? CGColor } ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1) }
    set { if newValue != foregroundColor { setValue(newValue ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0), forKey: "foregroundColor") } }
  }
  /// Whether lines are broken at the bounds. The default is false.
  open var isWrapped = false { didSet { if isWrapped != oldValue { setNeedsDisplay() } } }
  /// The position of the ellipsis. The default is none: text that does not fit is cut off.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { if truncationMode != oldValue { setNeedsDisplay() } } }
  /// The alignment. The default is natural: by the text's direction.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { if alignmentMode != oldValue { setNeedsDisplay() } } }
  /// Stored; has no effect on Linux: glyphs are always placed at quarters of a pixel.
  open var allowsFontSubpixelQuantization = false

  open override class func needsDisplay(forKey key: String) -> Bool {
    key == "fontSize" || key == "foregroundColor" || super.needsDisplay(forKey: key)
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fontSize": CGFloat(36)
    case "foregroundColor": CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    default: super.defaultValue(forKey: key)
    }
  }

  open override func action(forKey event: String) -> (any CAAction)? {
    if let action = super.action(forKey: event) { return action }
    guard event == "fontSize" || event == "foregroundColor", flags.isCommitted, delegate == nil, actions?[event] == nil,
      CATransaction.animationDuration() > 0, let shown = presentedValues(at: MediaClock.now())[event] ?? value(forKey: event)
    else { return nil }
    return implicitAnimation(of: event, from: shown)
  }

  open override func draw(in ctx: CGContext) {
    guard string != nil, bounds.width > 0, bounds.height > 0 else { return }
    let truncation: TextTruncation? =
      switch truncationMode {
      case .start: .head
      case .middle: .middle
      case .end: .tail
      default: nil
      }
    // Text that is neither wrapped nor truncated continues beyond the bounds, but its lines are aligned within them.
    let text = styledText(lineBreak: isWrapped ? .word : truncationMode.lineBreak)
    let layout = TextLayout(
      text, width: bounds.width, height: isWrapped ? bounds.height : .infinity, maximumLines: 0, lastLine: truncation)
    layout.draw(in: ctx, at: bounds.origin)
  }

  open override func preferredFrameSize() -> CGSize {
    guard string != nil else { return .zero }
    let size = TextLayout(styledText(lineBreak: .word), width: isWrapped ? bounds.width : .infinity).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private var ctFont: CTFont {
    let size = max(fontSize, 0)
    switch font {
    case let font as any CTFontConvertible: return font.ctFont.withSize(size)
    case let font as CGFont: return CTFontCreateWithName(font.postScriptName ?? "Helvetica", size, nil)
    case let name as String: return CTFontCreateWithName(name, size, nil)
    default: return .system(size: size)
    }
  }

  private func styledText(lineBreak: TextLineBreak) -> StyledText {
    var style = TextStyle(font: ctFont, color: foregroundColor)
    style.paragraph.lineBreak = lineBreak
    style.paragraph.alignment = alignmentMode.alignment
    guard let attributed = string as? NSAttributedString else {
      return StyledText(string as? String ?? string.map { "\($0)" } ?? "", style: style)
    }
    return StyledText(attributed, default: style) { attributes, _ in style.with(attributes, as: .textLayer) }
  }
}

extension CATextLayerTruncationMode {
  fileprivate var lineBreak: TextLineBreak {
    switch self {
    case .start: .truncateHead
    case .middle: .truncateMiddle
    case .end: .truncateTail
    default: .clip
    }
  }
}

extension CATextLayerAlignmentMode {
  fileprivate var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
