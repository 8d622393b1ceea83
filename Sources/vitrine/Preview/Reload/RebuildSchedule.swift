/// Decides which build follows when files are saved: a quick build of function bodies, or a whole build with SwiftPM. At most one of each kind
/// runs at a time.
struct RebuildSchedule {
  enum Build: Equatable {
    case quick(files: [String])
    /// A confirmation repeats what quick builds have built.
    case whole(isConfirmation: Bool)
  }

  enum QuickResult { case image, errors, needsWholeBuild }

  /// What a whole build that has ended is worth.
  enum WholeResult: Equatable {
    /// It has the newest files. `isConfirmation` is whether quick builds have built the same files before.
    case newest(isConfirmation: Bool)
    /// It may have read files before they were saved, or while they were (the compiler fails in that case, and removes their objects). A quick
    /// build has these files.
    case overtaken
    /// The same, but no quick build has these files.
    case outdated
  }

  /// Whether the shown program was built without SwiftPM since the last whole build began.
  private(set) var isUnconfirmed = false
  /// The saved files that are not in any build yet.
  private var saved: Set<String> = []
  private var quickFiles: [String]?
  /// Whether the running whole build is a confirmation; nil if none runs.
  private var runningConfirmation: Bool?
  /// Whether a quick build has begun since the last whole build did.
  private var isOvertaken = false

  var isQuickRunning: Bool { quickFiles != nil }

  mutating func save(_ files: [String]) { saved.formUnion(files) }

  /// Begins the build of the saved files.
  /// - Parameter allowsQuick: whether quick builds are prepared.
  /// - Returns: nil if there is nothing to build, or if a running build has to end first.
  mutating func next(allowsQuick: Bool) -> Build? {
    guard !isQuickRunning, !saved.isEmpty else { return nil }
    guard allowsQuick, saved.allSatisfy({ $0.hasSuffix(".swift") }) else { return beginWhole() }
    let files = saved.sorted()
    (saved, quickFiles, isOvertaken) = ([], files, true)
    return .quick(files: files)
  }

  /// Begins a whole build. Returns nil if a build is running.
  mutating func beginWhole() -> Build? {
    guard runningConfirmation == nil, !isQuickRunning else { return nil }
    let isConfirmation = isUnconfirmed
    (saved, runningConfirmation, isUnconfirmed, isOvertaken) = ([], isConfirmation, false, false)
    return .whole(isConfirmation: isConfirmation)
  }

  mutating func quickEnded(_ result: QuickResult) {
    switch result {
    case .image: isUnconfirmed = true
    case .errors: isUnconfirmed = false
    case .needsWholeBuild:
      (isUnconfirmed, isOvertaken) = (false, false)
      saved.formUnion(quickFiles ?? [])
    }
    quickFiles = nil
  }

  mutating func wholeEnded() -> WholeResult {
    let isConfirmation = runningConfirmation == true
    runningConfirmation = nil
    if isOvertaken { return .overtaken }
    return saved.isEmpty ? .newest(isConfirmation: isConfirmation) : .outdated
  }
}
