import Foundation
import Hosting
import Inspection
import Testing
import UIKit
import VitrineTesting

@Suite(.serialized) @MainActor struct LayoutReasonTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1)
  private var root: UIView { screen.window.rootViewController!.view }

  private func pinned(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func details(of view: UIView) throws -> InspectedDetails {
    let inspector = Inspector.onMainScreen()
    return try inspector.details(inspector.number(of: view))
  }

  @Test func constraintsAreToldWithTheirOwnersAndLines() throws {
    screen.show(UIViewController())
    let view = pinned(UIView())
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    leading.identifier = "gap"
    let weak = view.widthAnchor.constraint(equalToConstant: 500)
    weak.priority = .defaultLow
    NSLayoutConstraint.activate([
      leading, weak, view.widthAnchor.constraint(equalToConstant: 100), view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    screen.settle()
    let details = try details(of: view)
    let first = try #require(details.constraints.first { $0.identifier == "gap" })
    #expect(first.text == "UIView.leading = superview.leading + 16")
    #expect(first.owner == "UIView" && first.priority == 1000 && first.isSatisfied && first.isAtWork)
    #expect(first.line == [0, 45, 16, 45], "from the superview's edge to the view's, at its middle")
    #expect(first.views.count == 2)
    let lost = try #require(details.constraints.first { $0.text == "UIView.width = 500" })
    #expect(!lost.isSatisfied && !lost.isAtWork && lost.priority == 250 && lost.line == [16, 45, 116, 45])
    let half = try #require(details.constraints.first { $0.text == "UIView.height = 0.5 * UIView.width" })
    #expect(half.isSatisfied && half.line == [66, 20, 66, 70])
    #expect(details.horizontalReasons.contains { $0.hasPrefix("UIView.leading = superview.leading + 16") })
    #expect(details.verticalReasons.contains { $0.hasPrefix("UIView.height = 0.5 * UIView.width") })
    #expect(!details.isAmbiguous)
  }

  @Test func partsOfUIKitsViewsAreNotExplained() throws {
    screen.show(UIViewController())
    let button = pinned(UIButton(configuration: .filled()))
    let plain = pinned(UIView())
    screen.settle()
    let inspector = Inspector.onMainScreen()
    #expect(inspector.isPublished(button) && inspector.isPublished(plain))
    let parts = button.subviews.flatMap { [$0] + $0.subviews }.filter { !($0 is UILabel) }
    #expect(!parts.isEmpty && parts.allSatisfy { !inspector.isPublished($0) })
    #expect(inspector.layoutReasons(of: button).across.allSatisfy { !$0.contains("0x") })
  }

  @Test func naturalSizesAndCodeAndStacksAreReasons() throws {
    screen.show(UIViewController())
    let label = pinned(UILabel()) as! UILabel
    label.text = "Hello"
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let coded = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    coded.autoresizingMask = [.flexibleWidth]
    root.addSubview(coded)
    let arranged = UIView()
    let stack = pinned(UIStackView(arrangedSubviews: [arranged]))
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
      stack.widthAnchor.constraint(equalToConstant: 80), stack.heightAnchor.constraint(equalToConstant: 40),
    ])
    screen.settle()
    let natural = try details(of: label)
    #expect(natural.constraints.contains { $0.owner == "content size" && $0.isAtWork })
    #expect(natural.horizontalReasons.contains { $0.contains("width") && $0.contains("its content") })
    let byCode = try details(of: coded)
    #expect(
      byCode.horizontalReasons == [
        "Code sets the frame.", "When the superview changes its size, autoresizing changes the width.",
      ])
    #expect(byCode.verticalReasons == ["Code sets the frame."])
    #expect(try details(of: arranged).horizontalReasons.first == "UIStackView arranges it in a stack along the horizontal axis.")
  }

  @Test func aMissingConstraintIsAmbiguous() throws {
    screen.show(UIViewController())
    let view = pinned(UIView())
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    screen.settle()
    #expect(try details(of: view).isAmbiguous)
  }

  private func problems() throws -> [LayoutProblem] {
    guard case .problems(let problems) = Inspector.onMainScreen().answer(.problems) else { throw NoAnswer() }
    return problems
  }

  @Test func conflictsLeadToTheirViewsUntilTheyAreGone() throws {
    screen.show(UIViewController())
    let view = pinned(UIView())
    view.accessibilityIdentifier = "box"
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 100), wide,
    ])
    screen.settle()
    let conflict = try #require(try problems().first)
    #expect(try problems().count == 1 && conflict.kind == .conflict && conflict.views.count == 1)
    #expect(conflict.text == "box.width = 200 was broken, since it conflicts with box.width = 100.")
    let told = try #require(try details(of: view).constraints.first { $0.text == "box.width = 200" })
    #expect(!told.isSatisfied && told.priority == 1000)
    wide.isActive = false
    screen.settle()
    #expect(try problems() == [])
  }

  @Test func ambiguitiesAreProblems() throws {
    screen.show(UIViewController())
    let view = pinned(UIView())
    view.accessibilityIdentifier = "box"
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    screen.settle()
    let problem = try #require(try problems().first)
    #expect(problem.kind == .ambiguity && problem.text.hasPrefix("The constraints of box allow other frames") && problem.views.count == 1)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    screen.settle()
    #expect(try problems() == [])
  }
}
