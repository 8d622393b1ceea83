import Display
import Hosting
import UIKit

extension Inspector {
  /// Returns the change that a request makes, for a recording; nil if it makes none.
  package func edit(of request: InspectionRequest) -> ViewEdit? {
    switch request {
    case .set(let number, let property, let value):
      numbers.view(number).flatMap { ViewPath.text(of: $0, in: windows) }.map { .set(path: $0, property: property, value: value) }
    case .undo: .undo
    case .redo: .redo
    default: nil
    }
  }

  /// Repeats a recorded change.
  /// - Returns: the reason if the change cannot be made, otherwise nil.
  package func perform(_ edit: ViewEdit) -> String? {
    let answer: InspectionAnswer
    switch edit {
    case .set(let path, let property, let value):
      guard let view = ViewPath.view(at: path, in: windows) else {
        let type = path.split(separator: " ").last?.split(separator: ".").first ?? "view"
        return "the \(type) whose \(property) was changed is gone"
      }
      answer = self.answer(.set(view: numbers.number(of: view), property: property, value: value))
    case .undo: answer = self.answer(.undo)
    case .redo: answer = self.answer(.redo)
    }
    if case .failure(let reason) = answer { return reason }
    return nil
  }
}
