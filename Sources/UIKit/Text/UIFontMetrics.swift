import Foundation

/// Scales fonts with the content size category (Apple: UIFontMetrics). The category is always the default, Large, on Linux.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// Makes the metrics of the body style.
  public override convenience init() { self.init(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont { font }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
