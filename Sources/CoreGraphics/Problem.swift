/// Reports misuse of the API on standard error. The misused call draws nothing.
package enum Problem {
  package static func log(_ message: String) {
    FileHandle.standardError.write(Data("CoreGraphics: \(message)\n".utf8))
  }
}
