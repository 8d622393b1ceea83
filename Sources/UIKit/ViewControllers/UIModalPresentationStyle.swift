/// How a presented controller covers what is below (Apple: UIModalPresentationStyle). Sheets and popovers are shown full screen.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case blurOverFullScreen
  case none = -1
  case automatic = -2

  /// Whether what is below stays in the window.
  var keepsPresenter: Bool {
    switch self {
    case .overFullScreen, .overCurrentContext, .custom, .blurOverFullScreen: true
    default: false
    }
  }
}
