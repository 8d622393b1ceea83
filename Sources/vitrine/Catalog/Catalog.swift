import Foundation
import Hosting
import UIKit

/// The previews that this process can show: those of the project in the host of a project, otherwise Vitrine's samples.
@MainActor
enum Catalog {
  static let entries: [PreviewEntry] = {
    if !PreviewHost.isHost {
      do { try Samples.register() } catch { Vitrine.exit(withError: error) }
    }
    return PreviewCatalog.entries()
  }()

  /// The message for a catalogue without previews.
  static let nothing =
    "There are no previews: the project has no #Preview, no storyboard, and no view controller that can be created without arguments."

  /// Returns the preview with a name. Case is ignored.
  static func named(_ name: String) -> PreviewEntry? { entries.first { $0.name.lowercased() == name.lowercased() } }

  /// Prepares the application of the project for previews, once. The screen must exist.
  static func prepareApplication() { _ = preparation }
  private static let preparation: Void = { if PreviewHost.isHost { UIApplication.shared.prepareForPreviews() } }()
}

extension HostedPreview {
  init(_ entry: PreviewEntry) {
    self.init(
      name: entry.name, summary: entry.summary, file: entry.source?.file, line: entry.source?.line, module: entry.source?.module)
  }
}
