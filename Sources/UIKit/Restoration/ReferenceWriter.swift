import Foundation

/// Replaces encoded controllers, views and registered objects by references.
@MainActor final class ReferenceWriter: NSObject, NSKeyedArchiverDelegate {
  /// Returns the reference to an object. For nil, a controller or view is encoded as null and another object as itself.
  private let reference: (AnyObject) -> RestorationReference?

  init(_ reference: @escaping (AnyObject) -> RestorationReference?) { self.reference = reference }

  nonisolated func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
    // State is encoded on the main thread.
    let object = UncheckedSendable(value: object)
    return MainActor.assumeIsolated { UncheckedSendable(value: replacement(for: object.value)) }.value
  }

  private func replacement(for object: Any) -> Any? {
    switch object {
    // Foundation's archiver terminates the program if an object is replaced by nil.
    case let object as UIViewController: reference(object) ?? NSNull()
    case let object as UIView: reference(object) ?? NSNull()
    case let other as any UIStateRestoring: reference(other) ?? object
    default: object
    }
  }

  nonisolated func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
  nonisolated func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
  nonisolated func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
  nonisolated func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}
