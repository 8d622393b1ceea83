import SwiftSyntax

/// A type that contains `AnyObject`, whose members Objective-C finds by name, or a metatype, on which Objective-C can call any initializer.
indirect enum DynamicType: Codable, Equatable, Sendable {
  /// `AnyObject`, optional or not.
  case object
  /// The type `X` of the metatype `X.Type`, optional or not.
  case metatype(String)
  /// An array or a set of such types.
  case list(DynamicType)
  /// A dictionary with values of such types.
  case dictionary(DynamicType)

  /// Creates the description of a type; nil if the type contains neither.
  init?(_ type: TypeSyntax) {
    switch type.kind {
    case .optionalType: self.init(type.cast(OptionalTypeSyntax.self).wrappedType)
    case .implicitlyUnwrappedOptionalType: self.init(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
    case .attributedType: self.init(type.cast(AttributedTypeSyntax.self).baseType)
    case .tupleType:
      let elements = type.cast(TupleTypeSyntax.self).elements
      guard elements.count == 1, let only = elements.first else { return nil }
      self.init(only.type)
    case .someOrAnyType:
      let node = type.cast(SomeOrAnyTypeSyntax.self)
      guard node.someOrAnySpecifier.tokenKind == .keyword(.any) else { return nil }
      self.init(node.constraint)
    case .metatypeType:
      let node = type.cast(MetatypeTypeSyntax.self)
      guard node.metatypeSpecifier.text == "Type" else { return nil }
      self = .metatype(node.baseType.nameWithoutArguments)
    case .arrayType:
      guard let element = DynamicType(type.cast(ArrayTypeSyntax.self).element) else { return nil }
      self = .list(element)
    case .dictionaryType:
      guard let value = DynamicType(type.cast(DictionaryTypeSyntax.self).value) else { return nil }
      self = .dictionary(value)
    case .identifierType:
      let node = type.cast(IdentifierTypeSyntax.self)
      let arguments = node.genericArgumentClause?.arguments.compactMap { argument -> TypeSyntax? in
        if case .type(let type) = argument.argument { type } else { nil }
      }
      switch (node.name.text, arguments?.count) {
      case ("AnyObject", nil): self = .object
      case ("Array", 1), ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1), ("Optional", 1):
        guard let element = DynamicType(arguments![0]) else { return nil }
        self = node.name.text == "Optional" ? element : .list(element)
      case ("Dictionary", 2):
        guard let value = DynamicType(arguments![1]) else { return nil }
        self = .dictionary(value)
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether the type contains `AnyObject`.
  var holdsObjects: Bool {
    switch self {
    case .object: true
    case .metatype: false
    case .list(let element), .dictionary(let element): element.holdsObjects
    }
  }

  /// The element type of a list, or the value type of a dictionary.
  var element: DynamicType? {
    switch self {
    case .object, .metatype: nil
    case .list(let element), .dictionary(let element): element
    }
  }
}

extension [UInt8] {
  /// Whether a source contains `AnyObject` other than in `: AnyObject {`. There it is the constraint of a protocol, or the type of a
  /// member, which is in the facts.
  var namesObjects: Bool {
    var start = 0
    while let offset = offset(of: "AnyObject", from: start) {
      start = offset + 9
      guard self[start...].first(where: { $0 != 0x20 }) == UInt8(ascii: "{"),
        self[..<offset].last(where: { $0 != 0x20 }) == UInt8(ascii: ":")
      else { return true }
    }
    return false
  }
}
