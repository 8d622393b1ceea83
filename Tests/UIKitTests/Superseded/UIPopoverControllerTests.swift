import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct UIPopoverControllerTests {
  @Test func showsItsControllerAsAPopoverAndDismissesIt() {
    let screen = HeadlessScreen(size: CGSize(width: 800, height: 600), scale: 1)
    let root = UIViewController()
    screen.show(root)
    let content = UIViewController()
    let popover = UIPopoverController(contentViewController: content)
    popover.contentSize = CGSize(width: 200, height: 100)
    #expect(!popover.isPopoverVisible)
    popover.present(
      from: CGRect(x: 10, y: 10, width: 20, height: 20), in: root.view, permittedArrowDirections: .any, animated: false)
    screen.advance(by: 0.1)
    #expect(popover.isPopoverVisible)
    #expect(content.popoverPresentationController?.sourceView === root.view)
    #expect(content.preferredContentSize == CGSize(width: 200, height: 100))
    popover.dismiss(animated: false)
    screen.advance(by: 0.1)
    #expect(!popover.isPopoverVisible)
  }
}
