import Foundation
import Hosting
import Inspection
import Testing
import UIKit
import VitrineTesting

@Suite(.serialized) @MainActor struct PickingTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1)

  private func box(_ frame: CGRect, _ color: UIColor? = .red, in superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    superview?.addSubview(view)
    return view
  }

  private func picked(_ x: Double, _ y: Double) throws -> String? {
    screen.settle()
    let inspector = Inspector.onMainScreen()
    guard case .view(let id) = inspector.answer(.hit(x: x, y: y)) else { throw NoAnswer() }
    guard let id else { return nil }
    return try inspector.details(id).properties.first { $0.name == "accessibilityIdentifier" }?.value ?? inspector.row(id).type
  }

  @Test func labelsAreHitAlthoughTheyTakeNoTouches() throws {
    let card = box(CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    label.text = "Label"
    card.addSubview(label)
    card.isUserInteractionEnabled = false
    card.accessibilityIdentifier = "card"
    screen.show(card)
    #expect(try picked(20, 15) == "UILabel")
    #expect(try picked(150, 15) == "card")
  }

  @Test func aContainerThatDrawsNothingIsSeenThrough() throws {
    let all = box(CGRect(x: 0, y: 0, width: 300, height: 300), nil)
    box(CGRect(x: 0, y: 0, width: 100, height: 100), in: all).accessibilityIdentifier = "below"
    box(CGRect(x: 0, y: 0, width: 300, height: 300), nil, in: all).accessibilityIdentifier = "glass"
    screen.show(all)
    #expect(try picked(50, 50) == "below")
    #expect(try picked(200, 200) == "glass", "where nothing is drawn, the frontmost container is meant")
    #expect(try picked(-5, 20) == nil)
    #expect(try picked(.nan, 20) == nil)
  }

  @Test func hiddenTransparentAndClippedViewsAreNotHit() throws {
    let card = box(CGRect(x: 0, y: 0, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    card.clipsToBounds = true
    let child = box(CGRect(x: 50, y: 50, width: 100, height: 100), .blue, in: card)
    child.accessibilityIdentifier = "child"
    let behind = box(CGRect(x: 0, y: 0, width: 300, height: 300), .green)
    behind.accessibilityIdentifier = "behind"
    behind.addSubview(card)
    screen.show(behind)
    #expect(try picked(75, 75) == "child")
    #expect(try picked(120, 120) == "behind", "the child is cut off there")
    card.clipsToBounds = false
    #expect(try picked(120, 120) == "child")
    child.isHidden = true
    #expect(try picked(75, 75) == "card")
    child.isHidden = false
    child.alpha = 0
    #expect(try picked(75, 75) == "card")
  }

  @Test func transformsZPositionsAndAnimationsCount() throws {
    let all = box(CGRect(x: 0, y: 0, width: 300, height: 300), .white)
    all.accessibilityIdentifier = "all"
    let bar = box(CGRect(x: 100, y: 140, width: 100, height: 20), .red, in: all)
    bar.accessibilityIdentifier = "bar"
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    screen.show(all)
    #expect(try picked(150, 105) == "bar" && picked(105, 150) == "all")
    let deep = box(CGRect(x: 100, y: 100, width: 100, height: 100), .blue)
    deep.accessibilityIdentifier = "deep"
    all.insertSubview(deep, at: 0)
    #expect(try picked(150, 105) == "bar")
    deep.layer.zPosition = 10
    #expect(try picked(150, 105) == "deep")
    deep.removeFromSuperview()
    bar.transform = .identity
    screen.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bar.frame.origin.x = 0 }
    screen.advance(by: 0.5)
    #expect(try picked(60, 150) == "bar" && picked(10, 150) == "all")
  }

  @Test func aControlIsHitAsAWhole() throws {
    let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 51, height: 31))
    screen.show(control)
    let found = try picked(35, 35)
    #expect(found == "UISwitch")
  }

  @Test func anOutlineIsHitOnItsLineOnly() throws {
    let all = box(CGRect(x: 0, y: 0, width: 300, height: 300), .white)
    all.accessibilityIdentifier = "all"
    let frame = box(CGRect(x: 50, y: 50, width: 100, height: 100), nil, in: all)
    frame.layer.borderWidth = 4
    frame.accessibilityIdentifier = "frame"
    screen.show(all)
    #expect(try picked(52, 100) == "frame" && picked(100, 100) == "all")
  }

  /// A click on a filled button picked the plain view of its background (the login form of a banking application), so that the inspector said
  /// nothing about the button.
  @Test func thePartsOfConfiguredButtonsAndOfFieldsAreNotPicked() throws {
    final class OwnField: UITextField {}
    let all = box(CGRect(x: 0, y: 0, width: 300, height: 300), .white)
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    button.accessibilityIdentifier = "button"
    let field = OwnField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
    (field.text, field.accessibilityIdentifier) = ("Text", "field")
    let line = box(CGRect(x: 0, y: 30, width: 200, height: 10), .gray, in: field)
    line.accessibilityIdentifier = "line"
    for view in [button, field] { all.addSubview(view) }
    screen.show(all)
    #expect(try picked(30, 30) == "button")
    #expect(try picked(25, 95) == "field")
    #expect(try picked(100, 115) == "line", "the program added it")
  }
}
