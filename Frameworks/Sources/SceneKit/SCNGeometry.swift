/// The shape of a node. It has a bounding box but no vertices (Apple: SCNGeometry).
open class SCNGeometry: NSObject {
  open var name: String?
  open var materials: [SCNMaterial] = []
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
  }
  open var subdivisionLevel = 0
  private var box: (min: SCNVector3, max: SCNVector3)?

  public override init() { super.init() }

  /// The width, height and length of the shape, which is centred on the origin.
  var extent: SCNVector3 { SCNVector3() }

  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get {
      let half = extent
      let corner = SCNVector3(half.x / 2, half.y / 2, half.z / 2)
      return box ?? (SCNVector3(-corner.x, -corner.y, -corner.z), corner)
    }
    set { box = newValue }
  }
  open var boundingSphere: (center: SCNVector3, radius: Float) {
    let (low, high) = boundingBox
    let (x, y, z) = (high.x - low.x, high.y - low.y, high.z - low.z)
    return (SCNVector3((low.x + high.x) / 2, (low.y + high.y) / 2, (low.z + high.z) / 2), (x * x + y * y + z * z).squareRoot() / 2)
  }
  open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: index) }
  open func removeMaterial(at index: Int) { materials.remove(at: index) }
  open func replaceMaterial(at index: Int, with material: SCNMaterial) { materials[index] = material }
  open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
}

open class SCNBox: SCNGeometry {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var length: CGFloat = 1
  open var chamferRadius: CGFloat = 0
  open var widthSegmentCount = 1
  open var heightSegmentCount = 1
  open var lengthSegmentCount = 1
  open var chamferSegmentCount = 5
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.init()
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
  }
  override var extent: SCNVector3 { SCNVector3(width, height, length) }
}

open class SCNSphere: SCNGeometry {
  open var radius: CGFloat = 0.5
  open var isGeodesic = false
  open var segmentCount = 48
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
  override var extent: SCNVector3 { SCNVector3(2 * radius, 2 * radius, 2 * radius) }
}

open class SCNPlane: SCNGeometry {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var cornerRadius: CGFloat = 0
  open var widthSegmentCount = 1
  open var heightSegmentCount = 1
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    (self.width, self.height) = (width, height)
  }
  override var extent: SCNVector3 { SCNVector3(width, height, 0) }
}

open class SCNCylinder: SCNGeometry {
  open var radius: CGFloat = 0.5
  open var height: CGFloat = 1
  open var radialSegmentCount = 48
  open var heightSegmentCount = 1
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    (self.radius, self.height) = (radius, height)
  }
  override var extent: SCNVector3 { SCNVector3(2 * radius, height, 2 * radius) }
}

open class SCNCapsule: SCNGeometry {
  open var capRadius: CGFloat = 0.5
  open var height: CGFloat = 2
  open var radialSegmentCount = 48
  open var heightSegmentCount = 1
  open var capSegmentCount = 24
  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.capRadius, self.height) = (capRadius, height)
  }
  override var extent: SCNVector3 { SCNVector3(2 * capRadius, height, 2 * capRadius) }
}

open class SCNCone: SCNGeometry {
  open var topRadius: CGFloat = 0
  open var bottomRadius: CGFloat = 0.5
  open var height: CGFloat = 1
  open var radialSegmentCount = 48
  open var heightSegmentCount = 1
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }
  override var extent: SCNVector3 { SCNVector3(2 * max(topRadius, bottomRadius), height, 2 * max(topRadius, bottomRadius)) }
}

open class SCNTube: SCNGeometry {
  open var innerRadius: CGFloat = 0.25
  open var outerRadius: CGFloat = 0.5
  open var height: CGFloat = 1
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
  }
  override var extent: SCNVector3 { SCNVector3(2 * outerRadius, height, 2 * outerRadius) }
}

open class SCNTorus: SCNGeometry {
  open var ringRadius: CGFloat = 0.5
  open var pipeRadius: CGFloat = 0.25
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }
  override var extent: SCNVector3 { SCNVector3(2 * (ringRadius + pipeRadius), 2 * pipeRadius, 2 * (ringRadius + pipeRadius)) }
}

open class SCNPyramid: SCNGeometry {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var length: CGFloat = 1
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    (self.width, self.height, self.length) = (width, height, length)
  }
  override var extent: SCNVector3 { SCNVector3(width, height, length) }
}

open class SCNFloor: SCNGeometry {
  open var reflectivity: CGFloat = 0.25
}

open class SCNText: SCNGeometry {
  open var string: Any?
  open var font = UIFont.systemFont(ofSize: 36)
  open var extrusionDepth: CGFloat = 0
  open var flatness: CGFloat = 0.6
  open var alignmentMode = "natural"
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}

open class SCNShape: SCNGeometry {
  open var path: UIBezierPath?
  open var extrusionDepth: CGFloat = 1
  open var chamferRadius: CGFloat = 0
  public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.init()
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
  }
}
