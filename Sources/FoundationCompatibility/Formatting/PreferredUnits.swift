/// The units in which people of a region write measurements, after Unicode's table of preferences (CLDR, `unitPreferenceData`).
struct PreferredUnits {
  let system: Locale.MeasurementSystem
  /// The country or region, such as `SE`.
  let region: String

  init(_ locale: Locale) {
    system = locale.measurementSystem
    region = locale.region?.identifier ?? ""
  }

  private var isUS: Bool { system == .us }
  private var isMetric: Bool { system == .metric }

  /// Converts a value to the unit that is usual for it: the largest in which it is at least 1, or the smallest. Kinds of units for which
  /// regions have no preference keep their unit.
  /// - Parameter usage: the purpose, such as `wind`; `default` if it is not known.
  func converted(_ value: Double, _ unit: Dimension, usage: String) -> (value: Double, unit: Dimension) {
    Self.largest(of: candidates(for: unit, usage), value, unit)
  }

  /// Converts a value to the largest unit of its system in which it is at least 1: 1,500 m become 1.5 km.
  func scaled(_ value: Double, _ unit: Dimension) -> (value: Double, unit: Dimension) {
    let series: [Dimension] =
      switch unit {
      case is UnitDuration: [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds]
      case is UnitMass where !isMetric: [UnitMass.pounds, UnitMass.ounces]
      case is UnitMass: [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
      case is UnitVolume where isMetric: [UnitVolume.liters, UnitVolume.milliliters]
      default: candidates(for: unit, "default")
      }
    return Self.largest(of: series, value, unit)
  }

  private func candidates(for unit: Dimension, _ usage: String) -> [Dimension] {
    switch unit {
    case is UnitTemperature: [isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
    case is UnitSpeed: [speed(usage)]
    case is UnitLength: lengths(usage)
    case is UnitMass: isMetric ? [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams] : [UnitMass.pounds, UnitMass.ounces]
    case is UnitEnergy: usage == "food" ? [UnitEnergy.kilocalories] : []
    case is UnitPressure where usage == "baromtrc": [isUS ? UnitPressure.inchesOfMercury : UnitPressure.hectopascals]
    default: []
    }
  }

  private func speed(_ usage: String) -> UnitSpeed {
    if usage == "wind", ["DK", "FI", "JP", "KR", "NO", "PL", "RU", "SE"].contains(region) { return .metersPerSecond }
    return isMetric ? .kilometersPerHour : .milesPerHour
  }

  private func lengths(_ usage: String) -> [UnitLength] {
    switch usage {
    case "road": isMetric ? [.kilometers, .meters] : isUS ? [.miles, .feet] : [.miles, .yards]
    case "person", "personheight": isMetric || !isUS ? [.centimeters] : [.feet, .inches]
    case "visiblty": isMetric ? [.kilometers, .meters] : [.miles, .feet]
    case "rainfall": isUS ? [.inches] : [.millimeters]
    case "snowfall": isUS ? [.inches] : [.centimeters]
    case "focallen": [.millimeters]
    default: isMetric ? [.kilometers, .meters, .centimeters] : [.miles, .feet, .inches]
    }
  }

  private static func largest(of units: [Dimension], _ value: Double, _ unit: Dimension) -> (value: Double, unit: Dimension) {
    guard let smallest = units.last else { return (value, unit) }
    let base = unit.converter.baseUnitValue(fromValue: value)
    func converted(_ unit: Dimension) -> Double { unit.converter.value(fromBaseUnitValue: base) }
    let chosen = units.first { abs(converted($0)) >= 1 } ?? smallest
    return (converted(chosen), chosen)
  }
}
