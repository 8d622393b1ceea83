/// Why a project cannot be read or built: one sentence that names the culprit and what to do.
package struct XcodeError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
