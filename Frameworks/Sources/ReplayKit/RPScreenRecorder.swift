@_exported import AVFoundation
import PlaceholderBox
@_exported import UIKit

/// A recorder that is not available: recording and capturing fail (Apple: RPScreenRecorder).
open class RPScreenRecorder: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  private static let only = RPScreenRecorder()
  open class func shared() -> RPScreenRecorder { only }
  open weak var delegate: (any RPScreenRecorderDelegate)?
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  open var cameraPosition = RPCameraPosition.front
  @preconcurrency @MainActor open var cameraPreviewView: UIView? { nil }

  open func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) { fail(handler) }
  open func startRecording() async throws { throw RPRecordingError.unavailable }
  open func startRecording(withMicrophoneEnabled microphoneEnabled: Bool, handler: (@Sendable ((any Error)?) -> Void)? = nil) {
    fail(handler)
  }
  open func stopRecording(handler: (@MainActor @Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { handler?(nil, RPRecordingError(.attemptToStopNonRecording)) }
  }
  open func stopRecording(withOutput url: URL, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(RPRecordingError(.attemptToStopNonRecording)) }
  }
  open func stopRecording(withOutput url: URL) async throws { throw RPRecordingError(.attemptToStopNonRecording) }
  open func discardRecording(handler: @escaping @Sendable () -> Void) { DispatchQueue.main.async { handler() } }
  open func startCapture(
    handler captureHandler: (@Sendable (CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }
  open func stopCapture(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { handler?(RPRecordingError(.attemptToStopNonRecording)) }
  }
  open func stopCapture() async throws { throw RPRecordingError(.attemptToStopNonRecording) }
  open func startClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { fail(completionHandler) }
  open func stopClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { fail(completionHandler) }
  open func exportClip(to url: URL, duration: TimeInterval, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  private func fail(_ handler: (@Sendable ((any Error)?) -> Void)?) { DispatchQueue.main.async { handler?(RPRecordingError.unavailable) } }
}
public enum RPCameraPosition: Int, Sendable { case front = 1, back }
public enum RPSampleBufferType: Int, Sendable { case video = 1, audioApp, audioMic }

/// Apple: RPScreenRecorderDelegate.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  @MainActor @preconcurrency func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?, error: (any Error)?)
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
extension RPScreenRecorderDelegate {
  @MainActor @preconcurrency public func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?, error: (any Error)?
  ) {}
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// A page that shows a box (Apple: RPPreviewViewController).
open class RPPreviewViewController: UIViewController {
  public enum Mode: Int, Sendable { case preview, share }
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
  open var mode = Mode.preview
  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(
      of: self, "RPPreviewViewController: there is no recording",
      done: UIAction(title: "Done") { [weak self] _ in
        guard let self else { return }
        previewControllerDelegate?.previewControllerDidFinish(self)
      })
  }
}
/// Apple: RPPreviewViewControllerDelegate.
@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
  func previewController(_ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}
extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
  public func previewController(_ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>) {}
}

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"
/// Apple: RPRecordingError.
public struct RPRecordingError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -5800, userDeclined = -5801, disabled = -5802, failedToStart = -5803, failed = -5804, insufficientStorage = -5805
    case interrupted = -5806, contentResize = -5807, broadcastInvalidSession = -5808, systemDormancy = -5809, entitlements = -5810
    case activePhoneCall = -5811, failedToSave = -5812, carPlay = -5813, failedApplicationConnectionInvalid = -5814
    case failedMediaServicesFailure = -5816, attemptToStartInRecordingState = -5823, attemptToStopNonRecording = -5829
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? RPRecordingError)?.code == code }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { RPRecordingErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { code == .disabled ? "Recording is not available" : "\(code)" }
  public static var userDeclined: Code { .userDeclined }
  public static var disabled: Code { .disabled }
  static var unavailable: RPRecordingError { RPRecordingError(.disabled) }
}
public typealias RPRecordingErrorCode = RPRecordingError.Code
