/// The shape of the pointer over a window.
package enum CursorShape: String, Sendable {
  case arrow, text, hand, hidden
}
