import UIKit

/// The settings, with static rows from the storyboard.
final class SettingsController: UITableViewController {
  var starsSwitch: UISwitch!
  var linesSlider: UISlider!
  var linesLabel: UILabel!
  var starsFirst = true
  /// The number of lines of a note's text in the list.
  var lines = 2
  var onChange: (SettingsController) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    starsSwitch.isOn = starsFirst
    linesSlider.value = Float(lines)
    linesLabel.text = "\(lines)"
  }

  func starsChanged(_ sender: UISwitch) {
    starsFirst = sender.isOn
    onChange(self)
  }

  func linesChanged(_ sender: UISlider) {
    lines = Int(sender.value.rounded())
    linesLabel.text = "\(lines)"
    onChange(self)
  }
}
