import Foundation

/// The settings of one transaction. nil values are inherited.
struct TransactionLevel {
  var duration: CFTimeInterval?
  var timing: CAMediaTimingFunction?
  var disablesActions: Bool?
  var values: [String: Any] = [:]
  var group: CompletionGroup?
}
