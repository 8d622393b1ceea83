import Foundation
import FoundationCompatibility
import Testing

/// Tests measurements as texts, which Foundation on Linux does not write.
@Suite struct MeasurementTests {
  private let us = Locale(identifier: "en_US"), germany = Locale(identifier: "de_DE"), sweden = Locale(identifier: "sv_SE")

  @Test func regionsHaveTheirUnits() {
    let warm = Measurement(value: 298.15, unit: UnitTemperature.kelvin)
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(warm.formatted(.measurement(width: .abbreviated, numberFormatStyle: whole).locale(us)) == "77°F")
    #expect(warm.formatted(.measurement(width: .narrow, numberFormatStyle: whole).locale(germany)) == "25°C")
    #expect(warm.formatted(.measurement(hidesScaleName: true).locale(us)) == "77°")
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .wide, usage: .road).locale(us)) == "3.1 miles")
    #expect(way.formatted(.measurement(width: .wide, usage: .road).locale(germany)) == "5 kilometers")
    #expect((way * 0.06).formatted(.measurement(width: .narrow, usage: .road).locale(germany)) == "300m")
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(us)) == "5 km")
    let wind = Measurement(value: 5.4, unit: UnitSpeed.metersPerSecond)
    #expect(wind.formatted(.measurement(width: .abbreviated, usage: .wind).locale(us)) == "12 mph")
    #expect(wind.formatted(.measurement(width: .abbreviated, usage: .wind).locale(sweden)) == "5,4 m/s")
  }

  @Test func aFormatterWritesTheUnitThatItsOptionsAskFor() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
    formatter.unitOptions = .naturalScale
    #expect(formatter.string(from: Measurement(value: 90, unit: UnitDuration.minutes)) == "1.5 hr")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitDuration.minutes)) == "1 minute")
    #expect(formatter.string(from: UnitLength.meters) == "meters")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    formatter.unitStyle = .short
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
  }

  @Test func theNumberHasTheLanguageOrTheFormatterThatIsSet() {
    let formatter = MeasurementFormatter()
    formatter.locale = germany
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 1.5, unit: UnitMass.kilograms)) == "1,5 kg")
    formatter.numberFormatter = NumberFormatter()
    #expect(formatter.string(from: Measurement(value: 1.6, unit: UnitMass.kilograms)) == "2 kg")
  }
}
