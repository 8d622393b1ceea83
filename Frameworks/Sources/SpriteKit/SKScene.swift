import PlaceholderBox

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// The root node that a view presents. `update` is never called, since no frames are rendered (Apple: SKScene).
open class SKScene: SKEffectNode {
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  open var scaleMode = SKSceneScaleMode.fill
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  open var anchorPoint = CGPoint.zero
  open weak var camera: SKCameraNode?
  open weak var delegate: (any SKSceneDelegate)?
  open weak var listener: SKNode?
  open private(set) weak var view: SKView?
  public let physicsWorld = SKPhysicsWorld()

  override var archivedValues: [ArchivedValue] { super.archivedValues + SKScene.values(of: self) }

  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }
  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
    sceneDidLoad()
  }
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
    sceneDidLoad()
  }

  open override var frame: CGRect {
    CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}

  /// Converts a point of the view, where y points down, to the scene's coordinates. The scene is stretched to the size of the view.
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    guard let view, view.bounds.width > 0, view.bounds.height > 0 else { return point }
    let x = point.x / view.bounds.width, y = 1 - point.y / view.bounds.height
    return CGPoint(x: (x - anchorPoint.x) * size.width, y: (y - anchorPoint.y) * size.height)
  }
  open func convertPoint(toView point: CGPoint) -> CGPoint {
    guard let view, size.width > 0, size.height > 0 else { return point }
    let x = point.x / size.width + anchorPoint.x, y = point.y / size.height + anchorPoint.y
    return CGPoint(x: x * view.bounds.width, y: (1 - y) * view.bounds.height)
  }

  fileprivate func move(to view: SKView?) {
    if let old = self.view { willMove(from: old) }
    self.view = view
    guard let view else { return }
    if scaleMode == .resizeFill { size = view.bounds.size }
    didMove(to: view)
  }
}

@MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
}
extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
}

/// A view that shows a box. The scene is presented but not drawn (Apple: SKView).
open class SKView: UIView {
  open private(set) var scene: SKScene?
  open var isPaused = false
  open var showsFPS = false
  open var showsDrawCount = false
  open var showsNodeCount = false
  open var showsQuadCount = false
  open var showsPhysics = false
  open var showsFields = false
  open var isAsynchronous = true
  open var allowsTransparency = false
  open var ignoresSiblingOrder = false
  open var shouldCullNonVisibleNodes = true
  open var preferredFramesPerSecond = 60
  private static let text = "SKView: there is no SpriteKit on Linux"

  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.fill(self, Self.text)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderBox.fill(self, Self.text)
  }

  open func presentScene(_ scene: SKScene?) {
    self.scene?.move(to: nil)
    self.scene = scene
    scene?.move(to: self)
  }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
  /// Always nil, since nothing is drawn.
  open func texture(from node: SKNode) -> SKTexture? { nil }

  // Touches are forwarded to the scene, which is a responder.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { receiver.touchesBegan(touches, with: event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { receiver.touchesMoved(touches, with: event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { receiver.touchesEnded(touches, with: event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { receiver.touchesCancelled(touches, with: event) }
  private var receiver: UIResponder { scene ?? UIResponder() }
}
