/// The shape of the pointer over a window.
package enum CursorShape: Sendable {
  case arrow, text, hand, hidden
}
