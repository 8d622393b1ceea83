internal import InterfaceBuilder

/// In the place of a view that is not there: one of the program's, or of a framework of Apple's that Linux does not have.
class StandInView: UIView {
  private var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let element = KindDecoder.source(coder)?.element { natural = StandInSizes.size(of: element.name) }
  }
  override var intrinsicContentSize: CGSize { natural }
}

class StandInControl: UIControl {
  private var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let element = KindDecoder.source(coder)?.element { natural = StandInSizes.size(of: element.name) }
  }
  override var intrinsicContentSize: CGSize { natural }
}

@MainActor enum StandInSizes {
  static func size(of kind: String) -> CGSize { table[kind] ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  private static let table: [String: CGSize] = [
    "stepper": CGSize(width: 94, height: 32), "activityIndicatorView": CGSize(width: 20, height: 20),
    "pickerView": CGSize(width: 320, height: 216), "datePicker": CGSize(width: 320, height: 216),
    "searchBar": CGSize(width: UIView.noIntrinsicMetric, height: 56),
  ]
}

final class StandInTextField: UIControl {
  let label = UILabel()
  private var bordered = false
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let (element, loader) = KindDecoder.source(coder) else { return }
    label.text = element.string("text") ?? element.string("placeholder")
    label.font = loader.font(element.property("fontDescription")) ?? .systemFont(ofSize: 14)
    bordered = element["borderStyle"] == "roundedRect"
    addSubview(label)
  }
  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return bordered ? CGSize(width: size.width + 14, height: 34) : CGSize(width: size.width, height: max(size.height, 17))
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: bordered ? 7 : 0, dy: 0)
  }
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
