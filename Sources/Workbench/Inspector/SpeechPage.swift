import Hosting
import UIKit

/// Lists the elements that a screen reader visits, in its order.
@MainActor
final class SpeechPage {
  let panel = ListPanel()
  private let model: WorkbenchModel

  init(_ model: WorkbenchModel) {
    self.model = model
    panel.selected = { [weak self] row in
      guard let self, let number = Int(row.id), accessibleView(number) != nil else { return }
      self.model.selected = accessibleView(number)
    }
    model.observe(self) { [weak self] in if [.accessibility, .selection, .view].contains($0) { self?.update() } }
  }

  private func accessibleView(_ number: Int) -> Int? {
    model.accessibility.indices.contains(number) ? model.accessibility[number].view : nil
  }

  func update() {
    let rows = model.accessibility.enumerated().map { number, element in
      var row = ListRow("\(number)", "\(number + 1). \(element.spoken)", element.traits.joined(separator: ", "))
      row.isLong = true
      row.isMarked = element.label?.isEmpty ?? true
      return row
    }
    panel.show([ListSection(rows: rows)], message: "There is nothing that a screen reader can read.")
  }
}
