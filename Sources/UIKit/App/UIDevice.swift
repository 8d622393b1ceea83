/// The device (Apple: UIDevice). It identifies itself as an iPhone, so that code for iPhones runs.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  open var name: String { ProcessInfo.processInfo.hostName }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "Linux" }
  /// The version of iOS with which `#available` is evaluated.
  open var systemVersion: String { SystemVersion.current.text }
  /// The idiom of the device that the main screen simulates. Without one: the pad for an application that runs on iPads alone, otherwise the
  /// phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.userInterfaceIdiom }
  /// The orientation that goes with that of the interface: a device that was turned to its left shows an interface that was turned to its
  /// right.
  open var orientation: UIDeviceOrientation {
    UIInterfaceOrientation(of: UIScreen.main.bounds.size).isLandscape ? .landscapeLeft : .portrait
  }
  /// An identifier that stays the same during the life of the process.
  open private(set) lazy var identifierForVendor: UUID? = UUID()
  open var isMultitaskingSupported: Bool { true }
}
