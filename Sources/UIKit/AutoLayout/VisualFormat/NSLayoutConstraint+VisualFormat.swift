import Foundation

extension NSLayoutConstraint {
  /// The constraints that a line of the visual format describes, not active yet. A line that cannot be read gives none, and is reported in Apple's
  /// shape (there an exception). `|-` and `-|` keep to the superview's layout margins, `-` between views is the system's space of 8 points.
  /// - Parameters:
  ///   - metrics: numbers by name.
  ///   - views: views and layout guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let parsed = try VisualFormatParser.parse(format)
      var builder = VisualFormatBuilder(format: parsed, options: opts, metrics: metrics ?? [:], views: views)
      return try builder.build()
    } catch {
      UIKitLog.refused(error.message(for: format))
      return []
    }
  }
}
