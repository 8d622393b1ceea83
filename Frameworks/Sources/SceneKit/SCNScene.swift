import PlaceholderBox

/// A scene graph. Files are not read (Apple: SCNScene).
open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  public let physicsWorld = SCNPhysicsWorld()
  open var isPaused = false
  open var fogColor: Any = UIColor.white
  open var fogStartDistance: CGFloat = 0
  open var fogEndDistance: CGFloat = 0

  public override init() { super.init() }
  /// Creates an empty scene if the main bundle contains the file; otherwise nil.
  public convenience init?(named name: String) {
    guard Bundle.main.url(forResource: name, withExtension: nil) != nil else { return nil }
    self.init()
  }
  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
    self.init()
  }

  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

@preconcurrency @MainActor
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

@preconcurrency @MainActor
public protocol SCNSceneRenderer: NSObjectProtocol {
  var scene: SCNScene? { get set }
  var pointOfView: SCNNode? { get set }
  var isPlaying: Bool { get set }
}

/// Declares the properties of `SCNView` that `ARSCNView` declares with other types. As members of the class they would prevent that; not
/// meant for programs.
@preconcurrency @MainActor public protocol _SCNViewMembers: AnyObject {}
extension _SCNViewMembers where Self: SCNView {
  /// The scene. Default nil (Apple: SCNView.scene).
  public var scene: SCNScene? {
    get { shownScene }
    set { shownScene = newValue }
  }
  /// The delegate, held weakly. Default nil (Apple: SCNSceneRenderer.delegate).
  public var delegate: (any SCNSceneRendererDelegate)? {
    get { rendererDelegate }
    set { rendererDelegate = newValue }
  }
}

/// A view that shows a box. The scene is stored but not drawn (Apple: SCNView).
open class SCNView: UIView, SCNSceneRenderer, _SCNViewMembers {
  fileprivate var shownScene: SCNScene?
  fileprivate weak var rendererDelegate: (any SCNSceneRendererDelegate)?
  open var pointOfView: SCNNode?
  open var debugOptions: SCNDebugOptions = []
  open var sceneTime: TimeInterval = 0
  open var isPlaying = false
  open var loops = true
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  open var isJitteringEnabled = false
  open var showsStatistics = false
  open var rendersContinuously = false
  open var preferredFramesPerSecond = 60
  open var antialiasingMode = SCNAntialiasingMode.none
  private static let text = "SCNView: there is no SceneKit on Linux"

  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.fill(self, Self.text)
  }
  public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderBox.fill(self, Self.text)
    _ = SCNView.outlets
  }
  /// Registers the outlets that Interface Builder files connect, once.
  private static let outlets: Void = _vitrineRegisterClass(SCNView.self, name: nil) { $0.property("delegate", \.rendererDelegate) }

  open func play(_ sender: Any?) { isPlaying = true }
  open func pause(_ sender: Any?) { isPlaying = false }
  open func stop(_ sender: Any?) { isPlaying = false }
  /// Returns a picture of the box.
  open func snapshot() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { _ in drawHierarchy(in: bounds, afterScreenUpdates: true) }
  }
  /// Always empty, since nothing is drawn.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
}

/// What a view shows for debugging. Stored (Apple: SCNDebugOptions).
public struct SCNDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1 << 0)
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 1 << 1)
  public static let showLightInfluences = SCNDebugOptions(rawValue: 1 << 2)
  public static let showLightExtents = SCNDebugOptions(rawValue: 1 << 3)
  public static let showPhysicsFields = SCNDebugOptions(rawValue: 1 << 4)
  public static let showWireframe = SCNDebugOptions(rawValue: 1 << 5)
  public static let renderAsWireframe = SCNDebugOptions(rawValue: 1 << 6)
  public static let showSkeletons = SCNDebugOptions(rawValue: 1 << 7)
  public static let showCreases = SCNDebugOptions(rawValue: 1 << 8)
  public static let showConstraints = SCNDebugOptions(rawValue: 1 << 9)
  public static let showCameras = SCNDebugOptions(rawValue: 1 << 10)
}

public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
}

open class SCNHitTestResult: NSObject {
  public let node = SCNNode()
  public let localCoordinates = SCNVector3()
  public let worldCoordinates = SCNVector3()
}
