import UIKit

/// The notes, each a button.
final class NotesController: UIViewController {
  var countLabel: UILabel!
  var noteButtons: [UIButton]!
  private(set) var saves = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    showCount()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let note = segue.destination as? NoteController { note.note = (sender as? UIButton)?.currentTitle ?? "" }
  }

  /// The storyboard's unwind segue comes back here.
  func saved(_ segue: UIStoryboardSegue) {
    guard let text = (segue.source as? ComposeController)?.textField.text, !text.isEmpty else { return }
    saves += 1
    noteButtons.last?.setTitle(text, for: .normal)
    showCount()
  }

  private func showCount() { countLabel.text = "\(noteButtons.count) notes, \(saves) saved" }
}
