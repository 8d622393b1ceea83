import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints that a visual format string describes; they are not active. For an invalid string the result is
  /// empty, and an error in the format of Apple's exception is logged. `|-` and `-|` refer to the superview's layout margins; `-`
  /// between views is the system spacing of 8 points.
  /// - Parameters:
  ///   - metrics: named numbers.
  ///   - views: named views and layout guides.
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
