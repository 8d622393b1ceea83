/// The reason why a display could not be opened.
package enum DisplayError: Error, Equatable, CustomStringConvertible {
  /// There is no display server. `reason` is the message of the system.
  case noDisplay(reason: String)
  /// The display server did not create a window.
  case noWindow(reason: String)
  /// The size is invalid. Width and height are in points.
  case badSize(width: Double, height: Double, scale: Double)
  case badScale(Double)

  package var description: String {
    switch self {
    case .noDisplay(let reason):
      """
      no display to open a window on (\(reason)).
      Run it in a desktop session, or name an X server: DISPLAY=:0 vitrine preview
      Without a screen, a virtual one does: xvfb-run -a vitrine preview (Debian's package xvfb)
      Pictures need no display: vitrine render SCENE -o FILE.png
      """
    case .noWindow(let reason):
      "the display opens no window (\(reason))"
    case .badSize(let width, let height, let scale):
      """
      \(number(width))x\(number(height)) points at scale \(number(scale)) is not a size of a screen: \
      each side must have 1 to \(DisplayMetrics.maximumSide) pixels
      """
    case .badScale(let scale):
      "\(number(scale)) is not a scale of a screen: it must be from 0.25 to 8 pixels a point"
    }
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
