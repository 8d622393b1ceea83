import SwiftSyntax

extension FileRewriter {
  /// Lets the objects of a class release the values that are associated with them, which Objective-C's runtime does when an object is
  /// deallocated. Only modules that associate values, and those that import them, need it. Responders do it themselves, and a class
  /// inherits it from a superclass in this module.
  func endAssociations(_ node: ClassDeclSyntax) {
    guard module.associatesObjects, let path = scopes.current?.path else { return }
    let scope = path.contains(".") ? String(path[..<path.lastIndex(of: ".")!]) : nil
    if let above = node.inheritanceClause?.inheritedTypes.first?.type.nameWithoutArguments {
      if module.type(named: above, in: scope)?.kind == .class { return }
      if let known = module.frameworkClass(of: above, in: scope), FrameworkClasses.isClass(known, below: "UIResponder") { return }
    }
    count("associated objects")
    let deinitializer = node.memberBlock.members.lazy.compactMap { $0.decl.as(DeinitializerDeclSyntax.self) }.first
    if let body = deinitializer?.body {
      edits.insert(" defer { _vitrineEndAssociations(self) };", after: body.leftBrace)
    } else {
      edits.insert(" deinit { _vitrineEndAssociations(self) };", after: node.memberBlock.leftBrace)
    }
  }
}
