import FoundationCompatibility

// The values of Core Audio.

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AudioChannelLayoutTag = UInt32
public typealias AudioUnitParameterID = UInt32
public typealias AUValue = Float
public typealias MusicTimeStamp = Double

public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 16
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
public let kLinearPCMFormatFlagIsFloat = kAudioFormatFlagIsFloat
public let kLinearPCMFormatFlagIsBigEndian = kAudioFormatFlagIsBigEndian
public let kLinearPCMFormatFlagIsSignedInteger = kAudioFormatFlagIsSignedInteger
public let kLinearPCMFormatFlagIsPacked = kAudioFormatFlagIsPacked
public let kLinearPCMFormatFlagIsNonInterleaved = kAudioFormatFlagIsNonInterleaved

/// The format of a stream of audio (Apple: AudioStreamBasicDescription).
public struct AudioStreamBasicDescription: Sendable {
  public var mSampleRate: Double
  public var mFormatID: AudioFormatID
  public var mFormatFlags: AudioFormatFlags
  public var mBytesPerPacket: UInt32
  public var mFramesPerPacket: UInt32
  public var mBytesPerFrame: UInt32
  public var mChannelsPerFrame: UInt32
  public var mBitsPerChannel: UInt32
  public var mReserved: UInt32
  public init() {
    self.init(
      mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0, mChannelsPerFrame: 0,
      mBitsPerChannel: 0, mReserved: 0)
  }
  public init(
    mSampleRate: Double, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32, mFramesPerPacket: UInt32,
    mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
  ) {
    self.mSampleRate = mSampleRate
    self.mFormatID = mFormatID
    self.mFormatFlags = mFormatFlags
    self.mBytesPerPacket = mBytesPerPacket
    self.mFramesPerPacket = mFramesPerPacket
    self.mBytesPerFrame = mBytesPerFrame
    self.mChannelsPerFrame = mChannelsPerFrame
    self.mBitsPerChannel = mBitsPerChannel
    self.mReserved = mReserved
  }
}
public struct AudioBuffer {
  public var mNumberChannels: UInt32
  public var mDataByteSize: UInt32
  public var mData: UnsafeMutableRawPointer?
  public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
  }
}
public struct AudioBufferList {
  public var mNumberBuffers: UInt32
  public var mBuffers: AudioBuffer
  public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) { (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers) }
}
public struct AudioComponentDescription: Equatable, Sendable {
  public var componentType: OSType
  public var componentSubType: OSType
  public var componentManufacturer: OSType
  public var componentFlags: UInt32
  public var componentFlagsMask: UInt32
  public init() {
    self.init(componentType: 0, componentSubType: 0, componentManufacturer: 0, componentFlags: 0, componentFlagsMask: 0)
  }
  public init(
    componentType: OSType, componentSubType: OSType, componentManufacturer: OSType, componentFlags: UInt32, componentFlagsMask: UInt32
  ) {
    self.componentType = componentType
    self.componentSubType = componentSubType
    self.componentManufacturer = componentManufacturer
    self.componentFlags = componentFlags
    self.componentFlagsMask = componentFlagsMask
  }
}
public let kAudioUnitType_Effect: OSType = 0x6175_6678
public let kAudioUnitType_MusicDevice: OSType = 0x6175_6D75
public let kAudioUnitType_Output: OSType = 0x6175_6F75
public let kAudioUnitManufacturer_Apple: OSType = 0x6170_706C
public let kAudioUnitSubType_RemoteIO: OSType = 0x7269_6F63
public let kAUSampler_DefaultPercussionBankMSB: UInt8 = 0x78
public let kAUSampler_DefaultMelodicBankMSB: UInt8 = 0x79
public let kAUSampler_DefaultBankLSB: UInt8 = 0
