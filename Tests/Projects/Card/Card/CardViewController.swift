import UIKit

class CardViewController: UIViewController {
  @IBOutlet weak var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "A card"
  }
}
