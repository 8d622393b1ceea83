import UIKit

/// The names of the properties in which superviews and controllers hold views.
@MainActor
enum OwnerNames {
  /// The owners of a view, nearest first.
  struct Chain {
    private final class Link {
      let names: [ObjectIdentifier: String]
      let next: Link?
      init(_ names: [ObjectIdentifier: String], _ next: Link?) { (self.names, self.next) = (names, next) }
    }

    private var link: Link?

    /// Returns the chain of a view's subviews.
    @MainActor func followed(by view: UIView) -> Chain {
      var chain = self
      for owner in [view.controller, view] as [AnyObject?] {
        guard let owner else { continue }
        let names = OwnerNames.names(in: owner)
        if !names.isEmpty { chain.link = Link(names, chain.link) }
      }
      return chain
    }

    func name(of view: UIView) -> String? {
      var next = link
      while let link = next {
        if let name = link.names[ObjectIdentifier(view)] { return name }
        next = link.next
      }
      return nil
    }
  }

  /// Returns the name of a view in its nearest owner, such as "titleLabel of LoginView"; nil if none has a property with it.
  static func name(of view: UIView) -> String? {
    var next = view.superview
    while let superview = next {
      for owner in [superview, superview.controller] as [AnyObject?] {
        if let owner, let name = names(in: owner)[ObjectIdentifier(view)] { return name }
      }
      next = superview.superview
    }
    return nil
  }

  /// Returns the names of the views that the stored properties of an owner's class hold. Those of UIKit's classes are left out.
  private static func names(in owner: AnyObject) -> [ObjectIdentifier: String] {
    guard !ClassNames.isOwn(type(of: owner)), !(owner is any CustomReflectable) else { return [:] }
    var names: [ObjectIdentifier: String] = [:]
    let name = ClassNames.name(of: owner)
    for property in StoredProperty.all(of: owner) {
      func note(_ view: UIView, _ suffix: String = "") {
        // The first property of the most derived class gives the name.
        let id = ObjectIdentifier(view)
        if names[id] == nil { names[id] = "\(property.name)\(suffix) of \(name)" }
      }
      switch property.value {
      case let view as UIView: note(view)
      case let views as [UIView]: for (index, view) in views.enumerated() { note(view, "[\(index)]") }
      default: break
      }
    }
    return names
  }
}
