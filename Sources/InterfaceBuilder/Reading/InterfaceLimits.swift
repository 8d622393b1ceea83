/// How much a file may hold: many times what Xcode writes.
package struct InterfaceLimits: Sendable {
  /// Elements within elements.
  package var depth = 160
  package var bytes = 32 << 20
  package var elements = 400_000

  package init() {}
}
