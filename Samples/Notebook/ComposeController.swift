import UIKit

/// A screen for entering the title of a new note.
final class ComposeController: UIViewController {
  var textField: UITextField!

  /// Prevents an empty note from being saved.
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "save" || !(textField.text ?? "").isEmpty
  }
}
