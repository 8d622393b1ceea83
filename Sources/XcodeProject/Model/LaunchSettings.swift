/// The environment variables and arguments with which a scheme starts its program.
package struct LaunchSettings: Equatable, Sendable {
  package var environment: [String: String] = [:]
  package var arguments: [String] = []
  /// Whether tests are started with them, too.
  package var appliesToTests = true

  package init() {}
}
