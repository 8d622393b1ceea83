/// A preview that can be shown: a name, a place in the sources, a size, and a function that makes the content.
package struct PreviewEntry: Sendable {
  /// The screen's size.
  package enum Size: Sendable, Equatable {
    /// The size in points of the device's screen, in landscape if so.
    case device(isLandscape: Bool)
    /// A size in points.
    case fixed(CGSize)
    /// The size that the content fits, on the width of the device's screen.
    case fitting
  }

  /// The name on the command line, unique in a catalogue.
  package var name: String
  /// Where the preview stands, such as `LoginView.swift:12`, or what it is.
  package var summary: String
  package var size: Size
  package var make: @MainActor @Sendable () -> UIViewController

  package init(
    name: String, summary: String, size: Size = .device(isLandscape: false), make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    (self.name, self.summary, self.size, self.make) = (name, summary, size, make)
  }

  /// The size in points of the screen that a preview is shown on if nothing else is asked for: that of an iPhone 14.
  package static let deviceSize = CGSize(width: 390, height: 844)

  /// Returns the size of the screen in points. For `Size.fitting` this creates and measures the content.
  /// - Parameter device: the size of the device's screen in portrait.
  @MainActor package func screenSize(device: CGSize = deviceSize) -> CGSize {
    switch size {
    case .device(let isLandscape): return isLandscape ? CGSize(width: device.height, height: device.width) : device
    case .fixed(let size): return size
    case .fitting:
      let controller = make()
      controller.view.frame = CGRect(origin: .zero, size: device)
      let content = (controller as? PreviewController)?.content ?? controller.view ?? UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      let size = content.systemLayoutSizeFitting(
        CGSize(width: device.width, height: 0), withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
      )
      guard size.width >= 1, size.height >= 1 else { return device }
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
  }
}
