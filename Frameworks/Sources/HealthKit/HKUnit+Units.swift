import Foundation

/// The prefixes of metric units (Apple: HKMetricPrefix).
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  var symbol: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue] }
}

extension HKUnit {
  private static func make(_ symbol: String, _ prefix: HKMetricPrefix = .none) -> Self { Self(from: prefix.symbol + symbol) }
  public class func gramUnit(with prefix: HKMetricPrefix) -> Self { make("g", prefix) }
  public class func gram() -> Self { make("g") }
  public class func ounce() -> Self { make("oz") }
  public class func pound() -> Self { make("lb") }
  public class func stone() -> Self { make("st") }
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> Self { make("mol<\(gramsPerMole)>", prefix) }
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> Self { make("mol<\(gramsPerMole)>") }
  public class func meterUnit(with prefix: HKMetricPrefix) -> Self { make("m", prefix) }
  public class func meter() -> Self { make("m") }
  public class func inch() -> Self { make("in") }
  public class func foot() -> Self { make("ft") }
  public class func yard() -> Self { make("yd") }
  public class func mile() -> Self { make("mi") }
  public class func literUnit(with prefix: HKMetricPrefix) -> Self { make("L", prefix) }
  public class func liter() -> Self { make("L") }
  public class func fluidOunceUS() -> Self { make("fl_oz_us") }
  public class func fluidOunceImperial() -> Self { make("fl_oz_imp") }
  public class func pintUS() -> Self { make("pt_us") }
  public class func pintImperial() -> Self { make("pt_imp") }
  public class func cupUS() -> Self { make("cup_us") }
  public class func cupImperial() -> Self { make("cup_imp") }
  public class func pascalUnit(with prefix: HKMetricPrefix) -> Self { make("Pa", prefix) }
  public class func pascal() -> Self { make("Pa") }
  public class func millimeterOfMercury() -> Self { make("mmHg") }
  public class func inchesOfMercury() -> Self { make("inHg") }
  public class func centimeterOfWater() -> Self { make("cmAq") }
  public class func atmosphere() -> Self { make("atm") }
  public class func decibelAWeightedSoundPressureLevel() -> Self { make("dBASPL") }
  public class func decibelHearingLevel() -> Self { make("dBHL") }
  public class func secondUnit(with prefix: HKMetricPrefix) -> Self { make("s", prefix) }
  public class func second() -> Self { make("s") }
  public class func minute() -> Self { make("min") }
  public class func hour() -> Self { make("hr") }
  public class func day() -> Self { make("d") }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> Self { make("J", prefix) }
  public class func joule() -> Self { make("J") }
  public class func kilocalorie() -> Self { make("kcal") }
  public class func smallCalorie() -> Self { make("cal") }
  public class func largeCalorie() -> Self { make("Cal") }
  public class func calorie() -> Self { make("cal") }
  public class func degreeCelsius() -> Self { make("degC") }
  public class func degreeFahrenheit() -> Self { make("degF") }
  public class func kelvin() -> Self { make("K") }
  public class func siemenUnit(with prefix: HKMetricPrefix) -> Self { make("S", prefix) }
  public class func siemen() -> Self { make("S") }
  public class func count() -> Self { make("count") }
  /// 1 stands for 100 percent.
  public class func percent() -> Self { make("%") }
  public class func internationalUnit() -> Self { make("IU") }
  public class func hertzUnit(with prefix: HKMetricPrefix) -> Self { make("Hz", prefix) }
  public class func hertz() -> Self { make("Hz") }
  public class func voltUnit(with prefix: HKMetricPrefix) -> Self { make("V", prefix) }
  public class func volt() -> Self { make("V") }
  public class func wattUnit(with prefix: HKMetricPrefix) -> Self { make("W", prefix) }
  public class func watt() -> Self { make("W") }
  public class func radianAngle() -> Self { make("rad") }
  public class func degreeAngle() -> Self { make("deg") }
  public class func diopter() -> Self { make("D") }
  public class func lux() -> Self { make("lx") }
  public class func appleEffortScore() -> Self { make("appleEffortScore") }
}
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A value with a unit (Apple: HKQuantity).
open class HKQuantity: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  let unit: HKUnit
  let value: Double

  public required init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "unit"), let unit = coder.decodeObject(of: HKUnit.self, forKey: "unit") else { return nil }
    self.init(unit: unit, doubleValue: coder.decodeDouble(forKey: "value"))
  }
  open func encode(with coder: NSCoder) {
    coder.encode(unit, forKey: "unit")
    coder.encode(value, forKey: "value")
  }
  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimensions == self.unit.dimensions }
  /// Converts the value. A unit of another dimension ends the program, as on a device.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(self.is(compatibleWith: unit), "HKQuantity: \(self.unit) cannot be converted to \(unit)")
    guard unit != self.unit else { return value }
    return (value * self.unit.scale + self.unit.zero - unit.zero) / unit.scale
  }
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }
  open override var description: String { "\(value) \(unit)" }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }
  open override var hash: Int { (value * unit.scale + unit.zero).hashValue }
}
