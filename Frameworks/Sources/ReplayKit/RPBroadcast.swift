import PlaceholderBox
public import UIKit

/// A view that shows a box (Apple: RPSystemBroadcastPickerView).
open class RPSystemBroadcastPickerView: UIView {
  open var preferredExtension: String?
  open var showsMicrophoneButton = true
  private static let text = "RPSystemBroadcastPickerView: there is no ReplayKit on Linux"
  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.fill(self, Self.text)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderBox.fill(self, Self.text)
  }
}
/// A page for services, of which there are none: loading it fails (Apple: RPBroadcastActivityViewController).
open class RPBroadcastActivityViewController: UIViewController {
  open weak var delegate: (any RPBroadcastActivityViewControllerDelegate)?
  open class func load(handler: @escaping @MainActor @Sendable (RPBroadcastActivityViewController?, (any Error)?) -> Void) {
    DispatchQueue.main.async { handler(nil, RPRecordingError.unavailable) }
  }
  open class func load(
    withPreferredExtension preferredExtension: String?,
    handler: @escaping @MainActor @Sendable (RPBroadcastActivityViewController?, (any Error)?) -> Void
  ) { load(handler: handler) }
}
@preconcurrency @MainActor
public protocol RPBroadcastActivityViewControllerDelegate: NSObjectProtocol {
  func broadcastActivityViewController(
    _ broadcastActivityViewController: RPBroadcastActivityViewController, didFinishWith broadcastController: RPBroadcastController?,
    error: (any Error)?)
}
/// Apple: RPBroadcastController.
open class RPBroadcastController: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var isBroadcasting: Bool { false }
  open var isPaused: Bool { false }
  open var broadcastURL: URL { URL(fileURLWithPath: "/") }
  open var serviceInfo: [String: any NSObjectProtocol]? { nil }
  open weak var delegate: (any RPBroadcastControllerDelegate)?
  open func startBroadcast(handler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.main.async { handler(RPRecordingError.unavailable) }
  }
  open func pauseBroadcast() {}
  open func resumeBroadcast() {}
  open func finishBroadcast(handler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.main.async { handler(RPRecordingError.unavailable) }
  }
}
public protocol RPBroadcastControllerDelegate: NSObjectProtocol {
  func broadcastController(_ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?)
  func broadcastController(_ broadcastController: RPBroadcastController, didUpdateServiceInfo serviceInfo: [String: any NSObjectProtocol])
}
extension RPBroadcastControllerDelegate {
  public func broadcastController(_ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?) {}
  public func broadcastController(
    _ broadcastController: RPBroadcastController, didUpdateServiceInfo serviceInfo: [String: any NSObjectProtocol]
  ) {}
}
/// Handles the request of a broadcast extension, which never comes (Apple: RPBroadcastSampleHandler).
open class RPBroadcastSampleHandler: NSObject {
  open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
  open func broadcastPaused() {}
  open func broadcastResumed() {}
  open func broadcastFinished() {}
  open func processSampleBuffer(_ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType) {}
  open func finishBroadcastWithError(_ error: any Error) {}
}
