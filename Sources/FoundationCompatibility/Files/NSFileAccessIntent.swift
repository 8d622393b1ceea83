/// One file that a coordinated access reads or writes (Apple: NSFileAccessIntent).
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  // Sendable, since all properties are constant.
  private let storedURL: URL
  let isWriting: Bool

  private init(_ url: URL, isWriting: Bool) {
    storedURL = url
    self.isWriting = isWriting
  }

  open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
    NSFileAccessIntent(url, isWriting: false)
  }

  open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
    NSFileAccessIntent(url, isWriting: true)
  }

  /// The URL that the accessor has to use.
  open var url: URL { storedURL }
}
