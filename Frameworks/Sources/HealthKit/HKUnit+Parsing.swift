import Foundation

extension HKUnit {
  /// Parses products (`·`, `*`, `.`), quotients, powers (`^2`) and parentheses; nil for unknown units.
  static func parse(_ text: String) -> [String: Int]? {
    var rest = Substring(text.filter { !$0.isWhitespace })
    guard let powers = product(&rest), rest.isEmpty else { return nil }
    return powers
  }

  private static func product(_ rest: inout Substring) -> [String: Int]? {
    var result: [String: Int] = [:]
    var sign = 1
    while true {
      guard let factor = factor(&rest) else { return nil }
      result.merge(factor.mapValues { $0 * sign }, uniquingKeysWith: +)
      switch rest.first {
      case "/": sign = -1
      case "·", "*", ".": sign = 1
      default: return result.filter { $0.value != 0 }
      }
      rest.removeFirst()
    }
  }

  private static func factor(_ rest: inout Substring) -> [String: Int]? {
    var powers: [String: Int]
    if rest.first == "(" {
      rest.removeFirst()
      guard let inner = product(&rest), rest.first == ")" else { return nil }
      rest.removeFirst()
      powers = inner
    } else {
      var symbol = rest.prefix { !"/·*.^()".contains($0) }
      // The formula in `mmol<180.1558800000541>` has a point.
      if symbol.contains("<"), let end = rest.firstIndex(of: ">") { symbol = rest[...end] }
      guard !symbol.isEmpty else { return nil }
      rest.removeFirst(symbol.count)
      if symbol == "1" {
        powers = [:]
      } else {
        guard simple(String(symbol)) != nil else { return nil }
        powers = [String(symbol): 1]
      }
    }
    guard rest.first == "^" else { return powers }
    rest.removeFirst()
    let digits = rest.prefix { $0.isNumber || $0 == "-" }
    rest.removeFirst(digits.count)
    guard let power = Int(digits) else { return nil }
    return powers.mapValues { $0 * power }
  }

  /// Returns the dimension of a unit without powers, and the number of base units in it: metres, grams, seconds, litres, joules, kelvins.
  static func simple(_ symbol: String) -> (dimension: String, scale: Double)? {
    if let unit = units[symbol] { return unit }
    if symbol.contains("mol<"), let start = symbol.firstIndex(of: "<"), let mass = Double(symbol[symbol.index(after: start)...].dropLast())
    {
      let prefix = symbol.prefix(while: { $0 != "<" }).dropLast(3)
      guard let factor = prefix.isEmpty ? 1 : prefixes[String(prefix)] else { return nil }
      return ("mass", mass * factor)
    }
    for (prefix, factor) in prefixes where symbol.hasPrefix(prefix) {
      let base = String(symbol.dropFirst(prefix.count))
      if prefixed.contains(base), let unit = units[base] { return (unit.dimension, unit.scale * factor) }
    }
    return nil
  }

  static let prefixes: [String: Double] = [
    "f": 1e-15, "p": 1e-12, "n": 1e-9, "mc": 1e-6, "m": 1e-3, "c": 1e-2, "d": 0.1, "da": 10, "h": 100, "k": 1e3, "M": 1e6, "G": 1e9,
    "T": 1e12,
  ]
  /// The units that take prefixes.
  private static let prefixed: Set = ["g", "m", "L", "l", "J", "cal", "Pa", "s", "S", "Hz", "W", "V", "Gy", "D", "lx", "cd"]
  private static let units: [String: (dimension: String, scale: Double)] = [
    "g": ("mass", 1), "oz": ("mass", 28.349523125), "lb": ("mass", 453.59237), "st": ("mass", 6350.29318),
    "m": ("length", 1), "in": ("length", 0.0254), "ft": ("length", 0.3048), "yd": ("length", 0.9144), "mi": ("length", 1609.344),
    "L": ("volume", 1), "l": ("volume", 1), "fl_oz_us": ("volume", 0.0295735295625), "fl_oz_imp": ("volume", 0.0284130625),
    "pt_us": ("volume", 0.473176473), "pt_imp": ("volume", 0.56826125), "cup_us": ("volume", 0.2365882365),
    "cup_imp": ("volume", 0.284130625),
    "Pa": ("pressure", 1), "mmHg": ("pressure", 133.322387415), "inHg": ("pressure", 3386.388640341), "cmAq": ("pressure", 98.0665),
    "atm": ("pressure", 101_325), "dBASPL": ("sound", 1), "dBHL": ("hearing", 1),
    "s": ("time", 1), "min": ("time", 60), "hr": ("time", 3600), "d": ("time", 86400),
    "J": ("energy", 1), "cal": ("energy", 4.184), "Cal": ("energy", 4184),
    "K": ("temperature", 1), "degC": ("temperature", 1), "degF": ("temperature", 5 / 9),
    "S": ("conductance", 1), "count": ("count", 1), "%": ("count", 1), "IU": ("international", 1), "Hz": ("frequency", 1),
    "W": ("power", 1),
    "V": ("voltage", 1), "rad": ("angle", 1), "deg": ("angle", .pi / 180), "D": ("optical", 1), "appleEffortScore": ("effort", 1),
    "lx": ("illuminance", 1), "Gy": ("dose", 1), "cd": ("luminance", 1),
  ]
}
