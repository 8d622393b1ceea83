/// A font identified by its name (Apple: CGFont). Core Text finds the font when text is drawn with it.
public final class CGFont: Sendable {
  /// The name that the font was created with; nil if it was created from the bytes of a file.
  public let postScriptName: CFString?
  /// The bytes of the file; nil if the font was created by name.
  package let data: Data?

  /// Returns nil if the name is empty.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    postScriptName = name
    data = nil
  }

  /// Creates a font from the bytes of a font file. Returns nil if there are none.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data, !bytes.isEmpty else { return nil }
    postScriptName = nil
    data = bytes
  }

  public var fullName: CFString? { postScriptName }
}
