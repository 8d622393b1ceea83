import FoundationEssentials
import SourceAdapter

/// Texts that an editor has not saved, which are compiled instead of their files. VITRINE_UNSAVED names a JSON file that contains them by
/// path.
struct UnsavedTexts {
  private let texts: [String: String]

  init() {
    texts =
      ProcessInfo.processInfo.environment["VITRINE_UNSAVED"].flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
  }

  func text(of path: String) -> Data? { texts[path].map { Data($0.utf8) } }

  /// Adds copies for unsaved texts that need no change, since their files may differ.
  func lay(over outputs: inout [SourceAdapter.Output]) {
    for index in outputs.indices where outputs[index].source == nil && !outputs[index].isKept {
      outputs[index].source = texts[outputs[index].path].map { Array($0.utf8) }
    }
  }
}
