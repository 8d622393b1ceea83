/// The colours and images of a surface. Stored; have no effect on Linux (Apple: SCNMaterial).
open class SCNMaterial: NSObject {
  open var name: String?
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
  public let multiply = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let displacement = SCNMaterialProperty()
  public let ambientOcclusion = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  open var shininess: CGFloat = 1
  open var transparency: CGFloat = 1
  open var lightingModel = LightingModel.blinn
  open var isLitPerPixel = true
  open var isDoubleSided = false
  open var fillMode = SCNFillMode.fill
  open var cullMode = SCNCullMode.back
  open var writesToDepthBuffer = true
  open var readsFromDepthBuffer = true
  open var colorBufferWriteMask = SCNColorMask.all

  public override init() { super.init() }

  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
  }
}

open class SCNMaterialProperty: NSObject {
  /// A colour, an image, a layer, a name or a number. Default: white.
  open var contents: Any? = UIColor.white
  open var intensity: CGFloat = 1
  open var contentsTransform = SCNMatrix4()
  open var wrapS = SCNWrapMode.clamp
  open var wrapT = SCNWrapMode.clamp
  open var minificationFilter = SCNFilterMode.linear
  open var magnificationFilter = SCNFilterMode.linear
  open var mipFilter = SCNFilterMode.nearest
  open var mappingChannel = 0
  open var maxAnisotropy: CGFloat = 1
  public override init() { super.init() }
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
}

public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
public enum SCNFilterMode: Int, Sendable { case none, nearest, linear }
public enum SCNFillMode: UInt, Sendable { case fill, lines }
public enum SCNCullMode: Int, Sendable { case back, front }
public struct SCNColorMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let red = SCNColorMask(rawValue: 8), green = SCNColorMask(rawValue: 4), blue = SCNColorMask(rawValue: 2)
  public static let alpha = SCNColorMask(rawValue: 1), all = SCNColorMask(rawValue: 15)
}
