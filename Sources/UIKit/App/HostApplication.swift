import Dispatch

/// Starts the application that hosts unit tests, as Xcode does for tests with a TEST_HOST: its delegate is called, its window is shown, and
/// the run loop runs for 0.05 seconds before the first test. `vitrine test` names the application's module in the environment variable
/// VITRINE_TEST_HOST. The application has no window on the desktop; it is shown on the invisible screen.
@MainActor
enum HostApplication {
  nonisolated static let variable = "VITRINE_TEST_HOST"
  private static var isLaunched = false

  /// Launches the application once.
  static func launch() {
    guard !isLaunched, let module = ProcessInfo.processInfo.environment[variable], !module.isEmpty else { return }
    isLaunched = true
    do { try launch(module) } catch { note("\(error)") }
  }

  static func launch(_ module: String) throws {
    let types = ClassTable.shared.namedTypes.filter { self.module(of: $0) == module }
    guard let delegate = delegate(of: types) else {
      return note("no class of \(module) is known as the delegate of the application that hosts the tests; they run without it")
    }
    let principals = types.filter { $0 is UIApplication.Type }
    try launch(delegate, principal: principals.count == 1 ? principals[0] : nil)
  }

  static func launch(_ delegate: AnyClass, principal: AnyClass?) throws {
    try UIApplication.make(principalClassName: principal.map(NSStringFromClass), delegateClassName: NSStringFromClass(delegate))
    UIApplication.shared.launch()
    UIScreen.main.display?.wake()
    let end = Date(timeIntervalSinceNow: 0.05)
    repeat { _ = RunLoop.main.run(mode: .default, before: end) } while Date() < end
  }

  /// Returns the delegate's class: the one that is marked with `@main`, otherwise the only one of the module, which its `main.swift` names.
  static func delegate(of types: [AnyClass]) -> AnyClass? {
    let delegates = types.filter { $0 is any UIApplicationDelegate.Type }
    return delegates.first(where: ClassTable.shared.startsProgram) ?? (delegates.count == 1 ? delegates[0] : nil)
  }

  private static func module(of type: AnyClass) -> String? { String(reflecting: type).split(separator: ".").first.map(String.init) }

  private static func note(_ text: String) { FileHandle.standardError.write(Data("warning: \(text)\n".utf8)) }
}

/// Launches the application that hosts the tests, if there is one. `XCTestCompatibility` calls this before the first test. Tests without an
/// application have a screen, too, so that a display link is called before any test has opened a window.
@preconcurrency @MainActor
public func _vitrineLaunchTestHost() {
  HostApplication.launch()
  _ = UIScreen.main
}

/// Tests of Swift Testing run as tasks of the main actor, which this block precedes. XCTest does not run the main queue before the first test.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
  guard getenv(HostApplication.variable) != nil else { return }
  DispatchQueue.main.async { HostApplication.launch() }
}
