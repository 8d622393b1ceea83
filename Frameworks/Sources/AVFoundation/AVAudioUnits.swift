public import AudioToolbox
public import Foundation

// Effects of the audio engine. Their parameters are stored; nothing is played.

open class AVAudioUnit: AVAudioNode {
  open var name: String { "\(type(of: self))" }
  open var manufacturerName: String { "" }
  open var version: Int { 0 }
  open var audioComponentDescription: AudioComponentDescription { AudioComponentDescription() }
  open func loadPreset(at url: URL) throws { throw AVError(.unknown) }
}
open class AVAudioUnitEffect: AVAudioUnit {
  open var bypass = false
  public override init() { super.init() }
  public init(audioComponentDescription: AudioComponentDescription) { super.init() }
}
open class AVAudioUnitTimeEffect: AVAudioUnit {
  open var bypass = false
  public override init() { super.init() }
  public init(audioComponentDescription: AudioComponentDescription) { super.init() }
}
open class AVAudioUnitGenerator: AVAudioUnit {
  open var bypass = false
}
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  open var rate: Float = 1
  open var pitch: Float = 0
  open var overlap: Float = 8
}
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  open var rate: Float = 1
}
open class AVAudioUnitDelay: AVAudioUnitEffect {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var lowPassCutoff: Float = 15_000
  open var wetDryMix: Float = 100
}
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2
  case mediumHall3, largeHall2
}
open class AVAudioUnitReverb: AVAudioUnitEffect {
  open var wetDryMix: Float = 0
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2
  case multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2
  case multiEchoTight1, multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference, speechGoldenPi
  case speechRadioTower, speechWaves
}
open class AVAudioUnitDistortion: AVAudioUnitEffect {
  open var preGain: Float = -6
  open var wetDryMix: Float = 50
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf
  case resonantHighShelf
}
open class AVAudioUnitEQFilterParameters: NSObject {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 1000
  open var bandwidth: Float = 0.5
  open var gain: Float = 0
  open var bypass = true
}
open class AVAudioUnitEQ: AVAudioUnitEffect {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0
  public init(numberOfBands: Int) {
    bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
  public override convenience init() { self.init(numberOfBands: 1) }
}
open class AVAudioUnitMIDIInstrument: AVAudioUnit {
  public override init() { super.init() }
  public init(audioComponentDescription: AudioComponentDescription) { super.init() }
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
  open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
  open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
  open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
  open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}
}
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
  open var stereoPan: Float = 0
  open var overallGain: Float = 0
  open var globalTuning: Float = 0
  open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws { throw AVError(.unknown) }
  open func loadInstrument(at instrumentURL: URL) throws { throw AVError(.unknown) }
  open func loadAudioFiles(at audioFiles: [URL]) throws { throw AVError(.unknown) }
}
open class AVAudioEnvironmentNode: AVAudioNode {
  open var outputVolume: Float = 1
  public override init() { super.init() }
}
/// Apple: AVAudioSourceNode.
open class AVAudioSourceNode: AVAudioNode {
  public override init() { super.init() }
}
