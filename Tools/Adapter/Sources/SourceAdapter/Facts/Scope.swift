import SwiftSyntax

/// The types and functions that enclose a position in a file, innermost last.
struct ScopeStack {
  struct Scope {
    var path: String
    var kind: TypeFacts.Kind?
    var isExtension = false
    var isGeneric = false
    var isHidden = false
    var isPrivate = false
    /// Whether members are exposed by `@objcMembers`, or by `@objc` on an extension.
    var exposesMembers = false
    var isPublic = false
    var isMainActor = false
  }

  private(set) var scopes: [Scope] = []
  /// The number of enclosing bodies of functions, accessors and closures.
  private var bodies = 0

  var current: Scope? { scopes.last }
  var isInFunction: Bool { bodies > 0 }
  /// Whether an enclosing or extended type has generic parameters.
  var isGeneric: Bool { scopes.contains(where: \.isGeneric) }

  mutating func enter(_ statements: CodeBlockItemListSyntax) { if !statements.isOfFile { bodies += 1 } }
  mutating func leave(_ statements: CodeBlockItemListSyntax) { if !statements.isOfFile { bodies -= 1 } }

  mutating func enter(
    _ name: String, _ kind: TypeFacts.Kind, isGeneric: Bool, modifiers: DeclModifierListSyntax, attributes: AttributeListSyntax
  ) {
    let isPrivate = modifiers.has(.private)
    scopes.append(
      Scope(
        path: (current.map { $0.path + "." } ?? "") + name, kind: kind, isGeneric: isGeneric,
        isHidden: current.map { $0.isHidden || isPrivate } ?? false, isPrivate: isPrivate,
        exposesMembers: attributes.has("objcMembers"), isMainActor: attributes.has("MainActor")))
  }

  /// - Parameter isGeneric: whether the extended type is known to be generic.
  mutating func enterExtension(_ node: ExtensionDeclSyntax, isGeneric: Bool = false) {
    scopes.append(
      Scope(
        path: node.extendedType.nameWithoutArguments, isExtension: true,
        isGeneric: isGeneric || node.genericWhereClause != nil || node.extendedType.trimmedDescription.utf8.contains(UInt8(ascii: "<")),
        isPrivate: node.modifiers.has(.private) || node.modifiers.has(.fileprivate), exposesMembers: node.attributes.has("objc"),
        isPublic: node.modifiers.has(.public), isMainActor: node.attributes.has("MainActor")))
  }

  mutating func leave() { scopes.removeLast() }
}

extension CodeBlockItemListSyntax {
  fileprivate var isOfFile: Bool { parent?.kind == .sourceFile }
}

extension TypeSyntax {
  /// The name of a type without generic arguments: `Foo.Bar` for `Foo<T>.Bar`.
  var nameWithoutArguments: String {
    if let simple = self.as(IdentifierTypeSyntax.self), simple.genericArgumentClause == nil { return simple.name.text }
    var name = ""
    var depth = 0
    for character in trimmedDescription {
      switch character {
      case "<": depth += 1
      case ">": depth -= 1
      default: if depth == 0 { name.append(character) }
      }
    }
    return name
  }
}

extension AttributeListSyntax {
  func has(_ name: String) -> Bool { first(name) != nil }

  func first(_ name: String) -> AttributeSyntax? {
    for element in self {
      if let attribute = element.as(AttributeSyntax.self), attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name {
        return attribute
      }
    }
    return nil
  }

  /// The selector in `@objc(selector:)`.
  var objectiveCName: String? { first("objc")?.arguments?.trimmedDescription.filter { !$0.isWhitespace } }

  /// Whether one of the attributes makes the declaration available to Objective-C.
  var exposes: Bool {
    has("objc") || has("IBAction") || has("IBSegueAction") || has("IBOutlet") || has("IBInspectable") || has("NSManaged")
      || has("GKInspectable")
  }
}

extension DeclModifierListSyntax {
  func has(_ keyword: Keyword) -> Bool { first(keyword) != nil }
  func first(_ keyword: Keyword) -> DeclModifierSyntax? { first { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil } }
  var isStatic: Bool { has(.static) || has(.class) }
  var isPrivate: Bool { has(.private) || has(.fileprivate) }
  var isPublic: Bool { has(.public) || has(.open) }
}
