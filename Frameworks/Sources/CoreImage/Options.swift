/// The options of a context (Apple: CIContextOption). They have no effect on Linux.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  public static let name = CIContextOption(rawValue: "kCIContextName")
  public static let memoryLimit = CIContextOption(rawValue: "kCIContextMemoryLimit")
}

/// The options for creating an image (Apple: CIImageOption).
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
  public static let toneMapHDRtoSDR = CIImageOption(rawValue: "kCIImageToneMapHDRtoSDR")
  public static let nearestSampling = CIImageOption(rawValue: "kCIImageNearestSampling")
  public static let properties = CIImageOption(rawValue: "kCIImageProperties")
  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
  public static let auxiliaryDepth = CIImageOption(rawValue: "kCIImageAuxiliaryDepth")
  public static let auxiliaryDisparity = CIImageOption(rawValue: "kCIImageAuxiliaryDisparity")
  public static let auxiliaryPortraitEffectsMatte = CIImageOption(rawValue: "kCIImageAuxiliaryPortraitEffectsMatte")
  public static let expandToHDR = CIImageOption(rawValue: "kCIImageExpandToHDR")
}

/// The options for writing an image to a file (Apple: CIImageRepresentationOption).
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let avDepthData = CIImageRepresentationOption(rawValue: "kCIImageRepresentationAVDepthData")
  public static let avPortraitEffectsMatte = CIImageRepresentationOption(rawValue: "kCIImageRepresentationAVPortraitEffectsMatte")
  public static let depthImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDepthImage")
  public static let disparityImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDisparityImage")
  public static let portraitEffectsMatteImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationPortraitEffectsMatteImage")
  static let lossyCompressionQuality = CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")
}

/// The options for automatic adjustments, of which there are none (Apple: CIImageAutoAdjustmentOption).
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
  public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
  public static let features = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustFeatures")
  public static let crop = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustCrop")
  public static let level = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustLevel")
}
