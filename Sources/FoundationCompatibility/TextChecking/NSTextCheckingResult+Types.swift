public typealias NSTextCheckingTypes = UInt64

public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xffff_ffff
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xffff_ffff << 32
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max

extension NSTextCheckingResult {
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedText(.found(.link), range, url: url)
  }

  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedText(.found(.phoneNumber), range, text: phoneNumber)
  }

  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedText(.found(.date), range, date: date)
  }

  public class func addressCheckingResult(range: NSRange, components: [NSTextCheckingKey: String]) -> NSTextCheckingResult {
    DetectedText(.found(.address), range, components: components)
  }

  public class func transitInformationCheckingResult(range: NSRange, components: [NSTextCheckingKey: String]) -> NSTextCheckingResult {
    DetectedText(.found(.transitInformation), range, components: components)
  }

  public class func replacementCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    DetectedText(.found(.replacement), range, text: replacementString)
  }

  /// The URL of a link.
  public var url: URL? { (self as? DetectedText)?.link }
  /// A phone number as written in the text.
  public var phoneNumber: String? { resultType == .found(.phoneNumber) ? (self as? DetectedText)?.text : nil }
  public var replacementString: String? { resultType == .found(.replacement) ? (self as? DetectedText)?.text : nil }
  public var date: Date? { (self as? DetectedText)?.moment }
  public var timeZone: TimeZone? { nil }
  public var duration: TimeInterval { 0 }
  public var components: [NSTextCheckingKey: String]? { (self as? DetectedText)?.detail }
  public var addressComponents: [NSTextCheckingKey: String]? { resultType == .found(.address) ? components : nil }
}

extension NSTextCheckingKey {
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
}

/// A result of a detector.
final class DetectedText: NSTextCheckingResult {
  private let type: CheckingType
  private let found: NSRange
  let link: URL?
  let text: String?
  let moment: Date?
  let detail: [NSTextCheckingKey: String]?

  init(
    _ type: CheckingType, _ range: NSRange, url: URL? = nil, text: String? = nil, date: Date? = nil,
    components: [NSTextCheckingKey: String]? = nil
  ) {
    self.type = type
    found = range
    link = url
    self.text = text
    moment = date
    detail = components
    super.init()
  }

  /// Returns nil: results of detectors cannot be decoded.
  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override func range(at idx: Int) -> NSRange { found }
  override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

/// The kinds of results by their bits in Foundation on Linux, of which some differ from Apple's. Its names, with which programs ask, are
/// deprecated there, since it does not find such results.
enum FoundKind: UInt64 {
  case date = 4
  case address, link
  case replacement = 9
  case phoneNumber = 11
  case transitInformation
}

extension NSTextCheckingResult.CheckingType {
  static func found(_ kind: FoundKind) -> Self { Self(rawValue: 1 << kind.rawValue) }
}
