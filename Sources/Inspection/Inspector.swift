import Foundation
import Hosting
import UIKit

/// Answers questions about the views of a screen, and changes views on request.
@MainActor
package final class Inspector {
  package let screen: UIScreen
  let numbers = ViewNumbers()
  let history = EditHistory()
  let defaults = DefaultViews()
  /// The source locations at which views were created; nil if they were not recorded.
  let creations: CreationRecord?

  package init(_ screen: UIScreen, creations: CreationRecord? = nil) { (self.screen, self.creations) = (screen, creations) }

  package func answer(_ request: InspectionRequest) -> InspectionAnswer {
    do { return try reply(to: request) } catch { return .failure(error.text) }
  }

  private func reply(to request: InspectionRequest) throws(InspectionError) -> InspectionAnswer {
    switch request {
    case .tree: return .tree(tree())
    case .hit(let x, let y): return .view(ViewPicker(screen).view(at: CGPoint(x: x, y: y)).map(numbers.number))
    case .details(let number): return .details(details(of: try view(number)))
    case .set(let number, let property, let value): return .details(try set(property, of: try view(number), to: value))
    case .undo: return .details(changed(try history.undo()))
    case .redo: return .details(changed(try history.redo()))
    case .problems: return .problems(problems())
    case .costs: return .costs(costs())
    case .accessibility: return .accessibility(accessibility())
    case .capture(let file):
      try capture(to: file)
      return .done
    // The inspector has no recording; a display that has one answers the request itself.
    case .saveRecording: throw InspectionError("This host keeps no recording.")
    case .picture(let file, let marks, let number):
      return .picture(try writePicture(to: file, marks: marks, of: number.map { number throws(InspectionError) in try view(number) }))
    case .find(let text): return .elements(found(text))
    case .touchPoint(let number): return .point(try touchPoint(of: try view(number)))
    case .audit: return .audit(Array(audit().prefix(200)))
    }
  }

  private func set(_ name: String, of view: UIView, to value: String) throws(InspectionError) -> InspectedDetails {
    guard let rule = PropertyTable.rule(name, of: view) else {
      throw InspectionError("\(ClassNames.name(of: view)) has no property \(name.shortened(to: 60)) that can be changed.")
    }
    try history.set(rule, of: view, to: value)
    return changed(view)
  }

  /// Runs layout after a change, and returns the new details.
  private func changed(_ view: UIView) -> InspectedDetails {
    view.window?.layoutIfNeeded()
    return details(of: view)
  }

  /// The windows that are on the screen, back to front.
  var windows: [UIWindow] { screen.shownWindows }

  func view(_ number: Int) throws(InspectionError) -> UIView {
    guard let view = numbers.view(number) else { throw InspectionError("The view no longer exists.") }
    return view
  }
}

/// The reason for which a request cannot be answered.
struct InspectionError: Error {
  let text: String
  init(_ text: String) { self.text = text }
}
