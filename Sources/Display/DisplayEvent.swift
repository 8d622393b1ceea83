import Foundation

/// An event on a screen.
package enum DisplayEvent: Equatable, Sendable {
  /// Fingers that changed at the same time; never empty.
  case touches([TouchSample])
  case scroll(ScrollSample)
  case transform(TransformSample)
  case hover(HoverSample)
  case key(KeySample)
  /// Text that was entered, after processing by the keyboard layout, dead keys and the input method.
  case text(String)
  /// The marked text of an input method; empty when the composition ends.
  case composition(CompositionSample)
  /// The window got (true) or lost (false) the keyboard focus.
  case focus(Bool)
  /// The window became visible (true), or was minimized or hidden (false). There are no frames while it is hidden.
  case visibility(Bool)
  /// Files and addresses that were dropped on the window.
  case open([URL])
}
