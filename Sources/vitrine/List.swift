import ArgumentParser
import Foundation
import UIKit

struct List: ShowsPreviews {
  static let configuration = CommandConfiguration(
    abstract: "Shows the names of the previews, their sizes in points, and where they stand or what they show.",
    discussion: """
      The previews are those of the project in the current folder or in --package-path: its #Preview { ... }, or, where it has none, the scenes
      of its storyboards and the view controllers that can be created without arguments. Elsewhere they are Vitrine's samples.
      """)

  @OptionGroup var project: ProjectOptions

  var previewName: SceneName? { nil }

  func check() {}

  func show() {
    MainActor.assumeIsolated {
      let entries = Catalog.entries
      let sizes = entries.map(Self.size)
      let nameWidth = entries.map(\.name.count).max() ?? 0, sizeWidth = sizes.map(\.count).max() ?? 0
      for (entry, size) in zip(entries, sizes) {
        print(entry.name.padded(to: nameWidth), size.padded(to: sizeWidth), entry.summary, separator: "  ")
      }
      if entries.isEmpty { print(Catalog.nothing) }
    }
  }

  /// The size of a preview; that of one which fits its content is known only once it is made.
  @MainActor private static func size(of entry: PreviewEntry) -> String {
    guard entry.size != .fitting else { return "fits" }
    let size = entry.screenSize()
    return "\(Int(size.width))x\(Int(size.height))"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
