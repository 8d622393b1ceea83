/// How a presented controller covers what is below (Apple: UIModalPresentationStyle).
///
/// `.automatic` is a page sheet.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case blurOverFullScreen
  case none = -1
  case automatic = -2
}
