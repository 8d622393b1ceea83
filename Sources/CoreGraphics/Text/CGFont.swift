/// A font identified by its name (Apple: CGFont). Core Text finds the font when text is drawn with it.
public final class CGFont: Sendable {
  /// The PostScript name: the one that the font was created with, or the one that its file contains; nil if the file has none.
  public let postScriptName: CFString?
  /// The name to show to people. For a font that was created by name it is that name.
  public let fullName: CFString?
  /// The bytes of the file; nil if the font was created by name.
  package let data: Data?

  /// Returns nil if the name is empty.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    postScriptName = name
    fullName = name
    data = nil
  }

  /// Creates a font from the bytes of a font file. Returns nil if there are none.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data, !bytes.isEmpty else { return nil }
    let names = FontNames(bytes)
    postScriptName = names?[6]
    fullName = names?[4] ?? postScriptName
    data = bytes
  }
}
