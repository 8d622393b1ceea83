import Display

/// The device that a screen simulates: its idiom, size classes, safe area and status bar.
extension UIScreen {
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    device.map { $0.isPad ? .pad : .phone } ?? (LaunchDevice.main.isPad ? .pad : .phone)
  }

  private func isLandscape(_ size: CGSize) -> Bool { UIInterfaceOrientation(of: size).isLandscape }

  /// Returns the device if the screen has its size in portrait or landscape; otherwise nil. A screen of another size shows only a part of
  /// the device, such as a view of a fixed size, and has no bars.
  private func device(of size: CGSize) -> DeviceModel? {
    device.flatMap { $0.size(isLandscape: isLandscape(size)) == size ? $0 : nil }
  }

  func sizeClasses(for size: CGSize) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    guard let device = device(of: size) else {
      return (size.width < 500 ? .compact : .regular, size.height < 500 ? .compact : .regular)
    }
    if device.isPad { return (.regular, .regular) }
    guard isLandscape(size) else { return (.compact, .regular) }
    return (device.hasRegularWidthInLandscape ? .regular : .compact, .compact)
  }

  /// The insets of the area that the system does not cover; zero without a device.
  var safeAreaInsets: UIEdgeInsets {
    guard let safe = device(of: bounds.size)?.safeArea(isLandscape: isLandscape(bounds.size)) else { return .zero }
    return UIEdgeInsets(top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
  }

  /// Whether navigation bars have the lower height of an iPhone in landscape.
  var hasLowBars: Bool {
    guard isLandscape(bounds.size), let device = device(of: bounds.size) else { return false }
    return !device.hasRegularWidthInLandscape
  }

  /// The height of the status bar in points; 0 without a device.
  var statusBarHeight: CGFloat { device(of: bounds.size)?.statusBarHeight(isLandscape: isLandscape(bounds.size)) ?? 0 }

  func deviceChanged() {
    traitsChanged()
    for window in shownWindows { window.noticeSafeArea() }
  }

  /// Posts the notification of a new device orientation, if the program has requested such notifications.
  func orientationChanged() {
    let device = UIDevice.current
    guard UIScreen.main === self, device.isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: device)
  }

  // MARK: Look

  /// Applies other conditions to the screen. Its size does not change, because the display determines it.
  package func adopt(_ look: ScreenLook) {
    LocaleSetting.set(look.locale)
    userInterfaceStyle = look.isDark ? .dark : .light
    layoutDirection = look.isRightToLeft || LocaleSetting.isRightToLeft ? .rightToLeft : .leftToRight
    device = look.model
    systemLook = look.system ?? Launch.look
    accessibility = AccessibilitySettings(
      hasHighContrast: look.hasHighContrast, hasBoldText: look.hasBoldText, reducesMotion: look.reducesMotion)
    preferredContentSizeCategory = look.textSize.flatMap(CanvasTextSize.init(name:))?.category ?? .large
  }
}
