import Testing
import UIKit
import VitrineTesting

/// Apple: UIViewController.systemMinimumLayoutMargins, viewRespectsSystemMinimumLayoutMargins, addKeyCommand(_:).
@Suite @MainActor struct ControllerMarginTests {
  private let controller = UIViewController()

  private func margins(width: CGFloat = 375) -> UIEdgeInsets {
    HeadlessScreen(size: CGSize(width: width, height: 500), scale: 1).show(controller)
    return controller.view.layoutMargins
  }

  @Test func rootViewsHaveTheSystemsMargins() {
    #expect(margins() == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(margins(width: 414) == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func ownMarginsAreAtLeastTheSystems() {
    controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
    #expect(margins() == UIEdgeInsets(top: 1, left: 16, bottom: 3, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40))
  }

  /// The margins guide, on which constraints stand, has them as well.
  @Test func theMarginsGuideFollows() {
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: guide.leftAnchor), label.rightAnchor.constraint(equalTo: guide.rightAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor), label.heightAnchor.constraint(equalToConstant: 10),
    ])
    let screen = HeadlessScreen(size: CGSize(width: 375, height: 500), scale: 1)
    screen.show(controller)
    screen.settle()
    #expect(label.frame == CGRect(x: 16, y: 0, width: 343, height: 10))
  }

  @Test func widerViewsHaveWiderMargins() {
    let outer = UIViewController(), label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.leftAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leftAnchor).isActive = true
    outer.addChild(controller)
    outer.view.addSubview(controller.view)
    controller.didMove(toParent: outer)
    let screen = HeadlessScreen(size: CGSize(width: 800, height: 500), scale: 1)
    screen.show(outer)
    for (width, side) in [(320, 16), (500, 20), (320, 16)] as [(CGFloat, CGFloat)] {
      controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 400)
      screen.settle()
      #expect(label.frame.minX == side, "\(width)")
    }
  }

  @Test func keyCommandsAreAddedAndRemoved() {
    let command = UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("x"))
    #expect(controller.keyCommands == nil)
    controller.addKeyCommand(command)
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }
}
