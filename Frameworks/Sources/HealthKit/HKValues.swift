// The values of categories, and the keys of metadata.

public enum HKCategoryValue: Int, Sendable { case notApplicable }
public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
}
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified, notPresent, mild, moderate, severe }
public enum HKCategoryValuePresence: Int, Sendable { case present, notPresent }
public enum HKCategoryValueAppetiteChanges: Int, Sendable { case unspecified, noChange, decreased, increased }
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable { case dry = 1, sticky, creamy, watery, eggWhite }
public enum HKCategoryValueOvulationTestResult: Int, Sendable { case negative = 1, luteinizingHormoneSurge, indeterminate, estrogenSurge }
public enum HKCategoryValuePregnancyTestResult: Int, Sendable { case negative = 1, positive, indeterminate }
public enum HKCategoryValueContraceptive: Int, Sendable {
  case unspecified = 1, implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}
public enum HKHeartRateMotionContext: Int, Sendable { case notSet, sedentary, active }
public enum HKHeartRateSensorLocation: Int, Sendable { case other, chest, wrist, finger, hand, earLobe, foot }
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
  case other, armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery, forehead
}
public enum HKWeatherCondition: Int, Sendable {
  case none, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow, hail, sleet, freezingDrizzle
  case freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet, mixedSnowAndSleet, drizzle, scatteredShowers, showers
  case thunderstorms, tropicalStorm, hurricane, tornado
}
public enum HKBloodGlucoseMealTime: Int, Sendable { case preprandial = 1, postprandial }
public enum HKInsulinDeliveryReason: Int, Sendable { case basal = 1, bolus }
public enum HKSwimmingStrokeStyle: Int, Sendable { case unknown, mixed, freestyle, backstroke, breaststroke, butterfly, kickboard = 6 }

public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyDeviceName = "HKDeviceName"
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
public let HKMetadataKeyLapLength = "HKLapLength"
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
