/// How something is to be printed (Apple: UIPrintInfo).
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }
  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }
  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }

  /// A printer's name, as `lp -d` takes it; nil: the default one.
  open var printerID: String?
  /// Names the job, and the file that it becomes. Default: the program's name.
  open var jobName = ProcessInfo.processInfo.processName
  /// Default general: in colour. A printer is told, a file stays in colour.
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none

  public override init() { super.init() }

  /// From what `dictionaryRepresentation` gave; what is missing or of another type stays as it is by default.
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

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  open var dictionaryRepresentation: [AnyHashable: Any] {
    var dictionary: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue, "duplex": duplex.rawValue,
    ]
    dictionary["printerID"] = printerID
    return dictionary
  }
}
