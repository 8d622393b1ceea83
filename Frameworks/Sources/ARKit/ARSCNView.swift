public import Metal
import PlaceholderBox
public import UIKit

/// A view that shows a box. The scene is stored, the session does not run (Apple: ARSCNView).
open class ARSCNView: SCNView, ARSessionProviding {
  open var session = ARSession() { didSet { session.observer = delegate } }
  /// The scene. Default an empty one.
  open var scene: SCNScene {
    get { (self as SCNView).scene ?? SCNScene() }
    set { (self as SCNView).scene = newValue }
  }
  /// The delegate, held weakly, which is also told of the session. Default nil.
  open weak var delegate: (any ARSCNViewDelegate)? {
    get { (self as SCNView).delegate as? any ARSCNViewDelegate }
    set {
      (self as SCNView).delegate = newValue
      session.observer = newValue
    }
  }
  open var automaticallyUpdatesLighting = true
  open var rendersCameraGrain = true
  open var rendersMotionBlur = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    finish()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finish()
    _ = ARSCNView.outlets
  }
  /// Registers the outlets that Interface Builder files connect, once.
  private static let outlets: Void = _vitrineRegisterClass(ARSCNView.self, name: nil) { $0.property("delegate", \.delegate) }
  private func finish() {
    (self as SCNView).scene = SCNScene()
    PlaceholderBox.rename(self, "ARSCNView: there is no ARKit on Linux")
  }

  /// Always nil: no anchor is found.
  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
  open func unprojectPoint(_ point: CGPoint, ontoPlane planeTransform: simd_float4x4) -> simd_float3? { nil }
}
/// Apple: ARSCNViewDelegate.
@preconcurrency @MainActor
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}
public typealias ARSCNDebugOptions = SCNDebugOptions
extension SCNDebugOptions {
  public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 32)
  public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
}
/// A shape without vertices (Apple: ARSCNPlaneGeometry).
open class ARSCNPlaneGeometry: SCNGeometry {
  /// Always nil: there is no device.
  public convenience init?(device: any MTLDevice) { nil }
  open func update(from planeGeometry: ARPlaneGeometry) {}
}
open class ARSCNFaceGeometry: SCNGeometry {
  /// Always nil: there is no device.
  public convenience init?(device: any MTLDevice) { nil }
  public convenience init?(device: any MTLDevice, fillMesh: Bool) { nil }
  open func update(from faceGeometry: ARFaceGeometry) {}
}

/// A view that shows a box (Apple: ARSKView).
open class ARSKView: SKView, ARSessionProviding {
  open var session = ARSession() { didSet { session.observer = delegate } }
  open weak var delegate: (any ARSKViewDelegate)? { didSet { session.observer = delegate } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.rename(self, "ARSKView: there is no ARKit on Linux")
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderBox.rename(self, "ARSKView: there is no ARKit on Linux")
    _ = ARSKView.outlets
  }
  /// Registers the outlets that Interface Builder files connect, once.
  private static let outlets: Void = _vitrineRegisterClass(ARSKView.self, name: nil) { $0.property("delegate", \.delegate) }
  open func anchor(for node: SKNode) -> ARAnchor? { nil }
  open func node(for anchor: ARAnchor) -> SKNode? { nil }
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}
/// Apple: ARSKViewDelegate.
@preconcurrency @MainActor
public protocol ARSKViewDelegate: ARSessionObserver {
  func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
  func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
  func view(_ view: ARSKView, willUpdate node: SKNode, for anchor: ARAnchor)
  func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor)
  func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor)
}
extension ARSKViewDelegate {
  public func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode? { nil }
  public func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor) {}
  public func view(_ view: ARSKView, willUpdate node: SKNode, for anchor: ARAnchor) {}
  public func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor) {}
  public func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor) {}
}

/// A view without content, since there is nothing to coach (Apple: ARCoachingOverlayView).
open class ARCoachingOverlayView: UIView {
  public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  open var session: ARSession?
  open weak var sessionProvider: (any ARSessionProviding)?
  open var goal = Goal.tracking
  open var activatesAutomatically = true
  open var isActive: Bool { false }
  open func setActive(_ active: Bool, animated: Bool) {}
}
/// Apple: ARCoachingOverlayViewDelegate.
@preconcurrency @MainActor
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
  func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
  func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
  func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}
extension ARCoachingOverlayViewDelegate {
  public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}
