// Sendable, as `Formatter` requires on Linux. Like Foundation's formatters, it must be configured before several threads use it.
/// Writes measurements in the units of a region (Apple: MeasurementFormatter). Foundation on Linux declares it unavailable.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Keeps the unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Takes the largest unit in which the value is at least 1.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Writes temperatures with the degree sign alone.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  /// The length of the unit: `5km`, `5 km` or `5 kilometers`.
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .autoupdatingCurrent
  private var ownNumberFormatter: NumberFormatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes the number: decimal and in the language of `locale`, unless another is set.
  open var numberFormatter: NumberFormatter! {
    get {
      if let ownNumberFormatter { return ownNumberFormatter }
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      formatter.locale = locale
      return formatter
    }
    set { ownNumberFormatter = newValue }
  }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String { text(measurement.value, measurement.unit) }

  open func string(from unit: Unit) -> String { MeasurementWords.name(of: unit, width) }

  open override func string(for obj: Any) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) } ?? (obj as? NSMeasurement).map { text($0.doubleValue, $0.unit) }
  }

  private var width: MeasurementWords.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .wide
    default: .abbreviated
    }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    var (value, unit) = (value, unit)
    if let dimension = unit as? Dimension, !unitOptions.contains(.providedUnit) {
      let preferred = PreferredUnits(locale ?? .autoupdatingCurrent)
      (value, unit) =
        unitOptions.contains(.naturalScale) ? preferred.scaled(value, dimension) : preferred.converted(value, dimension, usage: "default")
    }
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return MeasurementWords.text(number, isOne: value == 1, unit, width, hidesScale: unitOptions.contains(.temperatureWithoutUnit))
  }
}
