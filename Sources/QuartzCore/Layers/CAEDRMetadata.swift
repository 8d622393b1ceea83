import Foundation

/// How colours brighter than white are mapped to the brightness of a display (Apple: CAEDRMetadata). It is used by `CAMetalLayer`, which is
/// absent on Linux, where displays show no such colours: `isAvailable` is false.
public final class CAEDRMetadata: NSObject, NSCopying, NSSecureCoding, Sendable {
  private enum Form: Hashable, Sendable {
    case hlg(Data?)
    case luminances(Float, Float, Float)
    case messages(Data?, Data?, Float)
  }

  private let form: Form

  private init(_ form: Form) { self.form = form }

  /// Whether the system maps tones by such data: false on Linux.
  public class var isAvailable: Bool { false }

  /// Data for the transfer function Hybrid Log-Gamma.
  public class var hlg: CAEDRMetadata { CAEDRMetadata(.hlg(nil)) }

  /// - Parameter data: an ambient viewing environment SEI message.
  public class func hlg(ambientViewingEnvironment data: Data) -> CAEDRMetadata { CAEDRMetadata(.hlg(data)) }

  /// - Parameters:
  ///   - minNits: the minimum of the mastering display, in candela per square metre.
  ///   - maxNits: the maximum.
  ///   - scale: the optical output of the value 1, in candela per square metre.
  public class func hdr10(minLuminance minNits: Float, maxLuminance maxNits: Float, opticalOutputScale scale: Float) -> CAEDRMetadata {
    CAEDRMetadata(.luminances(minNits, maxNits, scale))
  }

  /// - Parameters:
  ///   - displayData: a mastering display colour volume SEI message, of 24 bytes.
  ///   - contentData: a content light level information SEI message, of 4 bytes.
  public class func hdr10(displayInfo displayData: Data?, contentInfo contentData: Data?, opticalOutputScale scale: Float) -> CAEDRMetadata
  {
    CAEDRMetadata(.messages(displayData, contentData, scale))
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CAEDRMetadata)?.form == form }
  public override var hash: Int { form.hashValue }

  // MARK: Archives

  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    let (data, numbers): ([Data?], [Float]) =
      switch form {
      case .hlg(let data): ([data], [])
      case .luminances(let low, let high, let scale): ([], [low, high, scale])
      case .messages(let display, let content, let scale): ([display, content], [scale])
      }
    for (index, part) in data.enumerated() { if let part { coder.encode(part as NSData, forKey: "data\(index)") } }
    PropertyArchive(coder: coder).write(numbers, "numbers")
  }

  /// Returns nil if the archive has no such data.
  public init?(coder: NSCoder) {
    func data(_ index: Int) -> Data? {
      let key = "data\(index)"
      return coder.containsValue(forKey: key) ? coder.decodeObject(of: NSData.self, forKey: key).map { Data(referencing: $0) } : nil
    }
    guard let numbers: [Float] = PropertyArchive(coder: coder).read("numbers") else { return nil }
    switch numbers.count {
    case 0: form = .hlg(data(0))
    case 1: form = .messages(data(0), data(1), numbers[0])
    case 3: form = .luminances(numbers[0], numbers[1], numbers[2])
    default: return nil
    }
  }
}
