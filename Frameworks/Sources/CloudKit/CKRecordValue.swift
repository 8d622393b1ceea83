import FoundationCompatibility

/// A value of a record (Apple: CKRecordValueProtocol).
public protocol CKRecordValueProtocol {}
/// On Apple's systems this is the Objective-C form of the same values.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// Converts a value as Apple's objects would be converted: a number to any numeric type that can represent it, a text to `String` or
/// `NSString`.
func recordValue<Value>(_ value: any CKRecordValueProtocol) -> Value? {
  if let value = value as? Value { return value }
  let object: NSObject? =
    switch value {
    case let value as String: NSString(string: value)
    case let value as Date: NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as Data: NSData(data: value)
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: Int64(exactly: value).map { NSNumber(value: $0) }
    case let value as Float: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: nil
    }
  return object as? Value
}

/// A file that belongs to a record (Apple: CKAsset).
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private let url: URL
  open var fileURL: URL? { url }
  public init(fileURL: URL) {
    url = fileURL
    super.init()
  }
}
