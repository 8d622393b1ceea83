/// The device (Apple: UIDevice). It identifies itself as an iPhone, so that code for iPhones runs.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  open var name: String { ProcessInfo.processInfo.hostName }
  open var model: String { LaunchDevice.main.isPad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "Linux" }
  /// The version of iOS with which `#available` is evaluated.
  open var systemVersion: String { SystemVersion.current.text }
  /// The pad for an application that runs on iPads alone; otherwise the phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { LaunchDevice.main.isPad ? .pad : .phone }
  /// Always portrait.
  open var orientation: UIDeviceOrientation { .portrait }
  /// An identifier that stays the same during the life of the process.
  open private(set) lazy var identifierForVendor: UUID? = UUID()
  open var isMultitaskingSupported: Bool { true }
}
