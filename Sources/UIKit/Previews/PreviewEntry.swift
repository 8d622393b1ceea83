import Display

/// A preview that can be shown: a name, a source location, a size, and a function that creates the content.
package struct PreviewEntry: Sendable {
  /// The screen's size.
  package enum Size: Sendable, Equatable {
    /// The size of the device's screen in points, in landscape or portrait.
    case device(isLandscape: Bool)
    /// A size in points.
    case fixed(CGSize)
    /// The size that fits the content, with the width of the device's screen.
    case fitting
  }

  /// The name on the command line, unique in a catalogue.
  package var name: String
  /// Whether another preview in the sources has the same name, so that numbers distinguish them.
  package var sharesName = false
  /// The source location, such as `LoginView.swift:12`, or a description.
  package var summary: String
  package var size: Size
  /// The source location; nil if the preview was not created from a source file.
  package var source: Source?
  package var make: @MainActor @Sendable () -> UIViewController

  /// A source location.
  package struct Source: Sendable, Equatable {
    /// The path of the file.
    package var file: String
    /// The line, from 1.
    package var line: Int
    package var module: String?

    package init(file: String, line: Int, module: String? = nil) { (self.file, self.line, self.module) = (file, line, module) }
  }

  package init(
    name: String, summary: String, size: Size = .device(isLandscape: false), source: Source? = nil,
    make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    (self.name, self.summary, self.size, self.source, self.make) = (name, summary, size, source, make)
  }

  /// The default size of the screen for previews, in points: that of an iPhone 14.
  package static let deviceSize = CGSize(width: 390, height: 844)

  /// Returns the size of the screen in points. For `Size.fitting` this creates and measures the content.
  /// - Parameters:
  ///   - device: the chosen device, whose size takes precedence over a fixed one; nil for none. Content that fills the screen of a device
  ///     then has that of an iPhone 14.
  ///   - isLandscape: the chosen orientation; nil for that of the preview.
  @MainActor package func screenSize(on device: DeviceModel? = nil, isLandscape: Bool? = nil) -> CGSize {
    func turned(_ size: CGSize, _ isOwnLandscape: Bool) -> CGSize {
      isLandscape ?? isOwnLandscape ? CGSize(width: size.height, height: size.width) : size
    }
    switch size {
    case .device(let isOwn): return turned(device?.size ?? Self.deviceSize, isOwn)
    case .fixed(let size):
      if let device { return turned(device.size, size.width > size.height) }
      let isOwn = size.width > size.height
      return isLandscape ?? isOwn == isOwn ? size : CGSize(width: size.height, height: size.width)
    case .fitting: return fittingSize(on: turned(device?.size ?? Self.deviceSize, false))
    }
  }

  @MainActor private func fittingSize(on device: CGSize) -> CGSize {
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
