import Foundation

/// What a person did to a screen.
package enum DisplayEvent: Equatable, Sendable {
  /// Fingers that changed at the same moment; never empty.
  case touches([TouchSample])
  case scroll(ScrollSample)
  case transform(TransformSample)
  case hover(HoverSample)
  case key(KeySample)
  /// Text that was typed, after keyboard layout, dead keys and input method.
  case text(String)
  /// What an input method composes; empty where it stopped.
  case composition(CompositionSample)
  /// The window got (true) or lost the keyboard.
  case focus(Bool)
  /// The window can be seen (true), or was minimised or hidden. No frames come while it is hidden.
  case visibility(Bool)
  /// Files and addresses that were dropped on the window.
  case open([URL])
}
