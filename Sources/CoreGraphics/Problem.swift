/// Where misuse is reported: it draws nothing and says so on standard error.
package enum Problem {
  package static func log(_ message: String) {
    FileHandle.standardError.write(Data("CoreGraphics: \(message)\n".utf8))
  }
}
