import Hosting
import UIKit

extension Inspector {
  /// Returns the elements of all windows in the order of a screen reader, as many as fit in one message.
  func accessibility() -> [AccessibleElement] {
    var budget = MessageBudget()
    // Views are identified by numbers in the answer.
    var known: [ObjectIdentifier: Int] = [:]
    for window in windows {
      var waiting: [UIView] = [window]
      while let view = waiting.popLast() {
        known[ObjectIdentifier(view)] = numbers.number(of: view)
        waiting += view.subviews
      }
    }
    return windows.flatMap { AccessibilityTree.elements(of: $0) }.map { node in
      AccessibleElement(
        spoken: node.spoken.shortened(to: 1000), label: node.label?.shortened(to: 500), traits: Self.names(of: node.traits),
        frame: node.frame.numbers, view: node.view.flatMap { known[$0] })
    }.filter { budget.takes($0) }
  }

  private static func names(of traits: UIAccessibilityTraits) -> [String] {
    let all: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
      (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"), (.startsMediaSession, "startsMediaSession"),
      (.adjustable, "adjustable"), (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.tabBar, "tabBar"), (.header, "header"), (.supportsZoom, "supportsZoom"), (.toggleButton, "toggleButton"),
    ]
    return all.filter { traits.contains($0.0) }.map(\.1)
  }
}
