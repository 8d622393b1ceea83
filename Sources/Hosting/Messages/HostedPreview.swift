/// An entry of a host's catalogue of previews.
package struct HostedPreview: Codable, Equatable, Sendable {
  package var name: String
  /// A description in one line; may be empty.
  package var summary: String
  /// The path of the source file that declares the preview; nil if there is none.
  package var file: String?
  /// The line of the preview in the file, from 1.
  package var line: Int?
  package var module: String?

  package init(name: String, summary: String, file: String? = nil, line: Int? = nil, module: String? = nil) {
    (self.name, self.summary, self.file, self.line, self.module) = (name, summary, file, line, module)
  }
}
