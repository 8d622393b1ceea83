internal import InterfaceBuilder
internal import UIKit

/// A cell on the canvas, with the subviews of its content view.
final class StandInCell: UIView {
  private var contentView: UIView?
  private var margins: (MarginFacts.CellContext) -> NSDirectionalEdgeInsets? = { _ in nil }
  /// The margins that the file states for the cell; zero if its content view does not preserve them.
  private var own = NSDirectionalEdgeInsets.zero

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let (element, loader) = KindDecoder.source(coder), let content = element.property("contentView"), let view = loader.view(content)
    else { return }
    let width = CGFloat(InterfaceObject(element).frame?.width ?? 0)
    addSubview(view)
    contentView = view
    if element.name == "tableViewCell" {
      let settings = CanvasSettings(loader.document)
      let hasAccessory = (element["accessoryType"] ?? "none") != "none"
      let preservesMargins = element.flag("preservesSuperviewLayoutMargins") == true
      margins = {
        MarginFacts.cell(
          width: width, device: settings.size.width, tools: settings.tools, hasAccessory: hasAccessory, context: $0,
          preservesMargins: preservesMargins)
      }
      let isPreserving = content.flag("preservesSuperviewLayoutMargins") == true
      if isPreserving, element.property("layoutMargins") != nil { own = directionalLayoutMargins }
      let isAlone = loader.document.kind == .nib && loader.document.objects.contains { $0.identifier == element["id"] }
      setMargins(for: isAlone ? .alone : .rootTable)
      view.preservesSuperviewLayoutMargins = false
      view.insetsLayoutMarginsFromSafeArea = false
    }
  }

  /// Sets the margins that the content view has for the position of the cell, or larger ones that it preserves.
  func setMargins(for context: MarginFacts.CellContext) {
    guard let margins = margins(context) else { return }
    contentView?.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: max(margins.top, own.top), leading: max(margins.leading, own.leading), bottom: max(margins.bottom, own.bottom),
      trailing: max(margins.trailing, own.trailing))
  }

  /// Reduces the height of the content view by that of the separator. Tools before 13000 store the content view with the height
  /// of the cell, but lay out its subviews above the separator, whose height is one point, or half a point from tools 12000 on.
  /// The positions of views between the top and the bottom of content views in other projects' files show this.
  func leaveRoomForSeparator(tools: Double) {
    guard tools < 13_000, let contentView, contentView.frame.height == bounds.height else { return }
    contentView.frame.size.height -= tools < 12_000 ? 1 : 0.5
  }
}
