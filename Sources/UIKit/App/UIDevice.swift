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
  /// The idiom of the device that the main screen simulates. Without a device: `pad` for an application that runs only on iPads, otherwise
  /// `phone`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.userInterfaceIdiom }
  /// The device orientation that belongs to the interface orientation: a device that is turned to the left has an interface that is turned
  /// to the right.
  open var orientation: UIDeviceOrientation {
    UIInterfaceOrientation(of: UIScreen.main.bounds.size).isLandscape ? .landscapeLeft : .portrait
  }
  /// An identifier that stays the same during the life of the process.
  open private(set) lazy var identifierForVendor: UUID? = UUID()
  open var isMultitaskingSupported: Bool { true }
}
