public import CoreGraphics

// The options of image destinations.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
public let kCGImageDestinationOptimizeColorForSharing: CFString = "kCGImageDestinationOptimizeColorForSharing"
public let kCGImageDestinationMetadata: CFString = "kCGImageDestinationMetadata"
public let kCGImageDestinationMergeMetadata: CFString = "kCGImageDestinationMergeMetadata"
public let kCGImageDestinationDateTime: CFString = "kCGImageDestinationDateTime"
public let kCGImageDestinationOrientation: CFString = "kCGImageDestinationOrientation"
public let kCGImageDestinationPreserveGainMap: CFString = "kCGImageDestinationPreserveGainMap"
public let kCGImageMetadataShouldExcludeXMP: CFString = "kCGImageMetadataShouldExcludeXMP"
public let kCGImageMetadataShouldExcludeGPS: CFString = "kCGImageMetadataShouldExcludeGPS"
