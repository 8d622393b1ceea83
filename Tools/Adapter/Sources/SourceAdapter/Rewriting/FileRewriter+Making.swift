import SwiftSyntax

extension FileRewriter {
  /// `extension NSObject: P {}` where `P` asks for `init()`: on Linux no class of Foundation or UIKit meets it. The protocol asks for a method that
  /// makes an object instead, and `init()` is an initialiser that it has, which calls the method. Classes below `NSObject` make their objects as
  /// Objective-C does.
  func rewriteEmptyInitializer(of node: ProtocolDeclSyntax) {
    guard let path = scopes.current?.path, module.makingProtocols.contains(path.lastComponent),
      let requirement = node.memberBlock.emptyInitializer
    else { return }
    count("init() of a framework's class")
    let attributes = requirement.attributes.trimmedDescription
    edits.replace(requirement, with: (attributes.isEmpty ? "" : attributes + " ") + "static func _vitrineMake() -> Self")
    if let clause = node.inheritanceClause {
      edits.insert(", _VitrineMade", after: clause.inheritedTypes)
    } else {
      edits.insert(": _VitrineMade", after: node.name)
    }
    let access = node.modifiers.has(.public) ? "public " : ""
    protocolExtensions += "extension \(path) { \(access)init() { self.init(_vitrineMade: Self._vitrineMake()) } }\n"
  }

  /// Other types that conform to such a protocol make their objects by the `init()` that it asked for.
  func makeInstances(_ members: MemberBlockSyntax, in clause: InheritanceClauseSyntax?, isExtension: Bool = false) {
    guard !module.makingProtocols.isEmpty, let clause, let path = scopes.current?.path else { return }
    let inherited = clause.inheritedTypes.map { $0.type.nameWithoutArguments }
    guard module.makesInstances(path, inherited: isExtension ? inherited : nil) else { return }
    edits.insert(" public static func _vitrineMake() -> Self { self.init() };", after: members.leftBrace)
  }
}
