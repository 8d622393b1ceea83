/// The coordinated accesses to files that are taking place in this process. While one writes, there is no other access to the same file, to
/// the folders that contain it, and to its contents if it is a folder.
final class FileAccesses: @unchecked Sendable {
  // Sendable, since every access to the list holds the condition's lock.
  static let shared = FileAccesses()

  struct Access {
    var path: String
    var isWriting: Bool

    init(_ url: URL, isWriting: Bool) {
      path = url.standardizedFileURL.path
      self.isWriting = isWriting
    }

    func excludes(_ other: Access) -> Bool {
      (isWriting || other.isWriting) && (path == other.path || path.hasPrefix(other.path + "/") || other.path.hasPrefix(path + "/"))
    }
  }

  private let condition = NSCondition()
  private var current: [(access: Access, thread: ObjectIdentifier)] = []

  /// Waits until no other thread accesses the files, and then performs the block. A thread may access a file while it already does.
  func perform<Result>(_ accesses: [Access], _ body: () throws -> Result) rethrows -> Result {
    let thread = ObjectIdentifier(Thread.current)
    condition.lock()
    while current.contains(where: { other in other.thread != thread && accesses.contains { $0.excludes(other.access) } }) {
      condition.wait()
    }
    current += accesses.map { ($0, thread) }
    condition.unlock()
    defer {
      condition.lock()
      for access in accesses {
        if let index = current.lastIndex(where: { $0.thread == thread && $0.access.path == access.path }) { current.remove(at: index) }
      }
      condition.broadcast()
      condition.unlock()
    }
    return try body()
  }
}
