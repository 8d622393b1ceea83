/// The reason for which a document cannot be read.
package enum HTMLError: Error, CustomStringConvertible {
  /// The size in bytes.
  case tooLarge(Int)
  case unreadable

  package var description: String {
    switch self {
    case .tooLarge(let size): "The HTML document has \(size) bytes; at most \(HTMLDocument.maximumSize) are read."
    case .unreadable: "The HTML document cannot be read."
    }
  }
}
