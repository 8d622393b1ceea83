import Testing
import UIKit

@Suite @MainActor struct PopoverDelegateTests {
  private final class OldDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var allows = false, ends = 0
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool {
      allows
    }
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) { ends += 1 }
  }

  /// The old methods of a delegate are called if it does not implement the new ones.
  @Test func theOldNamesOfDismissalAreAsked() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController), old = OldDelegate()
    let delegate: any UIAdaptivePresentationControllerDelegate = old
    #expect(!delegate.presentationControllerShouldDismiss(popover))
    old.allows = true
    #expect(delegate.presentationControllerShouldDismiss(popover))
    delegate.presentationControllerDidDismiss(popover)
    #expect(old.ends == 1)
  }

  /// Cells can be delegates of recognizers, as Apple declares: `gestureRecognizerShouldBegin(_:)` is a method of UIView.
  @Test func cellsAreDelegatesOfRecognizers() {
    final class Cell: UITableViewCell {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let tap = UITapGestureRecognizer(), delegate: any UIGestureRecognizerDelegate = Cell(style: .default, reuseIdentifier: nil)
    #expect(!delegate.gestureRecognizerShouldBegin(tap))
  }
}
