import UIKit

/// One note.
final class NoteController: UIViewController {
  var bodyLabel: UILabel!
  var starSwitch: UISwitch!
  var note = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = note
    bodyLabel.text = "What there is to say about \(note)."
  }

  func starChanged(_ sender: UISwitch) { bodyLabel.textColor = sender.isOn ? .systemOrange : .label }
}
