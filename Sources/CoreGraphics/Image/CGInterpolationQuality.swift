internal import Raster

/// The resampling of an image: `none` uses the nearest pixel, all others interpolate between the four nearest.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3

  var filter: ImageFilter { self == .none ? .nearest : .linear }
}
