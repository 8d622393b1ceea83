import Foundation
import Hosting
import Inspection
import Testing
import UIKit
import VitrineTesting

@Suite(.serialized) @MainActor struct EditTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1)

  private func value(_ name: String, _ answer: InspectionAnswer) -> String? {
    guard case .details(let details) = answer else { return nil }
    return details.properties.first { $0.name == name }?.value
  }

  private func failure(_ answer: InspectionAnswer) -> String? { if case .failure(let text) = answer { text } else { nil } }

  /// A view of each class, with a property of each kind: name, a value, and the value as it is told afterwards if it differs.
  private let edits: [(UIView, String, String, String?)] = [
    (UIView(), "alpha", "0.25", nil), (UIView(), "isHidden", "true", nil), (UIView(), "isHidden", "Yes", "true"),
    (UIView(), "backgroundColor", "#1e90ff", "#1E90FF"), (UIView(), "backgroundColor", "#1E90FF80", nil),
    (UIView(), "frame", "1 2 30.5 40", nil), (UIView(), "frame", "1,2,30,40", "1 2 30 40"), (UIView(), "transform", "2 0 0 2 5 6", nil),
    (UIView(), "contentMode", "center", nil), (UIView(), "tag", "-7", nil),
    (UIView(), "autoresizingMask", "flexibleWidth flexibleHeight", nil), (UIView(), "accessibilityIdentifier", "card", nil),
    (UIView(), "layer.cornerRadius", "8", nil), (UIView(), "layer.borderWidth", "2", nil), (UIView(), "layer.borderColor", "#00FF00", nil),
    (UIView(), "layer.shadowOpacity", "0.5", nil), (UIView(), "layer.shadowOffset", "1 2", nil),
    (UIView(), "layer.maskedCorners", "topLeft bottomRight", nil), (UIView(), "contentHuggingPriority.horizontal", "749", nil),
    (UILabel(), "text", "Hello", nil), (UILabel(), "textColor", "#FF0000", nil), (UILabel(), "font.pointSize", "31", nil),
    (UILabel(), "textAlignment", "center", nil), (UILabel(), "numberOfLines", "0", nil), (UITextField(), "placeholder", "Name", nil),
    (UITextField(), "borderStyle", "roundedRect", nil), (UITextView(), "text", "Long", nil),
    (UITextView(), "textContainerInset", "1 2 3 4", nil), (UIButton(type: .system), "title", "Send", nil),
    (UIButton(configuration: .filled()), "title", "Send", nil), (UISwitch(), "isOn", "true", nil), (UISlider(), "value", "0.75", nil),
    (UIProgressView(), "progress", "0.5", nil), (UISegmentedControl(items: ["a", "b"]), "selectedSegmentIndex", "1", nil),
    (UISegmentedControl(items: ["a", "b"]), "selectedSegmentIndex", "9", "1"), (UIPageControl(), "numberOfPages", "5", nil),
    (UIStackView(), "axis", "vertical", nil), (UIStackView(), "spacing", "12", nil), (UIStackView(), "distribution", "equalSpacing", nil),
    (UIScrollView(), "contentInset", "10 0 20 0", nil), (UIScrollView(), "isPagingEnabled", "true", nil),
    (UITableView(), "separatorStyle", "none", nil), (UITableView(), "rowHeight", "60", nil),
    (UINavigationBar(), "prefersLargeTitles", "true", nil),
  ]

  @Test func theDetailsNameWhatCanBeUndone() throws {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    screen.show(view)
    let inspector = Inspector.onMainScreen(), id = try inspector.number(of: view)
    func names(_ answer: InspectionAnswer) throws -> [String?] {
      guard case .details(let details) = answer else { throw NoAnswer() }
      return [details.undoName, details.redoName]
    }
    #expect(try names(inspector.answer(.details(view: id))) == [nil, nil])
    #expect(try names(inspector.answer(.set(view: id, property: "alpha", value: "0.5"))) == ["alpha", nil])
    #expect(try names(inspector.answer(.set(view: id, property: "tag", value: "3"))) == ["tag", nil])
    #expect(try names(inspector.answer(.undo)) == ["alpha", "tag"])
    #expect(try names(inspector.answer(.undo)) == [nil, "alpha"])
    view.removeFromSuperview()
    #expect(try names(inspector.answer(.redo)) == ["alpha", "tag"], "a view that still exists can be changed")
  }

  @Test func eachKindOfValueIsSetUndoneAndRedone() throws {
    for (view, name, text, told) in edits { try setUndoRedo(view, name, text, told) }
  }

  private func setUndoRedo(_ view: UIView, _ name: String, _ text: String, _ told: String?) throws {
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    screen.show(view)
    let inspector = Inspector.onMainScreen()
    let row = try #require(try inspector.tree().views.first { $0.depth == 2 })
    let before = value(name, inspector.answer(.details(view: row.id)))
    let new = inspector.answer(.set(view: row.id, property: name, value: text))
    #expect(value(name, new) == told ?? text, "\(failure(new) ?? name)")
    guard case .details(let details) = new else { throw NoAnswer() }
    #expect(details.properties.first { $0.name == name }?.isEdited == true)
    let undone = inspector.answer(.undo)
    #expect(value(name, undone) == before, "\(name)")
    guard case .details(let old) = undone else { throw NoAnswer() }
    #expect(old.properties.first { $0.name == name }?.isEdited != true)
    #expect(value(name, inspector.answer(.redo)) == told ?? text)
    #expect(failure(inspector.answer(.redo)) == "There is no change to make again.")
  }

  @Test func severalChangesAreUndoneInOrder() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    label.font = .boldSystemFont(ofSize: 20)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    label.textColor = color
    screen.show(label)
    let inspector = Inspector.onMainScreen()
    let id = try #require(try inspector.tree().views.first { $0.type == "UILabel" }).id
    _ = inspector.answer(.set(view: id, property: "font.pointSize", value: "30"))
    #expect(label.font == .boldSystemFont(ofSize: 30), "the weight stays")
    _ = inspector.answer(.set(view: id, property: "textColor", value: "#FF0000"))
    _ = inspector.answer(.set(view: id, property: "textColor", value: ""))
    _ = inspector.answer(.undo)
    #expect(label.textColor.cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    _ = inspector.answer(.undo)
    #expect(label.textColor === color, "a dynamic colour comes back as it was")
    _ = inspector.answer(.undo)
    #expect(label.font == .boldSystemFont(ofSize: 20))
    #expect(failure(inspector.answer(.undo)) == "There is no change to undo.")
    _ = inspector.answer(.redo)
    _ = inspector.answer(.set(view: id, property: "text", value: "new"))
    #expect(failure(inspector.answer(.redo)) != nil, "a new change ends what could be made again")
  }

  @Test func wrongValuesAreRefusedWithWhatIsAllowed() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    screen.show(label)
    let inspector = Inspector.onMainScreen()
    let id = try #require(try inspector.tree().views.first { $0.type == "UILabel" }).id
    let before = try inspector.details(id)
    for (name, value) in [
      ("alpha", "nan"), ("alpha", "inf"), ("alpha", "2"), ("alpha", ""), ("alpha", "abc"), ("frame", "1 2 3"), ("frame", "1 2 3 nan"),
      ("frame", "1 2 -3 4"), ("frame", "1e300 0 1 1"), ("frame", "0 0 1e9 1e9"), ("backgroundColor", "#12"), ("backgroundColor", "#GGGGGG"),
      ("backgroundColor", "+12345"), ("backgroundColor", "#+1234567"), ("textAlignment", "middle"), ("numberOfLines", "1.5"),
      ("numberOfLines", "99999999999999999999999"), ("numberOfLines", "-1"), ("isHidden", "maybe"), ("autoresizingMask", "flexibleDepth"),
      ("font.pointSize", "0"), ("font.pointSize", "1e9"), ("layer.cornerRadius", "-1"), ("transform", "1 0 0"), ("font", "Inter"),
      ("nothing", "1"), ("attempts", "1"), ("layer.shadowRadius", "1e99"), ("contentHuggingPriority.horizontal", "0"),
    ] {
      let text = failure(inspector.answer(.set(view: id, property: name, value: value)))
      #expect(text?.contains(name) == true, "\(name) = \(value)")
    }
    #expect(
      failure(inspector.answer(.set(view: id, property: "alpha", value: "2"))) == "alpha takes a number from 0 to 1; “2” is none of these.")
    #expect(try inspector.details(id) == before)
    #expect(failure(inspector.answer(.undo)) != nil, "nothing was changed")
  }

  @Test func aGoneViewIsPassedOver() throws {
    let inspector = Inspector.onMainScreen()
    let root = screen.window.rootViewController!.view!
    try autoreleased {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.addSubview(view)
      let id = try #require(try inspector.tree().views.last).id
      _ = inspector.answer(.set(view: id, property: "alpha", value: "0.5"))
      view.removeFromSuperview()
    }
    screen.settle()
    #expect(failure(inspector.answer(.undo)) == "There is no change to undo.")
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}
