import Foundation

/// The results of a fetch as dictionaries, grouped if the request has properties to group by.
struct DictionaryResults {
  private let columns: [Column]
  private let groups: [String]
  private let having: NSPredicate?
  private let isDistinct: Bool

  private enum Column {
    case value(String)
    case expression(String, FoundationCompatibility.NSExpression)
    var name: String {
      switch self {
      case .value(let name), .expression(let name, _): name
      }
    }
  }

  init<T>(_ request: NSFetchRequest<T>, entity: NSEntityDescription) {
    func name(_ property: Any) -> String { (property as? NSPropertyDescription)?.name ?? "\(property)" }
    columns = (request.propertiesToFetch ?? entity.attributesByName.keys.sorted()).map { property in
      if let column = property as? NSExpressionDescription, let expression = column.expression {
        return .expression(column.name, expression)
      }
      return .value(name(property))
    }
    groups = (request.propertiesToGroupBy ?? []).map(name)
    having = request.havingPredicate
    isDistinct = request.returnsDistinctResults
  }

  func rows(_ objects: [NSManagedObject]) -> [NSDictionary] {
    var rows = grouped(objects).map(row)
    if let having { rows = rows.filter { having.evaluate(with: $0) } }
    guard isDistinct else { return rows }
    var seen: Set<NSDictionary> = []
    return rows.filter { seen.insert($0).inserted }
  }

  /// Groups the objects. Without grouping, each object is a row; if every column is an aggregate, all objects together are one row.
  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    if groups.isEmpty { return columns.contains { !isAggregate($0) } ? objects.map { [$0] } : [objects] }
    var order: [NSDictionary] = []
    var members: [NSDictionary: [NSManagedObject]] = [:]
    for object in objects {
      let key = NSMutableDictionary()
      for name in groups { key[name] = object.value(forKeyPath: name) ?? NSNull() }
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(object)
    }
    return order.map { members[$0] ?? [] }
  }

  private func isAggregate(_ column: Column) -> Bool {
    guard case .expression(_, let expression) = column else { return false }
    return expression.expressionType == .function && ["sum:", "count:", "min:", "max:", "average:"].contains(expression.function)
  }

  private func row(_ objects: [NSManagedObject]) -> NSDictionary {
    let row = NSMutableDictionary()
    for column in columns {
      switch column {
      case .value(let name): row[name] = objects.first?.value(forKeyPath: name)
      case .expression(_, let expression):
        row[column.name] = expression.expressionValue(with: isAggregate(column) ? objects : objects.first, context: nil)
      }
    }
    return row
  }
}
