/// A font by its name (Apple: CGFont). Text is set by Core Text, which finds the font when something is drawn with it.
public final class CGFont: Sendable {
  /// The name that the font was made with; nil where it was made of a file's bytes.
  public let postScriptName: CFString?
  /// The bytes of the file; nil where the font was made by name.
  package let data: Data?

  /// nil: the name is empty.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    postScriptName = name
    data = nil
  }

  /// Of a font file's bytes. nil: there are none.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data, !bytes.isEmpty else { return nil }
    postScriptName = nil
    data = bytes
  }

  public var fullName: CFString? { postScriptName }
}
