import Foundation

/// Writes a picture as a PNG file into the person's folder for pictures (Apple: UIImageWriteToSavedPhotosAlbum). Without a window it fails.
/// - Parameters:
///   - completionTarget: is told of the end at the end of the turn.
///   - completionSelector: takes the picture, the error or nil, and `contextInfo`: `image(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  var problem: (any Error)?
  do { try PictureFolder.save(image) } catch { problem = error }
  tellAlbum(completionTarget, completionSelector, [image, problem, contextInfo])
}

/// No film is compatible: nothing plays films here.
@preconcurrency @MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Fails: `video(_:didFinishSavingWithError:contextInfo:)` gets an error.
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
      UIKitLog.refused("\(type(of: object)) has no method \(selector.name) to be told of a saved picture with")
    }
  }
}
