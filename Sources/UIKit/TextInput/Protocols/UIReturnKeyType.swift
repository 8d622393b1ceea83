/// The title of the Return key of an on-screen keyboard (Apple: UIReturnKeyType). Stored; has no effect on Linux.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
