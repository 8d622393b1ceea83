public import CoreGraphics
public import Foundation

/// An operation on images. Filters that are not implemented return their input image (Apple: CIFilter).
open class CIFilter: NSObject, NSSecureCoding, NSCopying {
  open var name = ""
  open var isEnabled = true
  private(set) var values: [String: Any] = [:]
  /// The name of the built-in filter; nil for a program's subclass.
  private var builtIn: String?
  /// The object that a registered constructor created.
  private var custom: CIFilter?

  public override init() {
    super.init()
    name = "\(type(of: self))"
  }
  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    super.init()
    name = "\(type(of: self))"
    if let stored = coder.decodeObject(of: NSString.self, forKey: "name").map({ "\($0)" }), FilterTable.filters[stored] != nil {
      setUp(builtIn: stored)
    }
  }
  /// Creates a filter with its default values; nil if there is no filter of this name.
  public convenience init?(name: String) {
    self.init()
    if FilterTable.filters[name] != nil {
      setUp(builtIn: name)
    } else if let made = FilterRegistry.shared.filter(name) {
      custom = made
      self.name = name
    } else {
      return nil
    }
  }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  func setUp(builtIn name: String) {
    self.name = name
    builtIn = name
    values = FilterTable.defaults(of: name)
  }

  /// Sets a parameter of a built-in filter; nil removes it.
  func setParameter(_ value: Any?, _ key: String) { values[key] = value }

  open var outputImage: CIImage? {
    if let custom { return custom.outputImage }
    return builtIn.flatMap { BuiltIn.output(of: $0, self) }
  }
  open var inputKeys: [String] { builtIn.flatMap { FilterTable.filters[$0]?.keys } ?? custom?.inputKeys ?? [] }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] {
    guard let builtIn, let filter = FilterTable.filters[builtIn] else { return custom?.attributes ?? [kCIAttributeFilterName: name] }
    var result: [String: Any] = [
      kCIAttributeFilterName: builtIn, kCIAttributeFilterDisplayName: CIFilter.localizedName(forFilterName: builtIn) ?? builtIn,
      kCIAttributeFilterCategories: [filter.category, kCICategoryBuiltIn, kCICategoryStillImage],
    ]
    for key in filter.keys {
      var attribute: [String: Any] = [kCIAttributeName: key]
      attribute[kCIAttributeDefault] = filter.defaults[key]
      result[key] = attribute
    }
    return result
  }
  open func setDefaults() {
    if let builtIn { for (key, value) in FilterTable.defaults(of: builtIn) { values[key] = value } }
    custom?.setDefaults()
  }
  open func setValue(_ value: Any?, forKey key: String) {
    if builtIn != nil {
      values[key] = value
    } else if let custom {
      custom.setValue(value, forKey: key)
    } else {
      (self as NSObject).setValue(value, forKey: key)
    }
  }
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    if builtIn != nil { return values[key] }
    return custom.map { $0.value(forKey: key) } ?? (self as NSObject).value(forKey: key)
  }
  open func apply(_ k: CIKernel, arguments args: [Any]?, options dict: [String: Any]? = nil) -> CIImage? { nil }

  open func encode(with coder: NSCoder) { coder.encode(NSString(string: name), forKey: "name") }
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = CIFilter(name: name) else { return self }
    copy.values = values
    return copy
  }
}

// The filters of the process.
extension CIFilter {
  public class func filterNames(inCategory category: String?) -> [String] { filterNames(inCategories: category.map { [$0] }) }
  /// The names of the filters that belong to all of the categories.
  public class func filterNames(inCategories categories: [String]?) -> [String] {
    let general: Set<String> = [kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo]
    let wanted = (categories ?? []).filter { !general.contains($0) }
    return FilterTable.filters.filter { entry in wanted.allSatisfy { entry.value.category == $0 } }.keys.sorted()
  }
  /// Returns the readable name of a filter: "Gaussian Blur" for "CIGaussianBlur".
  public class func localizedName(forFilterName filterName: String) -> String? {
    guard FilterTable.filters[filterName] != nil else { return nil }
    var words = ""
    for letter in filterName.dropFirst(2) {
      if letter.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
      words.append(letter)
    }
    return words
  }
  public class func localizedName(forCategory category: String) -> String {
    category.hasPrefix("CICategory") ? String(category.dropFirst(10)) : category
  }
  public class func localizedDescription(forFilterName filterName: String) -> String? { nil }
  public class func localizedReferenceDocumentation(forFilterName filterName: String) -> URL? { nil }
  public class func registerName(
    _ name: String, constructor anObject: any CIFilterConstructor, classAttributes attributes: [String: Any] = [:]
  ) {
    FilterRegistry.shared.register(name, anObject)
  }
}

/// Apple: CIFilterConstructor.
public protocol CIFilterConstructor {
  func filter(withName name: String) -> CIFilter?
}

/// Apple: CIFilterProtocol.
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
  static func customAttributes() -> [String: Any]?
}
extension CIFilterProtocol {
  public static func customAttributes() -> [String: Any]? { nil }
}
/// Apple: CITransitionFilter.
public protocol CITransitionFilter: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var targetImage: CIImage? { get set }
  var time: Float { get set }
}

/// The constructors that a program registered.
private final class FilterRegistry: @unchecked Sendable {
  // Unchecked: the lock protects the dictionary.
  static let shared = FilterRegistry()
  private let lock = NSLock()
  private var constructors: [String: any CIFilterConstructor] = [:]

  func register(_ name: String, _ constructor: any CIFilterConstructor) { lock.withLock { constructors[name] = constructor } }
  func filter(_ name: String) -> CIFilter? { lock.withLock { constructors[name] }?.filter(withName: name) }
}
