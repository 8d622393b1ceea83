public import Foundation

/// A part of a collection, with a title (Apple: INObjectSection).
open class INObjectSection<ObjectType>: NSObject {
  public let title: String?
  public let items: [ObjectType]
  public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}

/// The choices for a parameter of an intent (Apple: INObjectCollection).
open class INObjectCollection<ObjectType>: NSObject {
  public let sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
  public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }
  open var allItems: [ObjectType] { sections.flatMap(\.items) }
}
