/// A printer (Apple: UIPrinter). Printers are not asked for their abilities on Linux, so that these are unknown.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
  /// The kinds of jobs that a printer is for (Apple: UIPrinter.JobTypes).
  public struct JobTypes: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let unknown: JobTypes = []
    public static let document = JobTypes(rawValue: 1 << 0)
    public static let envelope = JobTypes(rawValue: 1 << 1)
    public static let label = JobTypes(rawValue: 1 << 2)
    public static let photo = JobTypes(rawValue: 1 << 3)
    public static let receipt = JobTypes(rawValue: 1 << 4)
    public static let roll = JobTypes(rawValue: 1 << 5)
    public static let largeFormat = JobTypes(rawValue: 1 << 6)
    public static let postcard = JobTypes(rawValue: 1 << 7)
  }

  /// When a printer of rolls cuts the paper (Apple: UIPrinter.CutterBehavior).
  public enum CutterBehavior: Int, Sendable {
    case noCut, printerDefault, cutAfterEachPage, cutAfterEachCopy, cutAfterEachJob
  }

  public let url: URL

  /// Creates a printer. The last component of the URL is its name for `lp -d`.
  public init(url: URL) { self.url = url }

  open var displayName: String { url.lastPathComponent }
  /// Where the printer is. Always nil on Linux.
  open var displayLocation: String? { nil }
  /// The kinds of jobs. Always `unknown` on Linux.
  open var supportedJobTypes: JobTypes { .unknown }
  /// The maker and the model. Always nil on Linux.
  open var makeAndModel: String? { nil }
  /// Whether the printer prints in colour. Always false on Linux.
  open var supportsColor: Bool { false }
  /// Whether the printer prints on both sides. Always false on Linux.
  open var supportsDuplex: Bool { false }

  /// Asks the printer for its abilities. On Linux the answer is always that it cannot be reached.
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
    guard let completionHandler else { return }
    UIApplication.shared.afterCommit { completionHandler(false) }
  }
}

/// The address of a printer that an application found by itself (Apple: UIPrinterDestination).
@preconcurrency @MainActor
open class UIPrinterDestination: NSObject, @preconcurrency NSSecureCoding {
  open class var supportsSecureCoding: Bool { true }

  open var url: URL
  /// The name that is shown. Default nil, which is the last component of the URL.
  open var displayName: String?
  /// The record of the printer's service. Stored; has no effect on Linux.
  open var txtRecord: Data?

  public init(url: URL) {
    self.url = url
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "url"), let url = coder.decodeObject(of: NSURL.self, forKey: "url") else { return nil }
    self.url = url as URL
    if coder.containsValue(forKey: "displayName") {
      displayName = coder.decodeObject(of: NSString.self, forKey: "displayName").map { $0 as String }
    }
    if coder.containsValue(forKey: "txtRecord") { txtRecord = coder.decodeObject(of: NSData.self, forKey: "txtRecord").map { $0 as Data } }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(url as NSURL, forKey: "url")
    if let displayName { coder.encode(displayName as NSString, forKey: "displayName") }
    if let txtRecord { coder.encode(txtRecord as NSData, forKey: "txtRecord") }
  }
}

/// How carefully pages are drawn (Apple: UIPrintRenderingQuality).
public enum UIPrintRenderingQuality: Int, Sendable {
  case best, responsive
}
