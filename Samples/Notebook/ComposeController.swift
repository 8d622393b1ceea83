import UIKit

/// Takes a new title.
final class ComposeController: UIViewController {
  var textField: UITextField!

  /// An empty note is not saved.
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "save" || !(textField.text ?? "").isEmpty
  }
}
