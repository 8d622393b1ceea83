public import Foundation

/// A pattern of events. Stored; it cannot be played (Apple: CHHapticPattern).
open class CHHapticPattern: NSObject {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let version = Key(rawValue: "Version")
    public static let pattern = Key(rawValue: "Pattern")
    public static let event = Key(rawValue: "Event")
    public static let eventType = Key(rawValue: "EventType")
    public static let time = Key(rawValue: "Time")
    public static let eventDuration = Key(rawValue: "EventDuration")
    public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
    public static let eventParameters = Key(rawValue: "EventParameters")
    public static let parameter = Key(rawValue: "Parameter")
    public static let parameterID = Key(rawValue: "ParameterID")
    public static let parameterValue = Key(rawValue: "ParameterValue")
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
  }
  let events: [CHHapticEvent]
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { self.events = events }
  public init(dictionary patternDict: [Key: Any]) throws { events = [] }
  public init(contentsOf ahapURL: URL) throws { throw CHHapticError(.notSupported) }
  open func exportDictionary() throws -> [Key: Any] { throw CHHapticError(.notSupported) }
}

/// Apple: CHHapticEvent.
open class CHHapticEvent: NSObject {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public convenience init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) {
    self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
  }
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}
open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}
open class CHHapticDynamicParameter: NSObject {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    public static let audioPanControl = ID(rawValue: "AudioPanControl")
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
  }
  public let parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}
open class CHHapticParameterCurve: NSObject {
  open class ControlPoint: NSObject {
    open var relativeTime: TimeInterval
    open var value: Float
    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
    }
  }
  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  open var relativeTime: TimeInterval
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}
