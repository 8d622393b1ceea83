internal import CoreText
package import InterfaceBuilder
package import UIKit

/// The canvas as the loader sees it.
extension CanvasSettings: InterfaceSurroundings {
  package var configuredTitleSize: CGFloat? { TextFacts.pointSize(ofStyle: UIFont.TextStyle.body.rawValue, tools: tools) }

  package func standIn(for kind: String) -> UIView.Type? { Self.standIns[kind] }

  /// The classes that show lists with the contents of the file.
  @MainActor private static let standIns: [String: UIView.Type] = [
    "tableView": StandInListView.self, "collectionView": StandInListView.self, "tableViewCell": StandInCell.self,
    "collectionViewCell": StandInCell.self, "collectionReusableView": UIView.self, "refreshControl": StandInControl.self,
  ]

  package func pointSize(of style: UIFont.TextStyle) -> CGFloat? {
    textSize != .large ? textSize.points(style) : TextFacts.pointSize(ofStyle: style.rawValue, tools: tools)
  }

  package func font(named name: String, size: CGFloat, like known: UIFont) -> UIFont {
    let name = FontFacts.name(of: name, tools: tools)
    if let registered = CTFont.registered(name, size: size) { return UIFont(registered) }
    return FontFacts.font(named: name, like: known.ctFont).map { UIFont($0) } ?? known
  }

  package func prepare(_ view: UIView, _ element: InterfaceElement, in document: InterfaceDocument) {
    view.layoutMetrics = ControlFacts.metrics(
      of: view, kind: element.name, element: CanvasElement(element, in: document), settings: self)
    letConstraintsPrevail(over: view)
  }

  /// Lets required constraints prevail over a required hugging of the content. In files of six projects views with such hugging are larger than
  /// their contents, because of constraints that would be broken otherwise.
  @MainActor private func letConstraintsPrevail(over view: UIView) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where view.contentHuggingPriority(for: axis) == .required {
      view.setContentHuggingPriority(UILayoutPriority(999.5), for: axis)
    }
  }

  package func minimumStackedSize(of view: UIView) -> (length: CGFloat, priority: UILayoutPriority)? {
    ControlFacts.minimumStackedSize(of: view)
  }
}
