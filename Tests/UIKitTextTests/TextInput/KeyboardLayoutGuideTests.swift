import CoreGraphics
import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct KeyboardLayoutGuideTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34)), bar = UIView()

  init() {
    screen.show(controller)
    controller.additionalSafeAreaInsets.bottom = 34
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    controller.view.addSubview(field)
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 44),
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    screen.settle()
  }

  @Test func aBarRidesOnTheInputView() throws {
    #expect(bar.frame == CGRect(x: 0, y: 402, width: 320, height: 44), "above the safe area")
    field.becomeFirstResponder()
    screen.advance(by: 0.12)
    let way = try #require(bar.layer.presentation()).frame.minY
    #expect(way > 236 && way < 402, "it moves with the animation")
    screen.advance(by: 0.5)
    #expect(bar.frame.minY == 236 && controller.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 280, width: 320, height: 200))
    field.resignFirstResponder()
    screen.advance(by: 0.5)
    #expect(bar.frame.minY == 402)
  }

  @Test func withoutTheSafeAreaItRestsOnTheBottom() {
    controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    screen.settle()
    #expect(bar.frame.minY == 436)
  }

  @Test func aViewThatComesLaterFindsTheInputView() {
    field.becomeFirstResponder()
    screen.advance(by: 0.5)
    let late = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 380)), guide = late.keyboardLayoutGuide
    controller.view.addSubview(late)
    screen.settle()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 180, width: 320, height: 200))
  }

  /// The edges of a docked keyboard: "Your guide to keyboard layout" (WWDC 2021); "Adjusting your layout with keyboard layout guide".
  @Test func theDockedKeyboardIsNearToTheBottomAlone() {
    let view = controller.view!, guide = view.keyboardLayoutGuide
    func width(_ constant: CGFloat) -> NSLayoutConstraint { bar.widthAnchor.constraint(equalToConstant: constant) }
    let bottom = width(1), top = width(2), sides = width(3), corner = width(4), apart = width(5)
    for constraint in [bottom, top, sides, corner, apart] { constraint.priority = .defaultLow }
    guide.setConstraints([bottom], activeWhenNearEdge: .bottom)
    guide.setConstraints([top], activeWhenNearEdge: .top)
    #expect(!bottom.isActive, "the guide does not follow undocked keyboards yet")
    guide.followsUndockedKeyboard = true
    guide.setConstraints([sides], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([corner], activeWhenNearEdge: [.bottom, .trailing])
    guide.setConstraints([apart], activeWhenAwayFrom: [.leading, .trailing, .bottom])
    #expect(bottom.isActive && sides.isActive && !top.isActive && !corner.isActive && !apart.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [bottom] && guide.constraints(activeWhenAwayFrom: .bottom).isEmpty)
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    guide.followsUndockedKeyboard = false
    #expect(!sides.isActive)
    guide.removeAllTrackedConstraints()
    guide.followsUndockedKeyboard = true
    #expect(!sides.isActive && guide.constraints(activeWhenAwayFrom: [.leading, .trailing]).isEmpty)
  }

  @Test func trackedConstraintsOfAViewThatComesLaterWait() {
    let late = UIView(), guide = controller.view.keyboardLayoutGuide
    late.translatesAutoresizingMaskIntoConstraints = false
    guide.followsUndockedKeyboard = true
    let ride = late.bottomAnchor.constraint(equalTo: guide.topAnchor)
    guide.setConstraints([ride], activeWhenNearEdge: .bottom)
    #expect(!ride.isActive)
    controller.view.addSubview(late)
    field.becomeFirstResponder()
    screen.advance(by: 0.5)
    #expect(ride.isActive)
  }
}
