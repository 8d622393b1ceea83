/// Whoever imports CoreGraphics gets `CGFloat`, `CGPoint`, `CGSize` and `CGRect`; on Linux Foundation owns them.
@_exported import FoundationCompatibility
