import UIKit

/// The names of the properties through which superviews and controllers refer to views.
@MainActor
enum OwnerNames {
  /// The superviews and controllers that may own a view, nearest first.
  struct Chain {
    private final class Link {
      let names: [ObjectIdentifier: String]
      let next: Link?
      init(_ names: [ObjectIdentifier: String], _ next: Link?) { (self.names, self.next) = (names, next) }
    }

    private var link: Link?

    /// Returns the chain for the subviews of a view.
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

  /// Returns the name of the property in the nearest owner, such as "titleLabel of LoginView"; nil if there is none.
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

  /// Returns the property names of the views that an owner refers to in stored properties. Those of UIKit's classes are left out.
  private static func names(in owner: AnyObject) -> [ObjectIdentifier: String] {
    guard !ClassNames.isOwn(type(of: owner)), !(owner is any CustomReflectable) else { return [:] }
    var names: [ObjectIdentifier: String] = [:]
    let name = ClassNames.name(of: owner)
    for property in StoredProperty.all(of: owner) {
      func note(_ view: UIView, _ suffix: String = "") {
        // If several properties refer to a view, the first one of the most derived class is used.
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
