/// The maximum size of a file, many times that of files written by Xcode.
package struct InterfaceLimits: Sendable {
  /// The maximum nesting of elements.
  package var depth = 160
  package var bytes = 32 << 20
  package var elements = 400_000

  package init() {}
}
