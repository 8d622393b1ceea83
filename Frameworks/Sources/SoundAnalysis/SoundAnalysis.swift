@_exported import AVFoundation
@_exported import CoreML
@_exported import FoundationCompatibility

/// Apple: SNRequest.
public protocol SNRequest: NSObjectProtocol {}
/// Apple: SNResult.
public protocol SNResult: NSObjectProtocol {}
/// Apple: SNResultsObserving.
public protocol SNResultsObserving: NSObjectProtocol {
  func request(_ request: any SNRequest, didProduce result: any SNResult)
  func request(_ request: any SNRequest, didFailWithError error: any Error)
  func requestDidComplete(_ request: any SNRequest)
}
extension SNResultsObserving {
  public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
  public func requestDidComplete(_ request: any SNRequest) {}
}
/// A request to classify sounds, which cannot be made, since there are no models (Apple: SNClassifySoundRequest).
open class SNClassifySoundRequest: NSObject, SNRequest {
  open var overlapFactor = 0.5
  open var windowDuration = CMTime(value: 1, timescale: 1)
  open var knownClassifications: [String] { [] }
  public init(mlModel: MLModel) throws { throw SNError(.invalidModel) }
  public init(classifierIdentifier: SNClassifierIdentifier) throws { throw SNError(.unknownError) }
}
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}
open class SNClassification: NSObject {
  open var identifier: String { "" }
  open var confidence: Double { 0 }
}
open class SNClassificationResult: NSObject, SNResult {
  open var classifications: [SNClassification] { [] }
  open var timeRange: CMTimeRange { .zero }
  open func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}
/// Analyzes nothing (Apple: SNAudioStreamAnalyzer).
open class SNAudioStreamAnalyzer: NSObject {
  public init(format: AVAudioFormat) {}
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws { throw SNError(.operationFailed) }
  open func remove(_ request: any SNRequest) {}
  open func removeAllRequests() {}
  open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}
  open func completeAnalysis() {}
}
/// Analyzes nothing (Apple: SNAudioFileAnalyzer).
open class SNAudioFileAnalyzer: NSObject {
  public init(url: URL) throws { throw SNError(.invalidFile) }
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws { throw SNError(.operationFailed) }
  open func analyze() {}
  open func analyze(completionHandler: (@Sendable (Bool) -> Void)?) { completionHandler?(false) }
  open func cancelAnalysis() {}
}
/// Apple: SNError.
public struct SNError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable { case unknownError = 1, operationFailed, invalidFormat, invalidModel, invalidFile }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.SoundAnalysis" }
  public var errorCode: Int { code.rawValue }
}
