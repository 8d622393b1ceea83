import Foundation

extension NSMutableString {
  /// Appends a formatted string (Apple: appendFormat(_:_:)).
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: format as String, arguments: arguments))
  }
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}
