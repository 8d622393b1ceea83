/// Views, view controllers and gesture recognizers that declare `init()`. UIKit's `init()` of these is a convenience initializer, which Swift
/// does not let a subclass override, although Objective-C does: an object that is created from a class value (`T()`) would get UIKit's
/// `init()`. These classes therefore get a method that calls their own.
extension ModuleFacts {
  private static let bases = ["UIView", "UIViewController", "UIGestureRecognizer"]

  /// Whether objects of a class are created by an `init()` that the class or a superclass other than UIKit's declares.
  /// - Parameters:
  ///   - making: the facts about the class's own initializers.
  ///   - superclass: the name of its superclass.
  func makesOwn(_ making: MakingFacts, superclass: String?, in scope: String?) -> Bool {
    guard isBelowUIKit(superclass, in: scope) else { return false }
    if let empty = making.empty { return !empty.isOverride || inheritsOwn(superclass, in: scope, visibly: false) }
    return !making.hasDesignated && inheritsOwn(superclass, in: scope, visibly: true)
  }

  /// Whether a superclass has the method.
  /// - Parameter visibly: whether subclasses must be able to call the superclass's `init()`.
  func inheritsOwn(_ superclass: String?, in scope: String?, visibly: Bool) -> Bool {
    var next = superclass
    var scope = scope
    var seen: Set<String> = []
    while let name = next {
      guard let type = type(named: name, in: scope) else { return inheritsImported(name, visibly: visibly) }
      guard type.kind == .class, seen.insert(type.path).inserted else { return false }
      if makesOwn(type.making, superclass: type.inherited.first, in: type.path) {
        guard visibly else { return true }
        return !hidesEmptyInitializer(type)
      }
      if visibly, type.making.hasDesignated { return false }
      next = type.inherited.first
      scope = type.path
    }
    return false
  }

  private func hidesEmptyInitializer(_ type: TypeFacts) -> Bool { type.isLocal || type.making.empty?.isPrivate ?? false }

  private func inheritsImported(_ name: String, visibly: Bool) -> Bool {
    var next: String? = resolved(name).lastComponent
    var seen: Set<String> = []
    while let name = next, seen.insert(name).inserted {
      if let isCallable = importedOwnInitializers[name] { return isCallable || !visibly }
      // What a class of another module declares beside its `init()` is not known.
      if visibly { return false }
      next = importedSuperclasses[name]?.lastComponent
    }
    return false
  }

  private func isBelowUIKit(_ superclass: String?, in scope: String?) -> Bool {
    guard let superclass, let known = frameworkClass(of: superclass, in: scope) else { return false }
    return Self.bases.contains { FrameworkClasses.isClass(known, below: $0) }
  }

  /// Returns the classes of which subclasses in other modules need to know.
  func ownInitializers(of files: [FileFacts]) -> [OwnInitializer] {
    files.flatMap(\.types).filter {
      $0.kind == .class && !$0.isLocal && !$0.isHidden && makesOwn($0.making, superclass: $0.inherited.first, in: $0.path)
    }.map { type in
      let isCallable = type.making.empty.map { type.isPublic ? $0.isPublic : !$0.isPrivate } ?? true
      return OwnInitializer(owner: type.path.lastComponent, isPublic: type.isPublic, isCallable: isCallable)
    }.sorted { $0.owner < $1.owner }
  }
}
