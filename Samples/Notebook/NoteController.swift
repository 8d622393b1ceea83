import UIKit

/// A screen that shows a note.
final class NoteController: UIViewController {
  var bodyLabel: UILabel!
  var starSwitch: UISwitch!
  var note = Note(title: "", text: "")
  var onChange: (Note) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = note.title
    bodyLabel.text = note.text
    starSwitch.isOn = note.isStarred
    showStar()
  }

  func starChanged(_ sender: UISwitch) {
    note.isStarred = sender.isOn
    showStar()
    onChange(note)
  }

  private func showStar() { bodyLabel.textColor = note.isStarred ? .systemOrange : .label }
}
