public import CoreMedia
public import Foundation

// The objects that a camera finds. There are none on Linux.

open class AVMetadataFaceObject: AVMetadataObject {
  open var faceID: Int { 0 }
  open var hasRollAngle: Bool { false }
  open var rollAngle: CGFloat { 0 }
  open var hasYawAngle: Bool { false }
  open var yawAngle: CGFloat { 0 }
}
open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let face = ObjectType(rawValue: "face")
    public static let codabar = ObjectType(rawValue: "Codabar"), gs1DataBar = ObjectType(rawValue: "GS1DataBar")
    public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
    public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
    public static let microPDF417 = ObjectType(rawValue: "MicroPDF417"), microQR = ObjectType(rawValue: "MicroQR")
    public static let humanBody = ObjectType(rawValue: "humanBody"), humanFullBody = ObjectType(rawValue: "humanFullBody")
    public static let dogBody = ObjectType(rawValue: "dogBody"), catBody = ObjectType(rawValue: "catBody")
    public static let salientObject = ObjectType(rawValue: "salientObject")
  }
  open var type: ObjectType { .qr }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }
  open var bounds: CGRect { .zero }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}
extension AVMetadataObject.ObjectType: _ObjectiveCBridgeable {
  // Programs write `type as NSString`.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout AVMetadataObject.ObjectType?) {
    result = AVMetadataObject.ObjectType(rawValue: "\(source)")
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout AVMetadataObject.ObjectType?) -> Bool {
    result = AVMetadataObject.ObjectType(rawValue: "\(source)")
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> AVMetadataObject.ObjectType {
    AVMetadataObject.ObjectType(rawValue: source.map { "\($0)" } ?? "")
  }
}
