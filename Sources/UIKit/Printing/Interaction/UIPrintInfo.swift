/// The properties of a print job (Apple: UIPrintInfo).
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying {
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }
  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }
  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }

  /// The name of a printer for `lp -d`; nil for the default printer.
  open var printerID: String?
  /// The name of the job and of the saved file. Default the name of the program.
  open var jobName = ProcessInfo.processInfo.processName
  /// The kind of output. Default general, which is in color. Grayscale applies to printers only; saved files stay in color.
  open var outputType = OutputType.general
  /// The orientation of the paper. Default portrait.
  open var orientation = Orientation.portrait
  /// The edge at which two-sided pages are turned. Default none, one-sided.
  open var duplex = Duplex.none

  public override init() { super.init() }

  /// Creates an info from a `dictionaryRepresentation`. Missing values and values of the wrong type keep their defaults.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    guard let dictionary else { return }
    func value<Value: RawRepresentable>(_ key: String) -> Value? where Value.RawValue == Int {
      (dictionary[key] as? Int).flatMap { Value(rawValue: $0) }
    }
    printerID = dictionary["printerID"] as? String
    jobName = dictionary["jobName"] as? String ?? jobName
    outputType = value("outputType") ?? outputType
    orientation = value("orientation") ?? orientation
    duplex = value("duplex") ?? duplex
  }

  public required init?(coder: NSCoder) {
    super.init()
    if coder.containsValue(forKey: "printerID") {
      printerID = coder.decodeObject(of: NSString.self, forKey: "printerID").map { $0 as String }
    }
    if coder.containsValue(forKey: "jobName"), let name = coder.decodeObject(of: NSString.self, forKey: "jobName") {
      jobName = name as String
    }
    outputType = OutputType(rawValue: coder.decodeInteger(forKey: "outputType")) ?? .general
    orientation = Orientation(rawValue: coder.decodeInteger(forKey: "orientation")) ?? .portrait
    duplex = Duplex(rawValue: coder.decodeInteger(forKey: "duplex")) ?? .none
  }

  open func encode(with coder: NSCoder) {
    if let printerID { coder.encode(printerID as NSString, forKey: "printerID") }
    coder.encode(jobName as NSString, forKey: "jobName")
    coder.encode(outputType.rawValue, forKey: "outputType")
    coder.encode(orientation.rawValue, forKey: "orientation")
    coder.encode(duplex.rawValue, forKey: "duplex")
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  open var dictionaryRepresentation: [AnyHashable: Any] {
    var dictionary: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue, "duplex": duplex.rawValue,
    ]
    dictionary["printerID"] = printerID
    return dictionary
  }
}
