import Foundation

extension NSString {
  /// Returns a formatted string whose numbers are written as in the current locale (Apple: localizedStringWithFormat(_:_:)).
  public class func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
    NSString(string: String(format: format as String, locale: .current, arguments: arguments))
  }
}
