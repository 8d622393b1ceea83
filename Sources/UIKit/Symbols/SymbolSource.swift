/// The name and look from which a symbol image was drawn.
struct SymbolSource: Sendable {
  var name: String
  var look: SymbolLook
  /// The variable value, from 0 to 1; nil if the image was created without one.
  var value: Double?
}
