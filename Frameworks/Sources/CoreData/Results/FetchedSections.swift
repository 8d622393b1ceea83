import Foundation

/// The results of a fetch in sections.
struct FetchedSections {
  final class Section: NSFetchedResultsSectionInfo {
    let name: String
    let indexTitle: String?
    fileprivate(set) var items: [NSManagedObject] = []
    var numberOfObjects: Int { items.count }
    var objects: [Any]? { items }
    init(name: String, indexTitle: String?) {
      self.name = name
      self.indexTitle = indexTitle
    }
  }

  /// A change from older results to newer ones.
  enum Change {
    case section(Section, index: Int, NSFetchedResultsChangeType)
    case object(NSManagedObject, at: IndexPath?, NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  }

  private(set) var sections: [Section] = []
  private var indexPaths: [NSManagedObjectID: IndexPath] = [:]

  /// - Parameters:
  ///   - objects: the results in order. The sections are in the order of their first objects.
  ///   - key: the key path of the section's name; nil for one section.
  init(_ objects: [NSManagedObject] = [], key: String? = nil, indexTitle: (String) -> String? = { _ in nil }) {
    guard let key else {
      let section = Section(name: "", indexTitle: nil)
      section.items = objects
      sections = [section]
      note()
      return
    }
    var byName: [String: Section] = [:]
    for object in objects {
      let name = object.value(forKeyPath: key).map { "\($0)" } ?? ""
      if byName[name] == nil {
        let section = Section(name: name, indexTitle: indexTitle(name))
        byName[name] = section
        sections.append(section)
      }
      byName[name]?.items.append(object)
    }
    note()
  }

  private mutating func note() {
    for (index, section) in sections.enumerated() {
      for (item, object) in section.items.enumerated() { indexPaths[object.objectID] = IndexPath(indexes: [index, item]) }
    }
  }

  func indexPath(of object: NSManagedObject) -> IndexPath? { indexPaths[object.objectID] }
  var objects: [NSManagedObject] { sections.flatMap(\.items) }

  /// Returns the changes in the order in which Apple's class reports them: sections, then objects.
  /// - Parameter updated: the identifiers of objects whose values changed.
  func changes(to new: FetchedSections, updated: Set<NSManagedObjectID>) -> [Change] {
    let names = Set(sections.map(\.name))
    let newNames = Set(new.sections.map(\.name))
    var changes: [Change] = []
    for (index, section) in sections.enumerated() where !newNames.contains(section.name) {
      changes.append(.section(section, index: index, .delete))
    }
    for (index, section) in new.sections.enumerated() where !names.contains(section.name) {
      changes.append(.section(section, index: index, .insert))
    }
    for object in objects where new.indexPaths[object.objectID] == nil {
      changes.append(.object(object, at: indexPath(of: object), .delete, newIndexPath: nil))
    }
    let stay = unmoved(in: new)
    for object in new.objects {
      guard let old = indexPaths[object.objectID] else {
        changes.append(.object(object, at: nil, .insert, newIndexPath: new.indexPath(of: object)))
        continue
      }
      if !stay.contains(object.objectID) {
        changes.append(.object(object, at: old, .move, newIndexPath: new.indexPath(of: object)))
      } else if updated.contains(object.objectID) {
        changes.append(.object(object, at: old, .update, newIndexPath: new.indexPath(of: object)))
      }
    }
    return changes
  }

  /// Returns a largest set of objects that stayed in their section and in the same relative order. The others have moved.
  private func unmoved(in new: FetchedSections) -> Set<NSManagedObjectID> {
    var stay: Set<NSManagedObjectID> = []
    for section in new.sections {
      let common = section.items.filter { object in
        indexPaths[object.objectID].map { sections[$0[0]].name == section.name } ?? false
      }
      for index in Self.increasing(common.compactMap { indexPaths[$0.objectID]?[1] }) { stay.insert(common[index].objectID) }
    }
    return stay
  }

  /// Returns the positions of a longest increasing subsequence.
  static func increasing(_ values: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [Int] = []
    var next = tails.last
    while let index = next {
      result.append(index)
      next = previous[index]
    }
    return result.reversed()
  }
}
