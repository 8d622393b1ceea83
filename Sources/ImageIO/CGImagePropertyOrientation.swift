/// How a picture must be turned to be upright (Apple: CGImagePropertyOrientation). The numbers are EXIF's.
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
