import CoreGraphics
import Foundation

extension UIButton {
  /// The look and the content of a button as one value. Apple: UIButton.Configuration.
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// Where the image stands by the title.
    public enum ImagePlacement: Int, Sendable {
      case leading = 0
      case trailing = 1
    }

    enum Style { case plain, filled, tinted, gray }
    var style: Style

    public var title: String?
    public var image: UIImage?
    /// nil: what the style says, from the tint colour.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// Default dynamic.
    public var cornerStyle: CornerStyle = .dynamic
    /// Default medium; sets `contentInsets` and the title's font.
    public var buttonSize: Size = .medium { didSet { contentInsets = Self.insets(for: buttonSize) } }
    /// Points around image and title. Default 7 above and below, 12 at the sides.
    public var contentInsets = Configuration.insets(for: .medium)
    /// Points between image and title; default 0.
    public var imagePadding: CGFloat = 0
    /// Default leading.
    public var imagePlacement: ImagePlacement = .leading

    private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// A title in the tint colour on nothing.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// White on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// The tint colour on a pale shade of it.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// The tint colour on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }

    @MainActor var font: UIFont {
      switch buttonSize {
      case .mini, .small: .systemFont(ofSize: 15)
      case .medium, .large: .systemFont(ofSize: 17)
      }
    }

    @MainActor func colors(tint: UIColor, state: UIControl.State) -> (foreground: UIColor, background: UIColor?) {
      let fill = baseBackgroundColor ?? tint
      let gray = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.16)
      if state.contains(.disabled) {
        return (UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3), style == .plain ? baseBackgroundColor : gray)
      }
      let isHeld = state.contains(.highlighted)
      switch style {
      case .plain: return (baseForegroundColor ?? tint, baseBackgroundColor)
      case .filled: return (baseForegroundColor ?? .white, isHeld ? fill.withAlphaComponent(0.75) : fill)
      case .tinted: return (baseForegroundColor ?? tint, fill.withAlphaComponent(isHeld ? 0.26 : 0.18))
      case .gray: return (baseForegroundColor ?? tint, baseBackgroundColor ?? gray.withAlphaComponent(isHeld ? 0.26 : 0.16))
      }
    }
  }
}
