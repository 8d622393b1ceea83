import Foundation

/// Puts references in the place of controllers, views and registered objects that others encode.
@MainActor final class ReferenceWriter: NSObject, NSKeyedArchiverDelegate {
  /// The reference to an object; nil: it is encoded as it is, or where it cannot be, as a null.
  private let reference: (AnyObject) -> RestorationReference?

  init(_ reference: @escaping (AnyObject) -> RestorationReference?) { self.reference = reference }

  nonisolated func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
    // A state is archived on the main thread.
    let object = Carried(value: object)
    return MainActor.assumeIsolated { Carried(value: replacement(for: object.value)) }.value
  }

  private func replacement(for object: Any) -> Any? {
    switch object {
    // Foundation's archiver ends the program where nothing takes an object's place.
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
