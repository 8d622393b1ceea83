import Dispatch
import SDLDisplay

/// Makes the application and its delegate, opens a window, and serves events until it is closed (Apple: UIApplicationMain).
///
/// Files that are there, and addresses, on the command line are opened: `application(_:open:options:)`, or the scene's connection options.
/// State is kept under `$XDG_STATE_HOME` or `~/.local/state`. SIGTERM, SIGINT and SIGHUP end the program as closing its window does.
///
/// `-NSForceRightToLeftWritingDirection YES` among the arguments, as Xcode passes it, lays the interface out from right to left.
///
/// With the environment variable VITRINE_PICTURE=FILE there is no window: the application runs for VITRINE_SECONDS (default 1) of its clock and
/// leaves a picture of its screen in that file.
///
/// The window has 390 x 844 points; the environment variable VITRINE_WINDOW, such as `1024x768`, gives it another size.
/// - Parameters:
///   - argv: `CommandLine.unsafeArgv`; `CommandLine.arguments` is read.
///   - principalClassName: a subclass of `UIApplication`, as `NSStringFromClass` names it; nil for `UIApplication` itself.
///   - delegateClassName: the class of the delegate, as `NSStringFromClass` names it.
/// - Returns: 0 when the window was closed. Where there is no display or no such class it says on standard error what to do, and
///   ends the process with status 1.
@MainActor @discardableResult
public func UIApplicationMain<Arguments>(
  _ argc: Int32, _ argv: Arguments, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  do {
    try UIApplication.make(principalClassName: principalClassName, delegateClassName: delegateClassName)
    if let run = HeadlessRun(environment: ProcessInfo.processInfo.environment) {
      try run.run(size: Launch.windowSize) {
        $0.layoutDirection = Launch.layoutDirection(in: CommandLine.arguments)
        UIApplication.shared.launch(urls: Launch.urls(in: Array(CommandLine.arguments.dropFirst())))
      }
      return 0
    }
    let display = try SDLDisplay(title: ProcessInfo.processInfo.processName, size: Launch.windowSize)
    UIScreen.attach(display).layoutDirection = Launch.layoutDirection(in: CommandLine.arguments)
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

/// How an application starts.
package enum Launch {
  /// Points.
  static var windowSize: CGSize {
    size(named: ProcessInfo.processInfo.environment["VITRINE_WINDOW"])
  }

  /// The size that a text such as "800x600" names; the default where it names none.
  static func size(named text: String?) -> CGSize {
    let standard = CGSize(width: 390, height: 844)
    guard let text, !text.isEmpty else { return standard }
    let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], (1...16_384).contains(width),
      (1...16_384).contains(height)
    else {
      UIKitLog.refused("VITRINE_WINDOW=\(text) is no size such as 800x600")
      return standard
    }
    return CGSize(width: width, height: height)
  }
}

extension Launch {
  /// As the argument that Xcode passes for right-to-left pseudolanguages says.
  static func layoutDirection(in arguments: [String]) -> UITraitEnvironmentLayoutDirection {
    guard let index = arguments.firstIndex(of: "-NSForceRightToLeftWritingDirection"), index + 1 < arguments.count else {
      return .leftToRight
    }
    return ["yes", "true", "1"].contains(arguments[index + 1].lowercased()) ? .rightToLeft : .leftToRight
  }

  /// What arguments name to be opened: addresses with a scheme, and files that are there. Options are not looked at.
  static func urls(in arguments: [String]) -> [URL] {
    arguments.compactMap { text in
      guard !text.isEmpty, !text.hasPrefix("-") else { return nil }
      if FileManager.default.fileExists(atPath: text) { return URL(fileURLWithPath: text) }
      // One letter before a colon is no scheme.
      guard let url = URL(string: text), let scheme = url.scheme, scheme.count > 1 else { return nil }
      return url
    }
  }

  /// Calls `end` when the system, or a person at a terminal, asks the process to end.
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

/// Why an application does not start.
enum LaunchError: Error, CustomStringConvertible {
  case unknownClass(String, expected: String)

  var description: String {
    switch self {
    case .unknownClass(let name, let expected): "there is no class \(name) that is a kind of \(expected)"
    }
  }
}
