import Display

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
  /// Whether another preview has this name in the sources, so that one of them got a number.
  package var sharesName = false
  /// Where the preview stands, such as `LoginView.swift:12`, or what it is.
  package var summary: String
  package var size: Size
  /// The source file that it was made from; nil if there is none.
  package var source: Source?
  package var make: @MainActor @Sendable () -> UIViewController

  /// A place in the sources.
  package struct Source: Sendable, Equatable {
    /// The path of the file.
    package var file: String
    /// From 1.
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

  /// The size in points of the screen that a preview is shown on if nothing else is asked for: that of an iPhone 14.
  package static let deviceSize = CGSize(width: 390, height: 844)

  /// Returns the size of the screen in points. For `Size.fitting` this creates and measures the content.
  /// - Parameters:
  ///   - device: the device that was asked for, whose size takes precedence over a fixed one. Nil for none: the content that fills the
  ///     screen of a device then has that of an iPhone 14.
  ///   - isLandscape: the orientation that was asked for; nil for that of the preview.
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
