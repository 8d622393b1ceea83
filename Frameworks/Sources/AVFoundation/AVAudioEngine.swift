public import AudioToolbox
public import Foundation

/// A graph of audio nodes. It cannot be started, since there is no audio device (Apple: AVAudioEngine).
open class AVAudioEngine: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open var isRunning: Bool { false }
  open var isAutoShutdownEnabled = false
  open var musicSequence: OpaquePointer?
  open private(set) var isInManualRenderingMode = false
  open private(set) var manualRenderingMode = AVAudioEngineManualRenderingMode.offline
  open private(set) var manualRenderingFormat = AVAudioFormat()
  open private(set) var manualRenderingMaximumFrameCount: AVAudioFrameCount = 0
  open var manualRenderingSampleTime: AVAudioFramePosition { 0 }

  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }
  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {}
  open func connect(
    _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus, format: AVAudioFormat?
  ) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
  open func prepare() {}
  open func start() throws { throw AVError(.deviceNotConnected) }
  open func pause() {}
  open func reset() {}
  open func stop() {}
  open func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat, maximumFrameCount: AVAudioFrameCount
  ) throws {
    (isInManualRenderingMode, manualRenderingMode) = (true, mode)
    (manualRenderingFormat, manualRenderingMaximumFrameCount) = (pcmFormat, maximumFrameCount)
  }
  open func disableManualRenderingMode() { isInManualRenderingMode = false }
  open func renderOffline(_ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer) throws -> AVAudioEngineManualRenderingStatus {
    throw AVError(.deviceNotConnected)
  }
}
public enum AVAudioEngineManualRenderingMode: Int, Sendable { case offline, realtime }
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  case error = -1, success, insufficientDataFromInputNode, cannotDoInCurrentContext
}
extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = NSNotification.Name("AVAudioEngineConfigurationChangeNotification")
}

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// Apple: AVAudioNode.
open class AVAudioNode: NSObject {
  open fileprivate(set) weak var engine: AVAudioEngine?
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open var lastRenderTime: AVAudioTime? { nil }
  open var latency: TimeInterval { 0 }
  open func reset() {}
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}
open class AVAudioIONode: AVAudioNode {
  open var presentationLatency: TimeInterval { 0 }
  open private(set) var isVoiceProcessingEnabled = false
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}
open class AVAudioInputNode: AVAudioIONode {
  open var volume: Float = 1
  open var pan: Float = 0
}
open class AVAudioOutputNode: AVAudioIONode {}
open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
  public override init() { super.init() }
}
open class AVAudioConnectionPoint: NSObject {
  open private(set) weak var node: AVAudioNode?
  public let bus: AVAudioNodeBus
  public init(node: AVAudioNode, bus: AVAudioNodeBus) {
    self.node = node
    self.bus = bus
  }
}
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable { case dataConsumed, dataRendered, dataPlayedBack }
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
/// A node that plays nothing; the completion handlers are not called (Apple: AVAudioPlayerNode).
open class AVAudioPlayerNode: AVAudioNode {
  open var isPlaying: Bool { false }
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  public override init() { super.init() }
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {}
  open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil) {}
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {}
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
  open func play() {}
  open func play(at when: AVAudioTime?) {}
  open func pause() {}
  open func stop() {}
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}
/// Apple: AVAudioSequencer.
open class AVAudioSequencer: NSObject {
  open var isPlaying: Bool { false }
  open var rate: Float = 1
  open var currentPositionInSeconds: TimeInterval = 0
  open var currentPositionInBeats: TimeInterval = 0
  open var tracks: [AVMusicTrack] { [] }
  public override init() { super.init() }
  public init(audioEngine engine: AVAudioEngine) {}
  open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws { throw AVError(.unknown) }
  open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws { throw AVError(.unknown) }
  open func prepareToPlay() {}
  open func start() throws { throw AVError(.deviceNotConnected) }
  open func stop() {}
}
open class AVMusicTrack: NSObject {
  open var destinationAudioUnit: AVAudioUnit?
  open var isLoopingEnabled = false
  open var isMuted = false
  open var isSoloed = false
  open var lengthInBeats: MusicTimeStamp = 0
}
public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let smfChannelsToTracks = AVMusicSequenceLoadOptions(rawValue: 1)
}
