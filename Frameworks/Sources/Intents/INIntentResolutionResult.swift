public import Foundation

/// The result of resolving a parameter of an intent. Nothing on Linux asks for one (Apple: INIntentResolutionResult).
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public required override init() {}
  open class func needsValue() -> Self { self.init() }
  open class func notRequired() -> Self { self.init() }
  open class func unsupported() -> Self { self.init() }
  open class func unsupported(withReason reason: Int) -> Self { self.init() }
  open class func confirmationRequired(withItemToConfirm itemToConfirm: Any, forReason reason: Int) -> Self { self.init() }
}

/// Apple: INStringResolutionResult.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedString: String) -> Self { self.init() }
  open class func confirmationRequired(with stringToConfirm: String?) -> Self { self.init() }
  open class func disambiguation(with candidates: [String]) -> Self { self.init() }
}
/// Apple: INBooleanResolutionResult.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedValue: Bool) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: Bool?) -> Self { self.init() }
}
/// Apple: INIntegerResolutionResult.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedValue: Int) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: Int?) -> Self { self.init() }
}
/// Apple: INDoubleResolutionResult.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedValue: Double) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: Double?) -> Self { self.init() }
}
/// Apple: INTimeIntervalResolutionResult.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedTimeInterval: TimeInterval) -> Self { self.init() }
  open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval?) -> Self { self.init() }
}
/// Apple: INURLResolutionResult.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedURL: URL) -> Self { self.init() }
  open class func confirmationRequired(with urlToConfirm: URL?) -> Self { self.init() }
  open class func disambiguation(with candidates: [URL]) -> Self { self.init() }
}
/// Apple: INDateComponentsResolutionResult.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedDateComponents: DateComponents) -> Self { self.init() }
  open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self { self.init() }
  open class func disambiguation(with candidates: [DateComponents]) -> Self { self.init() }
}
/// Apple: INPersonResolutionResult.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedPerson: INPerson) -> Self { self.init() }
  open class func confirmationRequired(with personToConfirm: INPerson?) -> Self { self.init() }
  open class func disambiguation(with candidates: [INPerson]) -> Self { self.init() }
}
/// Apple: INSpeakableStringResolutionResult.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedSpeakableString: INSpeakableString) -> Self { self.init() }
  open class func confirmationRequired(with speakableStringToConfirm: INSpeakableString?) -> Self { self.init() }
  open class func disambiguation(with candidates: [INSpeakableString]) -> Self { self.init() }
}
/// Apple: INObjectResolutionResult.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedObject: INObject) -> Self { self.init() }
  open class func confirmationRequired(with objectToConfirm: INObject?) -> Self { self.init() }
  open class func disambiguation(with candidates: [INObject]) -> Self { self.init() }
}
/// Apple: INTemperatureResolutionResult.
open class INTemperatureResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self { self.init() }
  open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self { self.init() }
}
/// Apple: INLengthResolutionResult.
open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedLength: Measurement<UnitLength>) -> Self { self.init() }
  open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self { self.init() }
}
/// Apple: INMassResolutionResult.
open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedMass: Measurement<UnitMass>) -> Self { self.init() }
  open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self { self.init() }
}
/// Apple: INVolumeResolutionResult.
open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self { self.init() }
  open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self { self.init() }
}
/// Apple: INSpeedResolutionResult.
open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self { self.init() }
  open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self { self.init() }
}
/// Apple: INEnergyResolutionResult.
open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self { self.init() }
  open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self { self.init() }
}
/// Apple: INEnumResolutionResult.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  // Unchecked: the class has no state.
  open class func success(with resolvedValue: Int) -> Self { self.init() }
  open class func confirmationRequired(with valueToConfirm: Int) -> Self { self.init() }
}
