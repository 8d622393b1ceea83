import CoreGraphics
import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct ControllerLayoutGuideTests {
  @Test func theGuidesAreTheStripsOutsideOfTheSafeArea() {
    let controller = UIViewController()
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    screen.show(controller)
    let body = UIView()
    body.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(body)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      body.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      body.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      body.widthAnchor.constraint(equalToConstant: 50),
    ])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    screen.settle()
    #expect(controller.topLayoutGuide.length == 30 && controller.bottomLayoutGuide.length == 20)
    #expect(body.frame == CGRect(x: 0, y: 30, width: 50, height: 430))
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }

  @Test func aGuideHasTwoConstraintsUntilItsWidthMatters() throws {
    let controller = UIViewController(), screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    screen.show(controller)
    let body = UIView()
    body.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(body)
    let before = controller.view.constraints.count
    body.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    #expect(controller.view.constraints.count == before + 3)
    let guide = try #require(controller.topLayoutGuide as? UILayoutGuide)
    NSLayoutConstraint(item: body, attribute: .width, relatedBy: .equal, toItem: guide, attribute: .width, multiplier: 1, constant: 0)
      .isActive = true
    screen.settle()
    #expect(body.frame.width == 320 && guide.layoutFrame.width == 320)
  }
}
