/// The name and look from which a symbol image was drawn.
struct SymbolSource: Sendable {
  var name: String
  var look: SymbolLook
}
