import Foundation

/// Replaces decoded references by the controllers, views and registered objects that they refer to.
@MainActor final class ReferenceReader: NSObject, NSKeyedUnarchiverDelegate {
  private let object: (RestorationReference) -> AnyObject?

  init(_ object: @escaping (RestorationReference) -> AnyObject?) { self.object = object }

  nonisolated func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
    guard let reference = object as? RestorationReference else { return object }
    // Restoration decodes on the main thread.
    let wanted = UncheckedSendable(value: reference)
    return MainActor.assumeIsolated { UncheckedSendable(value: self.object(wanted.value) ?? NSNull()) }.value
  }

  nonisolated func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]
  ) -> AnyClass? { nil }
  nonisolated func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
  nonisolated func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
  nonisolated func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
