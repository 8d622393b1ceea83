import CoreGraphics
import CoreText
import Foundation
import RenderTree

/// Where the ellipsis of a text that does not fit stands.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How lines stand in a text layer.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Draws a string from the top of its bounds (Apple: CATextLayer), in a bitmap of `contentsScale` pixels a point: set that to the
/// screen's. `fontSize` and `foregroundColor` animate, drawn anew in each frame on the main thread.
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

  /// A `String`, or an `NSAttributedString` whose attributes say all there is to say of font and colour. Default nil.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// A `UIFont`, a `CTFont` or a font's name; its size does not count. Default Helvetica.
  open var font: Any? = "Helvetica" { didSet { setNeedsDisplay() } }
  /// Points. Default 36. Animatable.
  open var fontSize: CGFloat {
    get { AnimatableValue.number(from: value(forKey: "fontSize")) ?? 36 }
    set { if newValue != fontSize, checked(newValue, "fontSize") { setValue(newValue, forKey: "fontSize") } }
  }
  /// Default opaque white. Animatable.
  open var foregroundColor: CGColor? {
    get { value(forKey: "foregroundColor").map { $0 as? CGColor } ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1) }
    set { if newValue != foregroundColor { setValue(newValue ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0), forKey: "foregroundColor") } }
  }
  /// Whether lines are broken at the bounds. Default false: they go on.
  open var isWrapped = false { didSet { if isWrapped != oldValue { setNeedsDisplay() } } }
  /// Default none: what does not fit is cut off.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { if truncationMode != oldValue { setNeedsDisplay() } } }
  /// Default natural: by the text's direction.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { if alignmentMode != oldValue { setNeedsDisplay() } } }
  /// Kept: glyphs stand at quarters of a pixel either way.
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
    // Text that is neither broken nor cut goes on beyond the bounds; its lines stand in them all the same.
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
    var text = StyledText("", style: style)
    let whole = attributed.string as NSString
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
      text.append(whole.substring(with: range), style: style.with(attributes))
    }
    return text
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

/// What carries a colour in an attributed string: `CGColor` itself, and UIKit's `UIColor`.
package protocol CGColorConvertible {
  var convertedColor: CGColor { get }
}

extension CGColor: CGColorConvertible {
  package var convertedColor: CGColor { self }
}

extension TextStyle {
  /// Font, colours and the plainest of the rest.
  @MainActor fileprivate func with(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    func value(_ key: String) -> Any? { attributes[NSAttributedString.Key(key)] }
    func color(_ key: String) -> CGColor? { (value(key) as? any CGColorConvertible)?.convertedColor }
    var style = self
    if let font = value("NSFont") as? any CTFontConvertible { style.font = font.ctFont }
    if let color = color("NSColor") ?? color("CTForegroundColor") { style.color = color }
    if let color = color("NSBackgroundColor") { style.backgroundColor = color }
    if let kern = AnimatableValue.number(from: value("CTTracking") ?? value("NSKern")) { style.kern = kern }
    if let offset = AnimatableValue.number(from: value("NSBaselineOffset")) { style.baselineOffset = offset }
    if let line = AnimatableValue.number(from: value("NSUnderline")), line > 0 { style.underline = .single }
    if let line = AnimatableValue.number(from: value("NSStrikethrough")), line > 0 { style.strikethrough = .single }
    return style
  }
}
