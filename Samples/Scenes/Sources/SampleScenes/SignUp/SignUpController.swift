import UIKit

/// A form with various text fields, a search bar and a text view.
final class SignUpController: UIViewController, UITextFieldDelegate {
  private let scroll = UIScrollView()
  private let search = UISearchBar()
  private let name = UITextField(), mail = UITextField(), password = UITextField(), amount = UITextField()
  private let notes = UITextView()
  private let heading = UILabel(), count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scroll.keyboardDismissMode = .onDrag
    view.addSubview(scroll)
    heading.text = "Sign up"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    search.placeholder = "Search a city"
    search.searchBarStyle = .minimal
    search.showsCancelButton = true
    setUp(name, "Name", .name, .words)
    name.clearButtonMode = .always
    name.text = "Ada Lovelace"
    setUp(mail, "you@example.org", .emailAddress, .none)
    mail.keyboardType = .emailAddress
    setUp(password, "Password", .newPassword, .none)
    password.isSecureTextEntry = true
    password.text = "difference"
    setUp(amount, "0.00", nil, .none)
    amount.textAlignment = .right
    amount.text = "1,250"
    amount.leftView = SignUpController.tag("€")
    amount.leftViewMode = .always
    notes.attributedText = Self.notesText
    notes.layer.cornerRadius = 10
    notes.backgroundColor = .secondarySystemGroupedBackground
    notes.textContainerInset = UIEdgeInsets(top: 10, left: 6, bottom: 10, right: 6)
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    count.textAlignment = .right
    countCharacters()
    for view in [heading, search, name, mail, password, amount, notes, count] { scroll.addSubview(view) }
    mail.addAction(UIAction { [weak self] _ in self?.countCharacters() }, for: .editingChanged)
  }

  private func setUp(_ field: UITextField, _ placeholder: String, _ type: UITextContentType?, _ capitals: UITextAutocapitalizationType) {
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.textContentType = type
    field.autocapitalizationType = capitals
    field.delegate = self
  }

  private static func tag(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 26, height: 22))
    label.text = text
    label.textAlignment = .right
    label.textColor = .secondaryLabel
    return label
  }

  private static var notesText: NSAttributedString {
    let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.label]
    let text = NSMutableAttributedString(
      string: "Notes\n", attributes: [.font: UIFont.systemFont(ofSize: 20, weight: .semibold), .foregroundColor: UIColor.label])
    text.append(NSAttributedString(string: "Text in ", attributes: body))
    var bold = body
    bold[.font] = UIFont.boldSystemFont(ofSize: 16)
    text.append(NSAttributedString(string: "bold", attributes: bold))
    text.append(NSAttributedString(string: ", in ", attributes: body))
    var colored = body
    colored[.foregroundColor] = UIColor.systemPink
    text.append(NSAttributedString(string: "colour", attributes: colored))
    text.append(NSAttributedString(string: ", struck, 한국어, 日本語, ", attributes: body))
    text.append(NSAttributedString(string: "العربية", attributes: body))
    text.append(NSAttributedString(string: " and 👍🏽, to be edited like any other.", attributes: body))
    return text
  }

  private func countCharacters() { count.text = "\((mail.text ?? "").count) characters of mail" }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let width = view.bounds.width - 32
    heading.frame = CGRect(x: 16, y: 20, width: width, height: 41)
    search.frame = CGRect(x: 8, y: 66, width: view.bounds.width - 16, height: 56)
    var y: CGFloat = 130
    for field in [name, mail, password, amount] {
      field.frame = CGRect(x: 16, y: y, width: width, height: 34)
      y += 46
    }
    notes.frame = CGRect(x: 16, y: y + 4, width: width, height: 170)
    count.frame = CGRect(x: 16, y: notes.frame.maxY + 8, width: width, height: 18)
    scroll.contentSize = CGSize(width: view.bounds.width, height: count.frame.maxY + 20)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let order = [name, mail, password, amount]
    guard let index = order.firstIndex(where: { $0 === textField }) else { return true }
    if index + 1 < order.count { order[index + 1].becomeFirstResponder() } else { notes.becomeFirstResponder() }
    return true
  }
}

#if os(iOS)
  #Preview("SignUp") { SignUpController() }
#endif
