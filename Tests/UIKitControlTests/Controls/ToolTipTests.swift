import Display
import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests of tool tips beside the pointer (Apple: UIToolTipInteraction, UIControl.toolTip).
@Suite @MainActor struct ToolTipTests {
  private let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1)
  private let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))

  init() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(button)
    screen.show(root)
  }

  private func move(_ x: CGFloat, _ y: CGFloat) {
    screen.display.send(.hover(HoverSample(phase: .moved, location: CGPoint(x: x, y: y), timestamp: screen.display.now)))
    screen.settle()
  }
  private var tips: [UIView] { button.window?.subviews.filter { $0 is ToolTipView } ?? [] }

  @Test func aTipAppearsWhenThePointerRestsAndGoesWhenItLeaves() {
    button.toolTip = "Save the document"
    #expect(button.toolTipInteraction?.defaultToolTip == "Save the document" && button.toolTipInteraction?.view === button)
    move(40, 40)
    screen.advance(by: 0.5)
    #expect(tips.isEmpty)
    screen.advance(by: 1)
    #expect(tips.count == 1 && tips.first?.frame.minY == 60)
    move(180, 180)
    #expect(tips.isEmpty)
    button.toolTip = nil
    #expect(button.interactions.allSatisfy { !($0 is UIToolTipInteraction) })
  }

  @Test func theDelegateChoosesTheTip() {
    final class Delegate: NSObject, UIToolTipInteractionDelegate {
      func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
        UIToolTipConfiguration(toolTip: "Left", in: CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    }
    let delegate = Delegate(), interaction = UIToolTipInteraction()
    interaction.delegate = delegate
    button.addInteraction(interaction)
    move(90, 40)
    screen.advance(by: 2)
    #expect(tips.isEmpty, "the point is outside of the rectangle of the tip")
    move(180, 180)
    move(30, 40)
    screen.advance(by: 2)
    #expect(tips.count == 1)
    interaction.isEnabled = false
    #expect(tips.isEmpty)
  }

  @Test func thePrimaryActionIsThatOfATap() {
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(count == 1)
  }
}
