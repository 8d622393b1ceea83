internal import InterfaceBuilder

/// A cell on the canvas, with what its content view holds.
final class StandInCell: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let (element, loader) = KindDecoder.source(coder), let content = element.property("contentView"), let view = loader.view(content)
    else { return }
    let width = CGFloat(InterfaceObject(element).frame?.width ?? 0)
    addSubview(view)
    if element.name == "tableViewCell" {
      let settings = CanvasSettings(loader.document)
      view.directionalLayoutMargins = MarginFacts.cell(
        width: width, device: settings.size.width, tools: settings.tools, hasAccessory: (element["accessoryType"] ?? "none") != "none",
        isAlone: loader.document.kind == .nib && loader.document.objects.contains { $0.identifier == element["id"] },
        preservesMargins: element.flag("preservesSuperviewLayoutMargins") == true)
      view.preservesSuperviewLayoutMargins = false
      view.insetsLayoutMarginsFromSafeArea = false
    }
  }
}
