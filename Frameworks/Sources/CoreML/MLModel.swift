import Foundation

/// A model, which cannot be loaded, since there is nothing on Linux that runs it (Apple: MLModel).
open class MLModel: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  /// Throws `MLModelError.io`.
  public init(contentsOf url: URL) throws { throw MLModelError(.io) }
  /// Throws `MLModelError.io`.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void
  ) { DispatchQueue.main.async { handler(.failure(MLModelError(.io))) } }
  open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
    throw MLModelError(.io)
  }
  /// Throws `MLModelError.io`: nothing compiles models.
  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
  open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError(.io) }
  open class func compileModel(at modelURL: URL, completionHandler handler: @escaping @Sendable (Result<URL, any Error>) -> Void) {
    DispatchQueue.main.async { handler(.failure(MLModelError(.io))) }
  }
  open class var availableComputeDevices: [MLComputeDevice] { [] }

  open var modelDescription: MLModelDescription { MLModelDescription() }
  open var configuration: MLModelConfiguration { MLModelConfiguration() }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
  open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) async throws -> any MLFeatureProvider { throw MLModelError(.generic) }
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider { throw MLModelError(.generic) }
  open func predictions(from inputBatch: any MLBatchProvider, options: MLPredictionOptions) throws -> any MLBatchProvider {
    throw MLModelError(.generic)
  }
  open func parameterValue(for key: MLParameterKey) throws -> Any { throw MLModelError(.parameters) }
}
/// Apple: MLComputeDevice.
public enum MLComputeDevice: Sendable { case cpu, gpu, neuralEngine }
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
/// Apple: MLModelConfiguration.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var computeUnits = MLComputeUnits.all
  open var allowLowPrecisionAccumulationOnGPU = false
  open var modelDisplayName: String?
  open var parameters: [MLParameterKey: Any]?
  open var functionName: String?
}
/// Apple: MLPredictionOptions.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var usesCPUOnly = false
  open var outputBackings: [String: Any] = [:]
}
/// Apple: MLParameterKey.
open class MLParameterKey: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let name: String
  init(_ name: String) { self.name = name }
  open class var learningRate: MLParameterKey { MLParameterKey("learningRate") }
  open class var momentum: MLParameterKey { MLParameterKey("momentum") }
  open class var miniBatchSize: MLParameterKey { MLParameterKey("miniBatchSize") }
  open class var epochs: MLParameterKey { MLParameterKey("epochs") }
  open class var shuffle: MLParameterKey { MLParameterKey("shuffle") }
  open class var seed: MLParameterKey { MLParameterKey("seed") }
  open override func isEqual(_ object: Any?) -> Bool { (object as? MLParameterKey)?.name == name }
  open override var hash: Int { name.hashValue }
}
/// Apple: MLModelDescription.
open class MLModelDescription: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var predictedFeatureName: String? { nil }
  open var predictedProbabilitiesName: String? { nil }
  open var metadata: [MLModelMetadataKey: Any] { [:] }
  open var classLabels: [Any]? { nil }
  open var isUpdatable: Bool { false }
}
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
  public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}
/// Apple: MLFeatureDescription.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var name: String { "" }
  open var type: MLFeatureType { .invalid }
  open var isOptional: Bool { false }
  open var imageConstraint: MLImageConstraint? { nil }
  open var multiArrayConstraint: MLMultiArrayConstraint? { nil }
  open func isAllowedValue(_ value: MLFeatureValue) -> Bool { false }
}
open class MLImageConstraint: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var pixelsWide: Int { 0 }
  open var pixelsHigh: Int { 0 }
  open var pixelFormatType: OSType { kCVPixelFormatType_32BGRA }
}
open class MLMultiArrayConstraint: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var shape: [NSNumber] { [] }
  open var dataType: MLMultiArrayDataType { .double }
}

public let MLModelErrorDomain = "com.apple.CoreML"
/// Apple: MLModelError.
public struct MLModelError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case generic = 0, featureType, io = 3, customLayer, customModel, update, parameters, modelDecryptionKeyFetch, modelDecryption
    case modelCollection, predictionCancelled
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? MLModelError)?.code == code }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MLModelErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { code == .io ? "Models cannot be loaded: there is no Core ML on Linux" : "\(code)" }
  public static var generic: Code { .generic }
  public static var featureType: Code { .featureType }
  public static var io: Code { .io }
}
