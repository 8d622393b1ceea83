/// What the Return key of an on-screen keyboard would say (Apple: UIReturnKeyType). Kept.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
