public import CoreVideo
public import Foundation

/// A sample at a time, which may contain a picture. Linux has no capture devices that create samples (Apple: CMSampleBuffer).
open class CMSampleBuffer: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let imageBuffer: CVImageBuffer?
  public let presentationTimeStamp: CMTime
  open var duration: CMTime { .invalid }
  open var isValid: Bool { imageBuffer != nil }
  init(imageBuffer: CVImageBuffer?, presentationTimeStamp: CMTime) {
    self.imageBuffer = imageBuffer
    self.presentationTimeStamp = presentationTimeStamp
  }
}
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.imageBuffer == nil ? 0 : 1 }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }

extension CMSampleBuffer {
  public var numSamples: Int { CMSampleBufferGetNumSamples(self) }
  /// Returns the times of the samples. A single entry applies to all of them.
  public func sampleTimingInfos() throws -> [CMSampleTimingInfo] {
    isValid ? [CMSampleTimingInfo(duration: duration, presentationTimeStamp: presentationTimeStamp, decodeTimeStamp: .invalid)] : []
  }
  public func outputSampleTimingInfos() throws -> [CMSampleTimingInfo] { try sampleTimingInfos() }
}

/// The times of a sample (Apple: CMSampleTimingInfo).
public struct CMSampleTimingInfo: Sendable {
  public var duration: CMTime
  public var presentationTimeStamp: CMTime
  public var decodeTimeStamp: CMTime
  public init() { self = .invalid }
  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    self.duration = duration
    self.presentationTimeStamp = presentationTimeStamp
    self.decodeTimeStamp = decodeTimeStamp
  }
  public static let invalid = CMSampleTimingInfo(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid)
}

/// The format of samples (Apple: CMFormatDescription).
open class CMFormatDescription: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let dimensions: CMVideoDimensions
  init(dimensions: CMVideoDimensions) { self.dimensions = dimensions }
  /// A description without dimensions.
  package static let empty = CMFormatDescription(dimensions: CMVideoDimensions())
}
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
public struct CMVideoDimensions: Equatable, Sendable {
  public var width: Int32
  public var height: Int32
  public init() { self.init(width: 0, height: 0) }
  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }
}
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }
