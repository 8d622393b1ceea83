import SwiftSyntax

extension FunctionDeclSyntax {
  /// Whether a call can go to an override that a table holds: its parameters and its result have to fit into `Any`.
  var isReplaceable: Bool {
    guard body != nil, !modifiers.isStatic, !modifiers.has(.final), genericParameterClause == nil, genericWhereClause == nil,
      signature.effectSpecifiers == nil, !attributes.isUnavailable
    else { return false }
    return signature.returnClause?.type.isReplaceable ?? true && signature.parameterClause.parameters.allSatisfy { $0.isReplaceable }
  }
}

extension VariableDeclSyntax {
  /// Whether it is computed, and a table can hold an override of it.
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
    // A closure that does not escape cannot be kept.
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
