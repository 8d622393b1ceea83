/// Joins a number and its unit: "25°C", "5 km", "5 kilometers". Names and symbols of units are those of English in all languages.
enum MeasurementWords {
  enum Width: Hashable { case wide, abbreviated, narrow }

  /// - Parameters:
  ///   - number: the formatted value.
  ///   - isOne: whether the unit is in the singular.
  ///   - hidesScale: whether temperatures have a degree sign alone.
  static func text(_ number: String, isOne: Bool, _ unit: Unit, _ width: Width, hidesScale: Bool = false) -> String {
    if hidesScale, unit is UnitTemperature { return number + (width == .wide ? (isOne ? " degree" : " degrees") : "°") }
    let name = name(of: unit, width, isOne: isOne)
    // English writes degrees Fahrenheit with the sign alone where there is no room (CLDR).
    if width == .narrow, unit == UnitTemperature.fahrenheit { return number + "°" }
    let isJoined = width != .wide && (name.hasPrefix("°") || name.hasPrefix("%") || width == .narrow)
    return number + (isJoined ? "" : " ") + name
  }

  static func name(of unit: Unit, _ width: Width, isOne: Bool = false) -> String {
    let symbol = unit.symbol
    guard width == .wide else { return width == .abbreviated ? (unit is UnitDuration ? durations[symbol] : nil) ?? symbol : symbol }
    // Minutes have the symbol of metres.
    let names = unit is UnitDuration ? durationNames[symbol] : names[symbol]
    guard let names else { return symbol }
    return isOne ? names.0 : names.1
  }

  private static let durations = ["s": "sec", "m": "min", "h": "hr"]
  private static let durationNames = ["s": ("second", "seconds"), "m": ("minute", "minutes"), "h": ("hour", "hours")]

  private static let names = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "yd": ("yard", "yards"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "mg": ("milligram", "milligrams"), "t": ("metric ton", "metric tons"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "st": ("stone", "stones"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "m/s": ("meter per second", "meters per second"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "kn": ("knot", "knots"),
    "hPa": ("hectopascal", "hectopascals"), "kPa": ("kilopascal", "kilopascals"), "bar": ("bar", "bars"), "mbar": ("millibar", "millibars"),
    "inHg": ("inch of mercury", "inches of mercury"), "mmHg": ("millimeter of mercury", "millimeters of mercury"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"), "tsp": ("teaspoon", "teaspoons"),
    "tbsp": ("tablespoon", "tablespoons"), "fl oz": ("fluid ounce", "fluid ounces"), "cup": ("cup", "cups"),
    "kCal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"), "kJ": ("kilojoule", "kilojoules"), "J": ("joule", "joules"),
    "kWh": ("kilowatt-hour", "kilowatt-hours"), "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"), "°": ("degree", "degrees"),
  ]
}
