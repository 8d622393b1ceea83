import ArgumentParser
import Foundation
import SampleScenes

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the names of the scenes, their sizes in points, and what they show.")

  func run() {
    let scenes = SampleScenes.all
    let sizes = scenes.map { "\(Int($0.size.width))x\(Int($0.size.height))" }
    let nameWidth = scenes.map(\.name.count).max() ?? 0, sizeWidth = sizes.map(\.count).max() ?? 0
    for (scene, size) in zip(scenes, sizes) {
      print(scene.name.padded(to: nameWidth), size.padded(to: sizeWidth), scene.summary, separator: "  ")
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
