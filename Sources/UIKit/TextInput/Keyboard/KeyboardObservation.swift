import Foundation

/// An observation of notifications of the keyboard, which ends with this object.
final class KeyboardObservation {
  private let token: any NSObjectProtocol
  init(_ token: any NSObjectProtocol) { self.token = token }
  deinit { NotificationCenter.default.removeObserver(token) }
}
