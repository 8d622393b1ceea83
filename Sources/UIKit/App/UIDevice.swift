/// The machine (Apple: UIDevice). It says it is a phone, so that code made for one runs.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  open var name: String { ProcessInfo.processInfo.hostName }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "Linux" }
  /// The version of iOS that `#available` answers for.
  open var systemVersion: String { SystemVersion.current.text }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  /// The same for the life of the process.
  open private(set) lazy var identifierForVendor: UUID? = UUID()
  open var isMultitaskingSupported: Bool { true }
}
