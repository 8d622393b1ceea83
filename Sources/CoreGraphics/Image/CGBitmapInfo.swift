/// The layout of a bitmap's pixels: alpha info, byte order, and whether components are floats.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(alpha: CGImageAlphaInfo, component: CGBitmapInfo = [], byteOrder: CGImageByteOrderInfo = .orderDefault) {
    self.init(rawValue: alpha.rawValue | component.rawValue | byteOrder.rawValue)
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xf00)
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrderDefault: CGBitmapInfo = []
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none }
  public var byteOrder: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: rawValue & CGBitmapInfo.byteOrderMask.rawValue) ?? .orderDefault
  }
}
