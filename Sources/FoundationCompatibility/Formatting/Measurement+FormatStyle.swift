extension Measurement where UnitType: Dimension {
  /// Writes measurements in the units of a region (Apple: Measurement.FormatStyle). Foundation on Linux lacks it.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit: `5 kilometers`, `5 km` or `5km`.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let name: String
      public static var wide: Self { Self(name: "wide") }
      public static var abbreviated: Self { Self(name: "abbreviated") }
      public static var narrow: Self { Self(name: "narrow") }

      var width: MeasurementWords.Width { self == .wide ? .wide : self == .narrow ? .narrow : .abbreviated }
    }

    public var width: UnitWidth
    public var locale: Locale
    /// The purpose, which decides the unit; nil keeps the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number. Without one, a number of a chosen unit has two digits or no fraction.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesScale = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ measurement: Measurement<UnitType>) -> String {
      var value = measurement.value
      var unit: Dimension = measurement.unit
      let keepsUnit = usage.map { $0 == .asProvided } ?? true
      if !keepsUnit { (value, unit) = PreferredUnits(locale).converted(value, unit, usage: usage?.name ?? "") }
      let style =
        numberFormatStyle
        ?? (keepsUnit ? .number : abs(value) < 10 ? .number.precision(.significantDigits(1...2)) : .number.precision(.fractionLength(0)))
      return MeasurementWords.text(value.formatted(style.locale(locale)), isOne: value == 1, unit, width.width, hidesScale: hidesScale)
    }
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Self {
    style.format(self)
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether temperatures have the degree sign alone.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
    hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }
}

extension FormatStyle {
  /// `measurement.formatted(.measurement(width: .wide))`.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature>? = .general,
    hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
