import Foundation
import UIKit
import VitrineTesting

/// A table of texts that records its calls.
@MainActor
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var calls: [String] = []
  /// Whether display calls are recorded.
  var recordsDisplay = false
  var made = 0
  var height: ((IndexPath) -> CGFloat)?
  var cellStyle = UITableViewCell.CellStyle.default
  var configure: ((UITableViewCell, IndexPath) -> Void)?
  let screen: HeadlessScreen
  let table: UITableView

  init(
    _ sections: [[String]], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 440),
    prepare: (UITableView) -> Void = { _ in }
  ) {
    self.sections = sections
    screen = HeadlessScreen(size: size, scale: 2)
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    prepare(table)
    table.dataSource = self
    table.delegate = self
  }

  func show() { screen.show(table) }

  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if cell.tag == 0 {
      made += 1
      cell.tag = made
    }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    configure?(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height?(indexPath) ?? tableView.rowHeight }

  // MARK: Calls

  private func note(_ name: String, _ path: IndexPath) { calls.append("\(name) \(path.section).\(path.row)") }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("didHighlight", indexPath) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("didUnhighlight", indexPath) }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if recordsDisplay { note("willDisplay", indexPath) }
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if recordsDisplay { note("didEndDisplaying", indexPath) }
  }
}
