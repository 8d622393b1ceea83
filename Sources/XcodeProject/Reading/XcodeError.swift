/// The reason why a project cannot be read or built: one sentence that names the cause and the remedy.
package struct XcodeError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
