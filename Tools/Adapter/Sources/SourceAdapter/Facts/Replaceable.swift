import SwiftSyntax

extension FunctionDeclSyntax {
  /// Whether a call can be forwarded to an override in a table, which requires that the parameters and the result can be stored in `Any`.
  var isReplaceable: Bool {
    guard body != nil, !modifiers.isStatic, !modifiers.has(.final), genericParameterClause == nil, genericWhereClause == nil,
      signature.effectSpecifiers == nil, !attributes.isUnavailable
    else { return false }
    return signature.returnClause?.type.isReplaceable ?? true && signature.parameterClause.parameters.allSatisfy { $0.isReplaceable }
  }
}

extension VariableDeclSyntax {
  /// Whether the property is computed, and an override of it can be stored in a table.
  var isReplaceable: Bool {
    guard !modifiers.isStatic, !modifiers.has(.final), !attributes.isUnavailable, bindings.count == 1, let binding = bindings.first,
      let type = binding.typeAnnotation?.type, type.isReplaceable, let block = binding.accessorBlock
    else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.allSatisfy { accessor in
      [.keyword(.get), .keyword(.set)].contains(accessor.accessorSpecifier.tokenKind) && accessor.effectSpecifiers == nil
        && accessor.body != nil
    }
  }
}

extension FunctionParameterSyntax {
  fileprivate var isReplaceable: Bool {
    guard ellipsis == nil, let castable = type.castable else { return false }
    guard castable.contains("->") else { return true }
    // A non-escaping closure cannot be stored.
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.trimmedDescription.contains("@escaping")
  }
}

extension TypeSyntax {
  fileprivate var isReplaceable: Bool {
    guard castable != nil else { return false }
    return !self.is(FunctionTypeSyntax.self) && !["Self", "Self?", "Never"].contains(trimmedDescription)
  }
}
