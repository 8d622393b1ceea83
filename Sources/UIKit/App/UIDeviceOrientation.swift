/// The physical orientation of the device (Apple: UIDeviceOrientation).
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether there is an interface orientation for this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
