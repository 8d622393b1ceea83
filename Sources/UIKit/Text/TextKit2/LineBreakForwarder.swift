import Foundation

/// Passes questions about line breaks from the layout of a paragraph to the delegate of the text layout manager.
final class LineBreakForwarder: NSObject, NSLayoutManagerDelegate {
  private weak var manager: NSTextLayoutManager?

  init(_ manager: NSTextLayoutManager) { self.manager = manager }

  private func allows(_ layoutManager: NSLayoutManager, _ index: Int, _ hyphenating: Bool) -> Bool {
    guard let manager, let delegate = manager.delegate,
      let location = manager.location(at: (layoutManager.paragraphContext?.offset ?? 0) + index)
    else { return true }
    return delegate.textLayoutManager(manager, shouldBreakLineBefore: location, hyphenating: hyphenating)
  }

  func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool {
    allows(layoutManager, charIndex, false)
  }

  func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int) -> Bool {
    allows(layoutManager, charIndex, true)
  }
}
