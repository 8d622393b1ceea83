import Foundation

/// Saves an image as a PNG file in the user's pictures folder (Apple: UIImageWriteToSavedPhotosAlbum). Fails without a window.
/// - Parameters:
///   - completionTarget: the object that is notified, at the end of the turn of the run loop.
///   - completionSelector: receives the image, the error or nil, and `contextInfo`: `image(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  var problem: (any Error)?
  do { try PictureFolder.save(image) } catch { problem = error }
  tellAlbum(completionTarget, completionSelector, [image, problem, contextInfo])
}

/// Always false, because videos are not supported.
@preconcurrency @MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Always fails: `video(_:didFinishSavingWithError:contextInfo:)` receives an error.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  tellAlbum(completionTarget, completionSelector, [videoPath, CocoaError(.featureUnsupported), contextInfo])
}

@preconcurrency @MainActor
private func tellAlbum(_ target: Any?, _ selector: Selector?, _ arguments: [Any?]) {
  guard let target, let selector else { return }
  let object = target as AnyObject
  UIApplication.shared.afterCommit {
    if case .notUnderstood = selector.send(to: object, arguments: arguments) {
      UIKitLog.refused("\(type(of: object)) has no method \(selector.name) to be called when a picture is saved")
    }
  }
}
