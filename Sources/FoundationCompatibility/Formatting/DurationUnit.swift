/// A unit of `DateComponentsFormatter`, from the largest to the smallest.
enum DurationUnit: Int, CaseIterable {
  case year, month, week, day, hour, minute, second

  static func units(_ allowed: NSCalendar.Unit) -> [DurationUnit] {
    let names: [(DurationUnit, NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
    ]
    return names.filter { allowed.contains($0.1) }.map(\.0)
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The number of these units in the next larger unit: 60 for minutes.
  var limit: Int {
    switch self {
    case .year: .max
    case .month: 12
    case .week: 5
    case .day: 7
    case .hour: 24
    case .minute, .second: 60
    }
  }

  func value(in components: DateComponents) -> Int? {
    components.value(for: component) ?? (self == .week ? components.weekOfYear : nil)
  }

  func set(_ value: Int, in components: inout DateComponents) { components.setValue(value, for: component) }
}

struct DurationPart: Equatable {
  var unit: DurationUnit
  var value: Int

  /// Converts a largest unit with the value 1 to the next smaller unit: 1 minute 3 seconds become 63 seconds.
  static func collapseLargest(_ parts: inout [DurationPart]) {
    guard let largest = parts.firstIndex(where: { $0.value != 0 }), parts[largest].value == 1, largest + 1 < parts.count else { return }
    let next = parts[largest + 1]
    guard next.value != 0, next.unit.rawValue == parts[largest].unit.rawValue + 1, next.unit != .week, next.unit != .day else { return }
    parts[largest].value = 0
    parts[largest + 1].value += next.unit.limit
  }

  /// Removes parts that are zero, but leaves at least the smallest part.
  static func dropZeros(_ parts: inout [DurationPart], _ behavior: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool) {
    guard let first = parts.firstIndex(where: { $0.value != 0 }), let last = parts.lastIndex(where: { $0.value != 0 }) else {
      if behavior.contains(.dropLeading) || behavior.contains(.dropTrailing) { parts = [parts[parts.count - 1]] }
      return
    }
    parts = parts.enumerated().filter { index, part in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      // Zeros between colons are kept, since numbers there are identified by position.
      return part.value != 0 || !behavior.contains(.dropMiddle) || isPositional && part.unit.isBetweenColons
    }.map(\.element)
  }

  static func dropTrailing(_ parts: inout [DurationPart]) {
    while parts.count > 1, parts.last?.value == 0 { parts.removeLast() }
  }
}

extension DurationUnit {
  /// Whether the unit is written between colons: hours, minutes and seconds.
  var isBetweenColons: Bool { self >= .hour }
}

extension DurationUnit: Comparable {
  static func < (left: DurationUnit, right: DurationUnit) -> Bool { left.rawValue < right.rawValue }
}
