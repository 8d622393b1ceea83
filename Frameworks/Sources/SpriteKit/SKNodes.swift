/// A node with an image or a colour (Apple: SKSpriteNode).
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var normalTexture: SKTexture?
  open var color: UIColor
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var size: CGSize
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The anchor point as fractions of the size. Default: the centre.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var lightingBitMask: UInt32 = 0
  open var shadowCastBitMask: UInt32 = 0

  override var archivedValues: [ArchivedValue] { super.archivedValues + SKSpriteNode.values(of: self) }

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public required init?(coder aDecoder: NSCoder) {
    (color, size) = (.white, .zero)
    super.init(coder: aDecoder)
  }
  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
  public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

  open func scale(to size: CGSize) { self.size = size }

  open override var frame: CGRect {
    CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height).applying(toParent)
  }
}

/// A node with a stroked and filled path (Apple: SKShapeNode).
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var fillTexture: SKTexture?
  open var strokeColor = UIColor.white
  open var strokeTexture: SKTexture?
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var isAntialiased = true
  open var blendMode = SKBlendMode.alpha
  open var lineLength: CGFloat { 0 }

  override var archivedValues: [ArchivedValue] { super.archivedValues + SKShapeNode.values(of: self) }

  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(path: CGPath, centered: Bool) {
    let box = path.boundingBoxOfPath
    var move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
    self.init(path: centered ? path.copy(using: &move) ?? path : path)
  }
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
  }
  public convenience init(rectOf size: CGSize) { self.init(rectOf: size, cornerRadius: 0) }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: cornerRadius)
  }
  public convenience init(circleOfRadius radius: CGFloat) { self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius)) }
  public convenience init(ellipseOf size: CGSize) {
    self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }

  open override var frame: CGRect { (path?.boundingBoxOfPath ?? .zero).applying(toParent) }
}

/// A node with a text, whose size is measured by UIKit (Apple: SKLabelNode).
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline

  override var archivedValues: [ArchivedValue] { super.archivedValues + SKLabelNode.values(of: self) }

  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }

  open override var frame: CGRect {
    let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    let size = attributedText?.size() ?? NSAttributedString(string: text ?? "", attributes: [.font: font]).size()
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: font.descender
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height).applying(toParent)
  }
}

open class SKCropNode: SKNode {
  open var maskNode: SKNode?
  override var archivedValues: [ArchivedValue] { super.archivedValues + [.object("maskNode", self, \.maskNode)] }
}

open class SKEffectNode: SKNode {
  open var shouldEnableEffects = true
  open var shouldRasterize = false
  open var shouldCenterFilter = true
  open var blendMode = SKBlendMode.alpha

  override var archivedValues: [ArchivedValue] { super.archivedValues + SKEffectNode.values(of: self) }
}

open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
  open func containedNodeSet() -> Set<SKNode> { Set(scene?.descendants ?? []) }
}

open class SKLightNode: SKNode {
  open var isEnabled = true
  open var lightColor = UIColor.white
  open var ambientColor = UIColor.black
  open var shadowColor = UIColor.black
  open var falloff: CGFloat = 1
  open var categoryBitMask: UInt32 = 1

  override var archivedValues: [ArchivedValue] { super.archivedValues + SKLightNode.values(of: self) }
}

/// A node for a sound, which is not played.
open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true
  public convenience init(fileNamed name: String) { self.init() }
  public convenience init(url: URL) { self.init() }
}

/// A node for particles, which are not shown.
open class SKEmitterNode: SKNode {
  open weak var targetNode: SKNode?
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var particleColor = UIColor.white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaSpeed: CGFloat = 0
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleSize = CGSize.zero
  open var particlePositionRange = CGVector.zero
  open var particleBlendMode = SKBlendMode.alpha
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0

  override var archivedValues: [ArchivedValue] { super.archivedValues + SKEmitterNode.values(of: self) }
  open func resetSimulation() {}
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}

public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
