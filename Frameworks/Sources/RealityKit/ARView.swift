@_exported import ARKit
@_exported import Combine
import PlaceholderBox
@_exported import UIKit

/// A view that shows a box. The scene keeps its anchors, the session does not run (Apple: ARView).
open class ARView: UIView, ARSessionProviding {
  public enum CameraMode: Hashable, Sendable { case ar, nonAR }
  /// Apple: ARView.DebugOptions.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let none: DebugOptions = []
    public static let showPhysics = DebugOptions(rawValue: 1)
    public static let showStatistics = DebugOptions(rawValue: 2)
    public static let showAnchorOrigins = DebugOptions(rawValue: 4)
    public static let showAnchorGeometry = DebugOptions(rawValue: 8)
    public static let showWorldOrigin = DebugOptions(rawValue: 16)
    public static let showFeaturePoints = DebugOptions(rawValue: 32)
    public static let showSceneUnderstanding = DebugOptions(rawValue: 64)
  }
  /// Apple: ARView.RenderOptions.
  public struct RenderOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let disableCameraGrain = RenderOptions(rawValue: 1)
    public static let disableGroundingShadows = RenderOptions(rawValue: 2)
    public static let disableMotionBlur = RenderOptions(rawValue: 4)
    public static let disableDepthOfField = RenderOptions(rawValue: 8)
    public static let disableHDR = RenderOptions(rawValue: 16)
    public static let disablePersonOcclusion = RenderOptions(rawValue: 32)
    public static let disableAREnvironmentLighting = RenderOptions(rawValue: 64)
    public static let disableFaceMesh = RenderOptions(rawValue: 128)
  }
  /// Apple: ARView.Environment.
  public struct Environment {
    public enum Background { case cameraFeed, color(UIColor) }
    public struct SceneUnderstanding {
      public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let occlusion = Options(rawValue: 1)
        public static let physics = Options(rawValue: 2)
        public static let receivesLighting = Options(rawValue: 4)
        public static let collision = Options(rawValue: 8)
      }
      public var options: Options = []
    }
    public var background = Background.cameraFeed
    public var sceneUnderstanding = SceneUnderstanding()
  }
  public struct EntityGestures: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let translation = EntityGestures(rawValue: 1)
    public static let rotation = EntityGestures(rawValue: 2)
    public static let scale = EntityGestures(rawValue: 4)
    public static let all: EntityGestures = [.translation, .rotation, .scale]
  }

  open var session = ARSession()
  public let scene = RealityKit.Scene()
  open var cameraMode: CameraMode
  open var automaticallyConfigureSession: Bool
  open var debugOptions: DebugOptions = []
  open var renderOptions: RenderOptions = []
  open var environment = Environment()
  private static let text = "ARView: there is no RealityKit on Linux"

  public init(frame frameRect: CGRect, cameraMode: CameraMode = .ar, automaticallyConfigureSession: Bool = true) {
    (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
    super.init(frame: frameRect)
    PlaceholderBox.fill(self, Self.text)
  }
  public required override init(frame frameRect: CGRect) {
    (cameraMode, automaticallyConfigureSession) = (.ar, true)
    super.init(frame: frameRect)
    PlaceholderBox.fill(self, Self.text)
  }
  public required init?(coder: NSCoder) {
    (cameraMode, automaticallyConfigureSession) = (.ar, true)
    super.init(coder: coder)
    PlaceholderBox.fill(self, Self.text)
  }

  open func entity(at point: CGPoint) -> Entity? { nil }
  open func entities(at point: CGPoint) -> [Entity] { [] }
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
  open func raycast(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> [ARRaycastResult] { [] }
  open func makeRaycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
  open func project(_ point: SIMD3<Float>) -> CGPoint? { nil }
  open func unproject(_ point: CGPoint, viewport: CGRect) -> SIMD3<Float>? { nil }
  @discardableResult
  open func installGestures(_ gestures: EntityGestures = .all, for entity: any HasCollision) -> [UIGestureRecognizer] { [] }
  /// Gives a picture of the box.
  open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) {
    completion(UIGraphicsImageRenderer(bounds: bounds).image { _ in drawHierarchy(in: bounds, afterScreenUpdates: true) })
  }
}
