/// The style of a modal presentation (Apple: UIModalPresentationStyle).
///
/// `.automatic` is the same as `.pageSheet`.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case blurOverFullScreen
  case none = -1
  case automatic = -2
}
