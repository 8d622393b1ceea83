import Foundation
import Testing
import UIKit

@Suite @MainActor struct SupersededTests {
  @Test func aWebViewAsksItsDelegateAndThenFails() async throws {
    let delegate = WebDelegate(), view = UIWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.delegate = delegate
    let url = try #require(URL(string: "https://example.com"))
    delegate.allows = false
    view.loadRequest(URLRequest(url: url))
    #expect(delegate.asked == 1 && view.request == nil)
    delegate.allows = true
    let error = await withCheckedContinuation { found in
      delegate.failed = { found.resume(returning: $0) }
      view.loadRequest(URLRequest(url: url))
    }
    #expect(delegate.asked == 2 && view.request == nil && (error as? URLError)?.code == .unsupportedURL)
  }

  @Test func olderInitializersSetWhatTheNewerOnesDo() {
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("make:"), discoverabilityTitle: "New")
    #expect(command.input == "n" && command.modifierFlags == .command && command.discoverabilityTitle == "New")
    let file = URL(fileURLWithPath: "/tmp/a.txt")
    #expect(UIDocumentPickerViewController(url: file, in: .moveToService).documentPickerMode == .moveToService)
    #expect(UIDocumentPickerViewController(url: file, in: .exportToService).documentPickerMode == .exportToService)
    #expect(UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import).documentPickerMode == .import)
    #expect(UIDocumentPickerViewController(forOpeningContentTypes: [.text]).documentPickerMode == .open)
    #expect(UIBarStyle.blackOpaque == .black)
  }

  /// The names of Swift 4.0 and those since Swift 4.2 name the same notifications. As on iOS, both can be read on every thread.
  @Test nonisolated func namesOfNotificationsFromBothTimesAreEqual() {
    typealias Name = NSNotification.Name
    #expect(Name.UIViewControllerShowDetailTargetDidChange == UIViewController.showDetailTargetDidChangeNotification)
    #expect(Name.UIAccessibilityVoiceOverStatusDidChange == UIAccessibility.voiceOverStatusDidChangeNotification)
    #expect(Name.UIFocusDidUpdate == UIFocusSystem.didUpdateNotification)
    #expect(Name.UIScreenBrightnessDidChange == UIScreen.brightnessDidChangeNotification)
    #expect(Name.UIApplicationProtectedDataDidBecomeAvailable == UIApplication.protectedDataDidBecomeAvailableNotification)
    #expect(Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(Name.UIDeviceOrientationDidChange == UIDevice.orientationDidChangeNotification)
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
  }

  @Test func whatLinuxLacksHasTheValuesOfADeviceWithoutIt() {
    #expect(UITouch().rollAngle == 0 && UIHoverGestureRecognizer().rollAngle == 0)
    #expect(!UIGraphicsImageRendererFormat().supportsHighDynamicRange)
    let bar = UINavigationBar()
    #expect(bar.preferredBehavioralStyle == .automatic && bar.behavioralStyle == .pad)
    bar.preferredBehavioralStyle = .mac
    #expect(bar.preferredBehavioralStyle == .mac && bar.behavioralStyle == .pad)
    #expect(UIActivityViewController(activityItems: [], applicationActivities: nil).excludedActivitySectionTypes == [])
    #expect(NSTextScalingType.standard.rawValue == 0 && NSTextScalingType.iOS.rawValue == 1)
  }

  @Test func aRegisteredViewIsNeverPeekedAt() {
    let controller = PeekController(), context = controller.registerForPreviewing(with: controller, sourceView: controller.view)
    #expect(context.sourceView === controller.view && context.sourceRect == controller.view.bounds)
    #expect(controller.traitCollection.forceTouchCapability != .available)
    controller.unregisterForPreviewing(withContext: context)
  }
}

private final class WebDelegate: NSObject, UIWebViewDelegate {
  var allows = true, asked = 0
  var failed: ((any Error) -> Void)?
  func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool {
    asked += 1
    return allows
  }
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { failed?(error) }
}

private final class PeekController: UIViewController, UIViewControllerPreviewingDelegate {
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
    -> UIViewController?
  {
    nil
  }
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {}

  /// Swift 4 has the keys of a picked image as constants (alexismarinoiu/active-bystander-ios).
  @Test func keysOfPickedImagesAreConstants() {
    #expect(UIImagePickerControllerImageURL == UIImagePickerController.InfoKey.imageURL.rawValue)
    #expect(UIImagePickerControllerCropRect == UIImagePickerController.InfoKey.cropRect.rawValue)
    #expect(UIImagePickerControllerPHAsset == UIImagePickerController.InfoKey.phAsset.rawValue)
  }
}
