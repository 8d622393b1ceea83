import Foundation
import Hosting
import Inspection
import Testing
import UIKit
import VitrineTesting

@Suite(.serialized) @MainActor struct TreeTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1)
  private var root: UIView { screen.window.rootViewController!.view }

  @Test func aViewIsBeforeItsSubviewsWithAStableNumber() throws {
    let login = LoginView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    screen.show(login)
    let inspector = Inspector.onMainScreen()
    let tree = try inspector.tree()
    let types = tree.views.map(\.type)
    #expect(types.first == "UIWindow" && tree.omitted == 0)
    let row = try #require(tree.views.first { $0.type == "LoginView" })
    #expect(row.corners == [10, 20, 210, 20, 210, 120, 10, 120] && row.unseen == nil)
    let label = try #require(tree.views.first { $0.text == "Welcome" })
    #expect(label.depth == row.depth + 1 && label.type == "UILabel")
    #expect(try inspector.tree().views.map(\.id) == tree.views.map(\.id))
    login.removeFromSuperview()
    #expect(inspector.answer(.details(view: 9999)) == .failure("The view no longer exists."))
  }

  @Test func viewsAreNamedByThePropertiesThatHoldThem() throws {
    let controller = LoginController()
    screen.show(controller)
    _ = controller.login.hint
    let tree = try Inspector.onMainScreen().tree()
    let names = Dictionary(tree.views.compactMap { view in view.name.map { (view.text ?? view.type, $0) } }) { first, _ in first }
    #expect(names["Welcome"] == "titleLabel of LoginView")
    #expect(names["Forgot?"] == "hint of LoginView", "a lazy property that was made")
    #expect(names["one"] == "rows[0] of LoginView" && names["two"] == "rows[1] of LoginView")
    #expect(names["LoginView"] == "login of LoginController")
  }

  @Test func partsOfUIKitsViewsAreMarked() throws {
    let login = LoginView(frame: CGRect(x: 10, y: 120, width: 200, height: 100))
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in })
    button.frame = CGRect(x: 0, y: 60, width: 80, height: 30)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 300, width: 300, height: 44)
    let inCell = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    inCell.text = "in a cell"
    cell.contentView.addSubview(inCell)
    let content = UIViewController()
    for view in [login, button, cell] { content.view.addSubview(view) }
    let title = UILabel()
    title.text = "title view"
    content.navigationItem.titleView = title
    screen.show(UINavigationController(rootViewController: content))
    screen.settle()
    let views = try Inspector.onMainScreen().tree().views
    let own = views.filter { $0.isInternal != true }
    let texts = Set(own.compactMap(\.text))
    #expect(texts.isSuperset(of: ["Send", "in a cell", "title view", "Welcome", "one"]), "\(texts)")
    #expect(own.contains { $0.type == "LoginView" } && own.contains { $0.type == "UINavigationBar" } && own.first?.type == "UIWindow")
    // The label of the button is a part of it. Classes that are not public are always parts.
    let label = try #require(views.firstIndex { $0.type == "UIButton" && $0.text == "Send" }) + 1
    #expect(views[label].isInternal == true && views[label].text == "Send")
    #expect(own.allSatisfy { $0.type.hasPrefix("UI") || $0.type == "LoginView" || $0.depth > 0 && $0.type.contains("Content") })
    #expect(views.contains { $0.isInternal == true })
    // Nothing is added to the rows of the project's views.
    let json = String(decoding: try JSONEncoder().encode(try #require(own.first)), as: UTF8.self)
    #expect(!json.contains("isInternal"))
  }

  @Test func lazyPropertiesAreNotMade() throws {
    let login = LoginView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    screen.show(login)
    let inspector = Inspector.onMainScreen()
    let row = try #require(try inspector.tree().views.first { $0.type == "LoginView" })
    let details = try inspector.details(row.id)
    #expect(details.properties.contains { $0.name == "hint" && $0.value == "not made yet" && $0.kind == .readOnly })
    #expect(!login.hasHint)
  }

  @Test func viewsOfWhichNothingIsSeenSayWhy() throws {
    let clip = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    clip.clipsToBounds = true
    screen.show(clip)
    let places: [(String, CGRect, (UIView) -> Void)] = [
      ("hidden", CGRect(x: 0, y: 0, width: 10, height: 10), { $0.isHidden = true }),
      ("transparent", CGRect(x: 0, y: 0, width: 10, height: 10), { $0.alpha = 0 }),
      ("clipped", CGRect(x: 150, y: 0, width: 10, height: 10), { _ in }),
      ("offScreen", CGRect(x: 350, y: 0, width: 10, height: 10), { _ in }),
      ("seen", CGRect(x: 95, y: 0, width: 10, height: 10), { _ in }),
    ]
    for (text, frame, change) in places {
      let label = UILabel(frame: frame)
      label.text = text
      change(label)
      clip.addSubview(label)
    }
    screen.settle()
    for row in try Inspector.onMainScreen().tree().views {
      guard let text = row.text else { continue }
      #expect(row.unseen?.rawValue == (text == "seen" ? nil : text))
    }
  }

  @Test func cornersFollowTransformsAndAnimations() throws {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    screen.show(view)
    let inspector = Inspector.onMainScreen()
    let id = try #require(try inspector.tree().views.last).id
    // Turned about its centre, (120, 110): the top left corner is at the top right.
    #expect(try inspector.row(id).corners == [130, 90, 130, 130, 110, 130, 110, 90])
    view.transform = .identity
    screen.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 200 }
    screen.advance(by: 0.5)
    let left = try inspector.row(id).corners[0]
    #expect(abs(left - 150) < 3, "half of the way is shown")
  }

  @Test func aTreeOf20000ViewsFitsIntoAMessage() throws {
    let big = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    for index in 0..<20_000 {
      let label = UILabel(frame: CGRect(x: 0.123, y: CGFloat(index) * 1.37, width: 17.77, height: 3.21))
      label.text = "\"Row\" \(index) \u{1}\n€\u{1F600}"
      big.addSubview(label)
    }
    screen.show(big)
    let answer = Inspector.onMainScreen().answer(.tree)
    let message = try JSONEncoder().encode(HostMessage.answer(number: 1, answer))
    #expect(message.count <= 1 << 20)
    guard case .tree(let tree) = answer else { throw NoAnswer() }
    #expect(tree.views.count + tree.omitted == 20_003 && tree.views.count > 3000)
  }
}

extension Inspector {
  static func onMainScreen() -> Inspector { Inspector(.main) }

  func tree() throws -> InspectedTree {
    guard case .tree(let tree) = answer(.tree) else { throw NoAnswer() }
    return tree
  }

  func row(_ id: Int) throws -> InspectedView { try #require(try tree().views.first { $0.id == id }) }

  func details(_ id: Int) throws -> InspectedDetails {
    guard case .details(let details) = answer(.details(view: id)) else { throw NoAnswer() }
    return details
  }

  /// Returns the number of a view.
  func number(of view: UIView, in tree: InspectedTree? = nil) throws -> Int {
    // Texts name views by their identifiers, so it does not stay.
    let identifier = view.accessibilityIdentifier
    defer { view.accessibilityIdentifier = identifier }
    view.accessibilityIdentifier = identifier ?? UUID().uuidString
    for row in try (tree ?? self.tree()).views {
      let details = try details(row.id)
      if details.properties.contains(where: { $0.name == "accessibilityIdentifier" && $0.value == view.accessibilityIdentifier }) {
        return row.id
      }
    }
    throw NoAnswer()
  }
}

struct NoAnswer: Error {}

final class LoginController: UIViewController {
  let login = LoginView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(login)
  }
}

final class LoginView: UIView {
  private let titleLabel = UILabel()
  private(set) lazy var hint: UILabel = {
    hasHint = true
    let label = UILabel()
    label.text = "Forgot?"
    addSubview(label)
    return label
  }()
  private var rows: [UILabel] = []
  private(set) var hasHint = false
  private let attempts = 3
  private weak var nobody: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.text = "Welcome"
    titleLabel.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    addSubview(titleLabel)
    for text in ["one", "two"] {
      let label = UILabel(frame: CGRect(x: 0, y: 40, width: 50, height: 20))
      label.text = text
      rows.append(label)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}
