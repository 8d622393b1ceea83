import Dispatch
import Foundation
import Glibc

/// Watches the sources and resources in a folder, and reports which of them were saved.
@MainActor
final class SourceWatch {
  /// Called with the paths of the files that were changed, made or removed.
  var changed: (([String]) -> Void)?

  private let folder: String
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private var watched: Set<String> = []
  private var dates: [String: timespec] = [:]
  private var isPending = false

  /// The time in milliseconds after the first change at which changes are reported, since editors write a file in several steps.
  private static let delay = 30
  private static let fileExtensions: Set = [
    "swift", "xib", "storyboard", "strings", "stringsdict", "xcstrings", "plist", "json", "png", "jpg", "jpeg", "pdf", "svg", "gif", "webp",
    "ttf", "otf",
  ]
  private static let ignored: Set = ["node_modules", "DerivedData", "Carthage"]

  /// - Throws: a `CommandError` if the system has no more watches.
  init(folder: String) throws {
    self.folder = folder
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw CommandError("\(folder) cannot be watched: \(String(cString: strerror(errno)))") }
    self.descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { Glibc.close(descriptor) }
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.eventsArrived() } }
    source.activate()
    dates = scan()
  }

  isolated deinit { source.cancel() }

  private func eventsArrived() {
    // The events say only that something changed. The changed files are found by their dates.
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while read(descriptor, &bytes, bytes.count) > 0 {}
    guard !isPending else { return }
    isPending = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Self.delay)) { [weak self] in
      MainActor.assumeIsolated { self?.compare() }
    }
  }

  private func compare() {
    isPending = false
    let now = scan()
    let differing = Set(now.keys).union(dates.keys).filter { path in
      guard let old = dates[path], let new = now[path] else { return true }
      return old.tv_sec != new.tv_sec || old.tv_nsec != new.tv_nsec
    }
    dates = now
    if !differing.isEmpty { changed?(differing.sorted()) }
  }

  /// Returns the dates of all files, and watches folders that are not watched yet.
  private func scan() -> [String: timespec] {
    var found: [String: timespec] = [:]
    var rest = [folder]
    while let folder = rest.popLast() {
      if watched.insert(folder).inserted {
        let mask = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_ONLYDIR
        if inotify_add_watch(descriptor, folder, UInt32(mask)) < 0 { watched.remove(folder) }
      }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        var state = stat()
        guard lstat(path, &state) == 0 else { continue }
        if state.st_mode & S_IFMT == S_IFDIR {
          if !Self.ignored.contains(name) { rest.append(path) }
        } else if Self.fileExtensions.contains((name as NSString).pathExtension.lowercased()) {
          found[path] = state.st_mtim
        }
      }
    }
    return found
  }
}
