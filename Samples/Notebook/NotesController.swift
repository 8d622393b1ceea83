import UIKit

/// The list of notes. Its rows are made from the storyboard's prototype cell.
final class NotesController: UITableViewController {
  var countLabel: UILabel!
  private(set) var notes = Note.first
  private(set) var saves = 0
  private var starsFirst = true
  private var lines = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    showCount()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.show(notes[indexPath.row], lines: lines)
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let controller = segue.destination as? NoteController, let cell = sender as? NoteCell, let path = tableView.indexPath(for: cell) {
      controller.note = notes[path.row]
      controller.onChange = { [weak self] in self?.change($0) }
    } else if let settings = segue.destination as? SettingsController {
      settings.onChange = { [weak self] in self?.take($0) }
      (settings.starsFirst, settings.lines) = (starsFirst, lines)
    }
  }

  /// Called by the storyboard's unwind segue after a note was saved.
  func saved(_ segue: UIStoryboardSegue) {
    guard let title = (segue.source as? ComposeController)?.textField.text, !title.isEmpty else { return }
    saves += 1
    notes.append(Note(title: title, text: "Nothing yet."))
    tableView.insertRows(at: [IndexPath(row: notes.count - 1, section: 0)], with: .automatic)
    showCount()
  }

  private func change(_ note: Note) {
    guard let row = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[row] = note
    sort()
  }

  private func take(_ settings: SettingsController) {
    (starsFirst, lines) = (settings.starsFirst, settings.lines)
    sort()
  }

  private func sort() {
    if starsFirst { notes = notes.filter(\.isStarred) + notes.filter { !$0.isStarred } }
    tableView.reloadData()
  }

  private func showCount() { countLabel.text = "\(notes.count) notes, \(saves) saved" }
}
