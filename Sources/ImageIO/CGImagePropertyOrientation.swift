/// The rotation or mirroring that makes an image upright (Apple: CGImagePropertyOrientation). The values are those of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left
}
