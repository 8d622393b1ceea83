public import Foundation

/// How an index orders an element (Apple: NSFetchIndexElementType).
public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }

/// An index for fetches (Apple: NSFetchIndexDescription). Stored; fetches do not need it, since all rows are in memory.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  open internal(set) weak var entity: NSEntityDescription?
  open var partialIndexPredicate: NSPredicate?

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
    super.init()
    for element in self.elements { element.indexDescription = self }
  }
}

/// A property of an index (Apple: NSFetchIndexElementDescription).
open class NSFetchIndexElementDescription: NSObject {
  public let property: NSPropertyDescription?
  open var propertyName: String? { property?.name }
  open var collationType: NSFetchIndexElementType
  open var isAscending = true
  open internal(set) weak var indexDescription: NSFetchIndexDescription?

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}
