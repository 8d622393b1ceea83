import Foundation

/// Data that is offered in one or more types and loaded when it is wanted.
@MainActor
package struct DataOffer {
  package typealias Completion = @MainActor (Data?) -> Void

  /// The types by the names of the desktop, best first: media types such as "image/png", or type identifiers.
  package let types: [String]
  /// The address of the file or page that is offered; nil if there is none.
  package let address: URL?
  private let loader: @MainActor (String, @escaping Completion) -> Void

  /// - Parameter loader: calls its completion with the data of a type, at once or later, or with nil.
  package init(types: [String], address: URL? = nil, loader: @escaping @MainActor (String, @escaping Completion) -> Void) {
    self.types = types
    self.address = address
    self.loader = loader
  }

  /// Loads the data of a type. The result is nil if the type is not offered, or if its data cannot be had.
  package func load(_ type: String, _ completion: @escaping Completion) {
    guard types.contains(type) else { return completion(nil) }
    loader(type, completion)
  }
}
