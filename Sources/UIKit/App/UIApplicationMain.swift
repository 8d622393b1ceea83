import Dispatch
import Display
import SDLDisplay

/// Creates the application and its delegate, opens a window, and processes events until the window is closed (Apple: UIApplicationMain).
///
/// Existing files and URLs on the command line are opened, by way of `application(_:open:options:)` or of the scene's connection
/// options. State is saved in `$XDG_STATE_HOME` or `~/.local/state`. SIGTERM, SIGINT and SIGHUP have the same effect as closing
/// the window.
///
/// The argument `-NSForceRightToLeftWritingDirection YES`, which Xcode can pass, selects a right-to-left layout.
///
/// If the environment variable VITRINE_PICTURE=FILE is set, no window is opened: the application runs for VITRINE_SECONDS seconds
/// (default 1) of its clock, and a picture of its screen is written to that file.
///
/// The window has 390 x 844 points, or 820 x 1180 for an application that runs only on iPads (`UIDeviceFamily`). It is in landscape if the
/// application does not support portrait. The environment variable VITRINE_DEVICE, such as `iPhone 15`, chooses a device, with its size,
/// scale and safe area; VITRINE_WINDOW, such as `1024x768`, sets another size.
///
/// The environment variable VITRINE_LOOK, `17` or `26`, chooses the version of iOS whose look bars and controls have; 17 without it.
/// The environment variable VITRINE_KEYBOARD, `off`, `on` or `drawn`, chooses the simulated keyboard (`VitrineKeyboard`).
/// - Parameters:
///   - argv: `CommandLine.unsafeArgv`. Not used; the arguments are read from `CommandLine.arguments`.
///   - principalClassName: the name of a subclass of `UIApplication`, from `NSStringFromClass`; nil for `UIApplication` itself.
///   - delegateClassName: the name of the delegate's class, from `NSStringFromClass`.
/// - Returns: 0 when the window was closed. If there is no display or no such class, a message is written to standard error and
///   the process ends with status 1.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain<Arguments>(
  _ argc: Int32, _ argv: Arguments, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  do {
    try UIApplication.make(principalClassName: principalClassName, delegateClassName: nil)
    // The screen must exist before the delegate, whose initialiser may create a window.
    if let run = HeadlessRun(environment: ProcessInfo.processInfo.environment) {
      try run.run(size: Launch.windowSize) {
        $0.device = LaunchDevice.main.model
        $0.layoutDirection = Launch.layoutDirection(in: CommandLine.arguments)
        $0.vitrineKeyboard = Launch.keyboard
        $0.preferredContentSizeCategory = Launch.contentSizeCategory(in: CommandLine.arguments)
        try UIApplication.make(principalClassName: nil, delegateClassName: delegateClassName)
        UIApplication.shared.launch(urls: Launch.urls(in: Array(CommandLine.arguments.dropFirst())))
      }
      return 0
    }
    let display = try SDLDisplay(title: ProcessInfo.processInfo.processName, size: Launch.windowSize)
    let screen = UIScreen.attach(display)
    screen.device = LaunchDevice.main.model
    screen.layoutDirection = Launch.layoutDirection(in: CommandLine.arguments)
    screen.vitrineKeyboard = Launch.keyboard
    screen.preferredContentSizeCategory = Launch.contentSizeCategory(in: CommandLine.arguments)
    try UIApplication.make(principalClassName: nil, delegateClassName: delegateClassName)
    UIApplication.shared.launch(urls: Launch.urls(in: Array(CommandLine.arguments.dropFirst())), store: .standard())
    let signals = Launch.endOnSignals { [weak display] in display?.stop() }
    display.run()
    for signal in signals { signal.cancel() }
    UIApplication.shared.terminate()
    return 0
  } catch {
    FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(error)\n".utf8))
    exit(1)
  }
}

/// The parameters of an application's launch.
package enum Launch {
  /// The size of the window in points.
  static var windowSize: CGSize {
    size(named: ProcessInfo.processInfo.environment["VITRINE_WINDOW"])
  }

  /// The simulated keyboard.
  static var keyboard: VitrineKeyboard { keyboard(named: ProcessInfo.processInfo.environment["VITRINE_KEYBOARD"]) }

  /// The version of iOS whose look bars and controls have: that of the environment variable VITRINE_LOOK, or else iOS 17.
  static let look = look(named: ProcessInfo.processInfo.environment["VITRINE_LOOK"])

  static func look(named text: String?) -> SystemLook {
    guard let text, !text.isEmpty else { return .ios17 }
    if let look = Int(text).flatMap(SystemLook.init(rawValue:)) { return look }
    UIKitLog.refused("VITRINE_LOOK=\(text) is not one of \(SystemLook.allCases.map { "\($0.rawValue)" }.joined(separator: ", "))")
    return .ios17
  }

  static func keyboard(named text: String?) -> VitrineKeyboard {
    guard let text, !text.isEmpty else { return .off }
    if let keyboard = VitrineKeyboard(rawValue: text) { return keyboard }
    UIKitLog.refused("VITRINE_KEYBOARD=\(text) is not one of \(VitrineKeyboard.allCases.map(\.rawValue).joined(separator: ", "))")
    return .off
  }

  /// Parses a size such as "800x600"; returns the default for other texts.
  static func size(named text: String?) -> CGSize {
    let standard = LaunchDevice.main.size
    guard let text, !text.isEmpty else { return standard }
    let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], (1...16_384).contains(width),
      (1...16_384).contains(height)
    else {
      UIKitLog.refused("VITRINE_WINDOW=\(text) is not a size such as 800x600")
      return standard
    }
    return CGSize(width: width, height: height)
  }
}

extension Launch {
  /// Returns the layout direction in the arguments, which Xcode passes for right-to-left pseudolanguages.
  static func layoutDirection(in arguments: [String]) -> UITraitEnvironmentLayoutDirection {
    guard let index = arguments.firstIndex(of: "-NSForceRightToLeftWritingDirection"), index + 1 < arguments.count else {
      return .leftToRight
    }
    return ["yes", "true", "1"].contains(arguments[index + 1].lowercased()) ? .rightToLeft : .leftToRight
  }

  /// Returns the text size in the arguments, which UI tests pass as the raw value of a category.
  static func contentSizeCategory(in arguments: [String]) -> UIContentSizeCategory {
    guard let index = arguments.firstIndex(of: "-UIPreferredContentSizeCategoryName"), index + 1 < arguments.count else { return .large }
    let category = UIContentSizeCategory(rawValue: arguments[index + 1])
    guard category.step != nil else {
      UIKitLog.refused("\(category.rawValue) is not a content size category such as \(UIContentSizeCategory.extraLarge.rawValue)")
      return .large
    }
    return category
  }

  /// Returns the URLs with a scheme and the existing files among the arguments. Options are skipped.
  static func urls(in arguments: [String]) -> [URL] {
    arguments.compactMap { text in
      guard !text.isEmpty, !text.hasPrefix("-") else { return nil }
      if FileManager.default.fileExists(atPath: text) { return URL(fileURLWithPath: text) }
      // A single letter before a colon is not a scheme.
      guard let url = URL(string: text), let scheme = url.scheme, scheme.count > 1 else { return nil }
      return url
    }
  }

  /// Calls `end` when the system or a terminal asks the process to end.
  @MainActor package static func endOnSignals(_ end: @escaping @MainActor () -> Void) -> [any DispatchSourceSignal] {
    [SIGTERM, SIGINT, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { end() } }
      source.resume()
      return source
    }
  }
}

/// An error that prevents the launch of an application.
enum LaunchError: Error, CustomStringConvertible {
  case unknownClass(String, expected: String)

  var description: String {
    switch self {
    case .unknownClass(let name, let expected): "there is no class \(name) that is a kind of \(expected)"
    }
  }
}
