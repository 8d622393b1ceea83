import Foundation

/// The progress of a gallery, in a file that outlives its hosts. If a preview ends its host, the next host skips that preview.
struct GalleryProgress {
  /// The environment variable that holds the path of the file.
  static let variable = "VITRINE_GALLERY_PROGRESS"
  private static let failureMark = "!"
  /// The number of previews that may end their hosts before the gallery stops.
  static let maximumFailures = 50

  private let path: String

  init(path: String) { self.path = path }

  /// The file that the environment names; nil in a process that is no host of a gallery.
  static var own: GalleryProgress? { ProcessInfo.processInfo.environment[variable].map(GalleryProgress.init) }

  /// The lines of the file: the numbers of the previews in the order in which they were begun, and marks of failures.
  private var lines: [Substring] {
    (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
  }

  /// The numbers of the previews that were drawn, and of those that ended their host.
  var state: (drawn: Set<Int>, failed: Set<Int>) {
    var drawn: Set<Int> = [], failed: Set<Int> = []
    var last: Int?
    for line in lines {
      if line == Self.failureMark, let number = last {
        drawn.remove(number)
        failed.insert(number)
      } else if let number = Int(line) {
        drawn.insert(number)
        last = number
      }
    }
    return (drawn, failed)
  }

  func begin(_ number: Int) throws { try append("\(number)") }

  /// Records that the preview that was begun last ended its host.
  /// - Returns: false if no preview was begun since the last failure, so that another host would end in the same way, or after
  ///   `maximumFailures` failures.
  func markFailure() throws -> Bool {
    guard let last = lines.last, last != Self.failureMark, state.failed.count < Self.maximumFailures else { return false }
    try append(Self.failureMark)
    return true
  }

  private func append(_ line: String) throws {
    guard let file = FileHandle(forWritingAtPath: path) else { throw CommandError("\(path) cannot be written.") }
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: Data((line + "\n").utf8))
  }
}
