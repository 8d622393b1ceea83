import Foundation
import SourceAdapter

/// Texts that an editor has not saved. They are compiled in the places of their files; VITRINE_UNSAVED names a file of JSON with them, by path.
struct UnsavedTexts {
  private let texts: [String: String]

  init() {
    texts =
      ProcessInfo.processInfo.environment["VITRINE_UNSAVED"].flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
  }

  func text(of path: String) -> Data? { texts[path].map { Data($0.utf8) } }

  /// A text that needs no change needs a copy all the same: the file may hold another.
  func lay(over outputs: inout [SourceAdapter.Output]) {
    for index in outputs.indices where outputs[index].source == nil && !outputs[index].isKept {
      outputs[index].source = texts[outputs[index].path].map { Array($0.utf8) }
    }
  }
}
