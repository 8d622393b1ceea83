import FoundationCompatibility
import Synchronization
import Testing

/// What Apple documents of `NSFileCoordinator` and `NSFilePresenter`.
@Suite struct FileCoordinatorTests {
  private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
    // Sendable, since its queue performs one operation at a time, and tests read the messages after it.
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    var messages: [String] = []

    init(_ url: URL) {
      presentedItemURL = url
      presentedItemOperationQueue.maxConcurrentOperationCount = 1
    }

    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
      messages.append("relinquish")
      writer { self.messages.append("reacquire") }
    }

    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
      messages.append("save")
      completionHandler(nil)
    }

    func presentedItemDidChange() { messages.append("change") }
    func presentedSubitemDidChange(at url: URL) { messages.append("change \(url.lastPathComponent)") }
    func presentedItemDidMove(to newURL: URL) { messages.append("move \(newURL.lastPathComponent)") }
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
      messages.append("delete")
      completionHandler(CocoaError(.fileWriteNoPermission))
    }

    func log() -> [String] {
      presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
      return messages
    }
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coordinated-\(UUID().uuidString)")

  @Test func anAccessorGetsTheFileAndNoError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("note")
    var error: NSError?
    NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: file, options: .forReplacing, error: &error) {
      try? Data("text".utf8).write(to: $0)
    }
    var read: Data?
    NSFileCoordinator().coordinate(readingItemAt: file, error: &error) { read = try? Data(contentsOf: $0) }
    #expect(error == nil && read == Data("text".utf8))
  }

  @Test func presentersAreToldOfAccesses() {
    let file = folder.appendingPathComponent("note")
    let presenter = Presenter(file), above = Presenter(folder), own = Presenter(file)
    for presenter in [presenter, above, own] { NSFileCoordinator.addFilePresenter(presenter) }
    defer { for presenter in [presenter, above, own] { NSFileCoordinator.removeFilePresenter(presenter) } }
    let coordinator = NSFileCoordinator(filePresenter: own)
    coordinator.coordinate(readingItemAt: file, error: nil) { _ in }
    #expect(presenter.log() == ["save"])
    coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: nil) { _ in
      #expect(presenter.log() == ["save", "relinquish"])
    }
    #expect(presenter.log().suffix(2).sorted() == ["change", "reacquire"])
    #expect(above.log().contains("change note"))
    coordinator.item(at: file, didMoveTo: folder.appendingPathComponent("other"))
    #expect(presenter.log().last == "move other")
    #expect(own.log().isEmpty)
  }

  @Test func aPresenterCanPreventADeletion() {
    let presenter = Presenter(folder.appendingPathComponent("note"))
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    var error: NSError?
    var isCalled = false
    NSFileCoordinator().coordinate(writingItemAt: presenter.presentedItemURL!, options: .forDeleting, error: &error) { _ in isCalled = true
    }
    #expect(!isCalled && error?.code == CocoaError.Code.fileWriteNoPermission.rawValue)
  }

  @Test func aWriterWaitsForReadersAndReadersForIt() async {
    let file = folder.appendingPathComponent("note")
    let queue = OperationQueue()
    let counts = Mutex((writers: 0, most: 0, besideReaders: 0))
    for _ in 0..<8 {
      queue.addOperation {
        NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { _ in
          counts.withLock { $0 = ($0.writers + 1, max($0.most, $0.writers + 1), $0.besideReaders) }
          Thread.sleep(forTimeInterval: 0.005)
          counts.withLock { $0.writers -= 1 }
        }
      }
      queue.addOperation {
        NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { _ in counts.withLock { $0.besideReaders += $0.writers } }
      }
    }
    await withCheckedContinuation { continuation in queue.addBarrierBlock { continuation.resume() } }
    #expect(counts.withLock { $0.most == 1 && $0.besideReaders == 0 })
  }

  @Test func intentsAreAccessedOnAQueueUnlessCancelled() async {
    let intent = NSFileAccessIntent.writingIntent(with: folder.appendingPathComponent("note"), options: .forReplacing)
    let coordinator = NSFileCoordinator()
    func error() async -> (any Error)? {
      await withCheckedContinuation { continuation in
        coordinator.coordinate(with: [intent], queue: OperationQueue()) { continuation.resume(returning: $0) }
      }
    }
    #expect(await error() == nil && intent.url.lastPathComponent == "note")
    coordinator.cancel()
    #expect((await error() as? CocoaError)?.code == .userCancelled)
  }
}
