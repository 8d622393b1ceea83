/// Coordinates the accesses of this process to files with each other and with file presenters (Apple: NSFileCoordinator). Other processes take no
/// part in it. Folders that are read for uploading are not compressed.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  // Sendable, since every access to the variables holds the lock.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  private let presenter: (any NSFilePresenter)?
  private let lock = NSLock()
  private var identifier = UUID().uuidString
  private var isCancelled = false

  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) { presenter = filePresenterOrNil }

  public override convenience init() { self.init(filePresenter: nil) }

  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { PresenterList.shared.add(filePresenter) }
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { PresenterList.shared.remove(filePresenter) }
  open class var filePresenters: [any NSFilePresenter] { PresenterList.shared.presenters }

  open var purposeIdentifier: String {
    get { lock.withLock { identifier } }
    set { lock.withLock { identifier = newValue } }
  }

  /// Lets accesses that have not begun end with the error `userCancelled`.
  open func cancel() { lock.withLock { isCancelled = true } }

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer = nil, byAccessor reader: (URL) -> Void
  ) {
    coordinate(reading: [(url, options)], writing: [], outError) { reader($0[0]) }
  }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer = nil, byAccessor writer: (URL) -> Void
  ) {
    coordinate(reading: [], writing: [(url, options)], outError) { writer($0[0]) }
  }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer = nil, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    coordinate(reading: [(readingURL, readingOptions)], writing: [(writingURL, writingOptions)], outError) { readerWriter($0[0], $0[1]) }
  }

  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: NSErrorPointer = nil, byAccessor writer: (URL, URL) -> Void
  ) {
    coordinate(reading: [], writing: [(url1, options1), (url2, options2)], outError) { writer($0[0], $0[1]) }
  }

  open func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [], writingItemsAt writingURLs: [URL],
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer = nil,
    byAccessor batchAccessor: (@escaping () -> Void) -> Void
  ) {
    coordinate(reading: readingURLs.map { ($0, readingOptions) }, writing: writingURLs.map { ($0, writingOptions) }, outError) { _ in
      batchAccessor {}
    }
  }

  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    queue.addOperation {
      var error: NSError?
      self.coordinate(
        reading: intents.filter { !$0.isWriting }.map { ($0.url, []) }, writing: intents.filter(\.isWriting).map { ($0.url, []) }, &error
      ) { _ in accessor(nil) }
      if let error { accessor(error) }
    }
  }

  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    for other in presenters(of: oldURL) {
      let isItem = PresenterList.isSame(other.presentedItemURL, oldURL)
      PresenterList.tell(other) { isItem ? $0.presentedItemDidMove(to: newURL) : $0.presentedSubitem(at: oldURL, didMoveTo: newURL) }
    }
  }

  open func item(at url: URL, didChangeUbiquityAttributes attributes: Set<URLResourceKey>) {
    for other in presenters(of: url) { PresenterList.tell(other) { $0.presentedItemDidChangeUbiquityAttributes(attributes) } }
  }

  /// The presenters of an item, and of the folders that contain it, but for the coordinator's own.
  private func presenters(of url: URL) -> [any NSFilePresenter] {
    PresenterList.shared.presenters.filter { $0 !== presenter && PresenterList.contains($0.presentedItemURL, url) }
  }

  private func coordinate(
    reading: [(url: URL, options: ReadingOptions)], writing: [(url: URL, options: WritingOptions)], _ outError: NSErrorPointer,
    _ body: ([URL]) -> Void
  ) {
    let relinquished = RelinquishedItems()
    defer { relinquished.reacquire() }
    do {
      for (url, options) in reading { try prepare(url, options, relinquished) }
      for (url, options) in writing { try prepare(url, options, relinquished) }
    } catch {
      outError?.pointee = error as NSError
      return
    }
    let isStopped = lock.withLock { isCancelled }
    guard !isStopped else {
      outError?.pointee = NSError(domain: NSCocoaErrorDomain, code: NSUserCancelledError)
      return
    }
    let accesses =
      reading.map { FileAccesses.Access($0.url, isWriting: false) } + writing.map { FileAccesses.Access($0.url, isWriting: true) }
    let urls = reading.map { $0.options.contains(.resolvesSymbolicLink) ? $0.url.resolvingSymlinksInPath() : $0.url } + writing.map(\.url)
    FileAccesses.shared.perform(accesses) { body(urls) }
    for (url, options) in writing { tellOfChange(at: url, options) }
  }

  /// Lets the presenters save what a reader will read.
  private func prepare(_ url: URL, _ options: ReadingOptions, _ relinquished: RelinquishedItems) throws {
    for other in presenters(of: url) {
      try PresenterList.ask(other) { $0.relinquishPresentedItem(toReader: relinquished.relinquishBlock(from: $0, $1)) }
      if options.isDisjoint(with: [.withoutChanges, .immediatelyAvailableMetadataOnly]) {
        try PresenterList.ask(other) { $0.savePresentedItemChanges(completionHandler: $1) }
      }
    }
  }

  /// Lets the presenters save or close what a writer will replace or delete.
  private func prepare(_ url: URL, _ options: WritingOptions, _ relinquished: RelinquishedItems) throws {
    for other in presenters(of: url) {
      let isItem = PresenterList.isSame(other.presentedItemURL, url)
      try PresenterList.ask(other) { $0.relinquishPresentedItem(toWriter: relinquished.relinquishBlock(from: $0, $1)) }
      if options.contains(.forDeleting) {
        try PresenterList.ask(other) {
          isItem
            ? $0.accommodatePresentedItemDeletion(completionHandler: $1)
            : $0.accommodatePresentedSubitemDeletion(at: url, completionHandler: $1)
        }
      } else if !options.isDisjoint(with: [.forMoving, .forMerging]) {
        try PresenterList.ask(other) { $0.savePresentedItemChanges(completionHandler: $1) }
      }
    }
  }

  private func tellOfChange(at url: URL, _ options: WritingOptions) {
    guard options.isDisjoint(with: [.forDeleting, .forMoving, .contentIndependentMetadataOnly]) else { return }
    for other in presenters(of: url) {
      let isItem = PresenterList.isSame(other.presentedItemURL, url)
      PresenterList.tell(other) { isItem ? $0.presentedItemDidChange() : $0.presentedSubitemDidChange(at: url) }
    }
  }
}
