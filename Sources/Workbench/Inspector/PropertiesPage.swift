import Hosting
import UIKit

/// The properties of the selected view, which can be changed.
final class PropertiesPage: UIViewController {
  private let model: WorkbenchModel
  private let panel = ListPanel()
  private let undoButton = UIButton(type: .system)
  private let redoButton = UIButton(type: .system)

  init(_ model: WorkbenchModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    panel.edited = { [weak self] row, value in self?.model.set(row.id, to: value) }
    panel.selected = { [weak self] row in self?.follow(row) }
    model.observe(self) { [weak self] in if [.details, .selection, .view].contains($0) { self?.update() } }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(panel)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
    for (button, title, request) in [(undoButton, "Undo", InspectionRequest.undo), (redoButton, "Redo", .redo)] {
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 12)
      button.addAction(UIAction { [weak self] _ in self?.model.ask(request) }, for: .touchUpInside)
      view.addSubview(button)
    }
    update()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bar: CGFloat = 28
    panel.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - bar)
    undoButton.frame = CGRect(x: 8, y: view.bounds.height - bar, width: 60, height: bar)
    redoButton.frame = CGRect(x: 72, y: view.bounds.height - bar, width: 60, height: bar)
  }

  private func update() {
    guard isViewLoaded else { return }
    for (button, title, name) in [(undoButton, "Undo", model.undoName), (redoButton, "Redo", model.redoName)] {
      button.isEnabled = name != nil
      button.toolTip = name.map { "\(title) the change of \($0)" }
    }
    guard let details = model.details else {
      return panel.show([], message: model.inspectorFailure ?? "Pick a view on the canvas (Ctrl+I) or in the tree.")
    }
    var sections = [ListSection(rows: facts(of: details))]
    if let failure = model.inspectorFailure {
      var row = ListRow("failure", failure)
      (row.isLong, row.isMarked) = (true, true)
      sections[0].rows.insert(row, at: 0)
    }
    let changed = details.properties.filter(\.isChanged), others = details.properties.filter { !$0.isChanged }
    if !changed.isEmpty { sections.append(ListSection(title: "Not at their defaults", rows: changed.map(row))) }
    if !others.isEmpty { sections.append(ListSection(title: "At their defaults", rows: others.map(row))) }
    panel.show(sections)
  }

  private func facts(of details: InspectedDetails) -> [ListRow] {
    var facts = [ListRow("class", details.view.type, details.classes.dropFirst().joined(separator: " : "))]
    if let name = details.view.name { facts.append(ListRow("name", "Name", name)) }
    if let controller = details.controller { facts.append(ListRow("controller", "Controller", controller)) }
    if let place = details.place {
      var row = ListRow("source", "Made at", place.brief)
      row.isLink = true
      facts.append(row)
    }
    if let path = details.indexPath { facts.append(ListRow("indexPath", "Index path", path)) }
    if let unseen = details.view.unseen { facts.append(ListRow("unseen", "Not seen", Self.reason(unseen))) }
    facts.append(ListRow("frameFact", "Frame", Self.rect(details.frame)))
    facts.append(ListRow("boundsFact", "Bounds", Self.rect(details.bounds)))
    facts.append(ListRow("safeArea", "Safe area", details.safeArea.map { CGFloat($0).brief }.joined(separator: ", ")))
    return facts
  }

  private static func reason(_ unseen: InspectedView.Unseen) -> String {
    switch unseen {
    case .hidden: "hidden"
    case .transparent: "transparent"
    case .clipped: "clipped by a superview"
    case .offScreen: "off the screen"
    }
  }

  private static func rect(_ values: [Double]) -> String {
    guard values.count == 4 else { return "" }
    let texts = values.map { CGFloat($0).brief }
    return "\(texts[0]), \(texts[1])   \(texts[2]) × \(texts[3])"
  }

  private func row(_ property: InspectedProperty) -> ListRow {
    var row = ListRow(property.name, property.name, property.value)
    row.isDim = !property.isChanged
    row.isMarked = property.isEdited
    switch property.kind {
    case .text: row.editor = .text(property.value, keyboard: .default)
    case .number, .numbers: row.editor = .text(property.value, keyboard: .numbersAndPunctuation)
    case .flag: row.editor = .flag(property.value == "true")
    case .color: row.editor = .color(property.value)
    case .choice(let names): row.editor = .choice(names, property.value)
    case .readOnly: break
    }
    return row
  }

  private func follow(_ row: ListRow) {
    if row.id == "source", let place = model.details?.place { model.open(place) }
  }
}
