/// What an image of a symbol was made of.
struct SymbolSource: Sendable {
  var name: String
  var look: SymbolLook
}
