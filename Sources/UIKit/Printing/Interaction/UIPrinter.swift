/// A printer (Apple: UIPrinter).
@preconcurrency @MainActor
open class UIPrinter: NSObject {
  public let url: URL

  /// Creates a printer. The last component of the URL is its name for `lp -d`.
  public init(url: URL) { self.url = url }

  open var displayName: String { url.lastPathComponent }
}
