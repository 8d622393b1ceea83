internal import InterfaceBuilder

/// In the place of a view that is not there: one of the program's, or of a framework of Apple's that Linux does not have.
class StandInView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class StandInControl: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class StandInListView: UIScrollView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let (element, loader) = KindDecoder.source(coder) else { return }
    let sections = (element.first("sections")?.all("tableViewSection") ?? []).flatMap { $0.first("cells")?.children ?? [] }
    let lists = (element.first("prototypes")?.children ?? []) + (element.first("cells")?.children ?? []) + sections
    let others = [
      "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "backgroundView", "collectionReusableView",
    ]
    for child in lists + others.compactMap({ element.property($0) }) {
      if let view = loader.view(child) { addSubview(view) }
    }
  }
}

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
