/// A printer (Apple: UIPrinter).
@preconcurrency @MainActor
open class UIPrinter: NSObject {
  public let url: URL

  /// The last part of the address is the printer's name for `lp -d`.
  public init(url: URL) { self.url = url }

  open var displayName: String { url.lastPathComponent }
}
