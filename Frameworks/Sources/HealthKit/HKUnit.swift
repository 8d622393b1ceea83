@_exported import FoundationCompatibility

/// A unit of measure: a product of powers of simple units (Apple: HKUnit). Units are parsed and converted as on a device.
open class HKUnit: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  /// The powers of the simple units, by their symbols.
  let powers: [String: Int]

  init(powers: [String: Int]) { self.powers = powers.filter { $0.value != 0 } }
  /// Creates a unit from a text such as `count/min`, `mg/dL` or `kcal/(kg·hr)`. A text that is not a unit ends the program, as on a device.
  public required convenience init(from string: String) {
    guard let powers = Self.parse(string) else { preconditionFailure("HKUnit: \"\(string)\" is not a unit") }
    self.init(powers: powers)
  }
  public convenience init(from massFormatterUnit: MassFormatter.Unit) {
    self.init(from: [.gram: "g", .kilogram: "kg", .ounce: "oz", .pound: "lb", .stone: "st"][massFormatterUnit] ?? "g")
  }
  public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
    self.init(
      from: [
        .millimeter: "mm", .centimeter: "cm", .meter: "m", .kilometer: "km", .inch: "in", .foot: "ft", .yard: "yd", .mile: "mi",
      ][lengthFormatterUnit] ?? "m")
  }
  public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
    self.init(from: [.joule: "J", .kilojoule: "kJ", .calorie: "cal", .kilocalorie: "kcal"][energyFormatterUnit] ?? "J")
  }
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "unit"), let text = coder.decodeObject(of: NSString.self, forKey: "unit"),
      let powers = Self.parse("\(text)")
    else { return nil }
    self.init(powers: powers)
  }
  open func encode(with coder: NSCoder) { coder.encode(NSString(string: unitString), forKey: "unit") }
  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var unitString: String {
    func text(_ parts: [(key: String, value: Int)]) -> String {
      parts.map { abs($0.value) == 1 ? $0.key : "\($0.key)^\(abs($0.value))" }.joined(separator: "·")
    }
    let sorted = powers.sorted { $0.key < $1.key }
    let above = sorted.filter { $0.value > 0 }, below = sorted.filter { $0.value < 0 }
    let top = text(above)
    guard !below.isEmpty else { return top }
    return (top.isEmpty ? "1" : top) + "/" + (below.count == 1 ? text(below) : "(\(text(below)))")
  }
  open override var description: String { unitString }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.powers == powers }
  open override var hash: Int { powers.hashValue }

  /// Whether the unit is 1.
  open func isNull() -> Bool { powers.isEmpty }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(powers: powers.merging(unit.powers, uniquingKeysWith: +)) }
  open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }
  open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(powers: powers.mapValues { $0 * power }) }
  open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

  static func * (a: HKUnit, b: HKUnit) -> HKUnit { a.unitMultiplied(by: b) }

  /// The powers of the dimensions, such as length and time.
  var dimensions: [String: Int] {
    powers.reduce(into: [:]) { result, part in
      let dimension = Self.simple(part.key)?.dimension ?? part.key
      guard dimension != "count" else { return }
      result[dimension, default: 0] += part.value
    }.filter { $0.value != 0 }
  }
  /// The number of base units in one unit.
  var scale: Double { powers.reduce(1) { $0 * pow(Self.simple($1.key)?.scale ?? 1, Double($1.value)) } }
  /// The zero of the unit in base units; not 0 only for temperatures.
  var zero: Double {
    switch powers {
    case ["degC": 1]: 273.15
    case ["degF": 1]: 459.67 * 5 / 9
    default: 0
    }
  }
}
