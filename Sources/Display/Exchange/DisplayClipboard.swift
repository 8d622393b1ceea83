import Foundation

/// The desktop's clipboard with all its types.
@MainActor
package protocol DisplayClipboard: AnyObject {
  /// A number that changes with each change; 0 if the clipboard is empty.
  var version: UInt64 { get }
  /// The types that are offered.
  var types: [String] { get }
  /// Returns the data of a type; nil if it cannot be had within a few seconds.
  func data(_ type: String) -> Data?
  /// Offers data to other programs; nil withdraws the offer.
  func offer(_ offer: DataOffer?)
}
