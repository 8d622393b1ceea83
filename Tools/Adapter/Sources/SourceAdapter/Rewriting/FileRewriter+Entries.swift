import SwiftSyntax

extension FileRewriter {
  /// Expands `@Entry`, a macro of SwiftUI, in an extension of `EnvironmentValues`: `@Entry var margin = 8` becomes a key with that default
  /// value, and a property that reads it. The key also provides the type of the property, which the declaration may omit.
  /// - Returns: whether the property was an entry.
  func rewriteEntry(_ node: VariableDeclSyntax) -> Bool {
    guard let scope = scopes.current, scope.isExtension, scope.path == "EnvironmentValues", node.bindings.count == 1,
      let attribute = node.attributes.first("Entry"), let binding = node.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return false }
    count("@Entry")
    edits.remove(attribute)
    let key = "_VitrineEntry_\(name)"
    let access = node.modifiers.map { $0.trimmedDescription + " " }.joined()
    let isTyped = binding.typeAnnotation != nil
    edits.replace(node.bindingSpecifier, with: "enum \(key): EnvironmentKey { \(access)static \(isTyped ? "var" : "let")")
    edits.replace(binding.pattern, with: "defaultValue")
    var end = ""
    if isTyped {
      if let initializer = binding.initializer { edits.replace(initializer.equal, with: "{") } else { end = " { nil" }
      end += " }"
    }
    edits.insert(
      end + " }; \(access)var \(name): \(key).Value { get { self[\(key).self] } set { self[\(key).self] = newValue } }", after: node)
    return true
  }
}
