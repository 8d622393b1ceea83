import CoreGraphics

/// The text and the source rectangle of a tool tip (Apple: UIToolTipConfiguration).
@preconcurrency @MainActor
public struct UIToolTipConfiguration {
  public let toolTip: String
  /// The part of the view that the tool tip is for; nil for the whole view.
  public let sourceRect: CGRect?

  public init(toolTip: String) {
    self.toolTip = toolTip
    sourceRect = nil
  }
  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    sourceRect = rect
  }
}
