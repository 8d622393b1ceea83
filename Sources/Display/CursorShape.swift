/// How the pointer looks over a window.
package enum CursorShape: Sendable {
  case arrow, text, hand, hidden
}
