import CoreGraphics
import Foundation
import RenderTree

/// Makes the node of a layer in a transition. It has the layer's geometry and contains two sides, the old
/// and the new appearance, each animated.
@MainActor
enum TransitionBuilder {
  static func wrap(_ content: RenderNode, in entry: AnimationEntry, on layer: CALayer) -> RenderNode? {
    guard let transition = entry.animation as? CATransition, let previous = entry.previousNode else { return nil }
    let timing = entry.timing
    let motion = Motion(transition: transition, timing: timing, id: entry.id, size: content.properties.bounds.size)
    if ![.push, .moveIn, .reveal, .flip].contains(transition.type) {
      let change = motion.animation(.transition, effect: .transition(from: previous, style: motion.style))
      return RenderNode(
        id: content.id, properties: content.properties, contents: content.contents, children: content.children,
        mask: content.mask, animations: content.animations + [change], clock: content.clock)
    }
    if entry.transitionIDs == nil { entry.transitionIDs = (LayerID(), previous.withNewIDs()) }
    guard let (newID, old) = entry.transitionIDs else { return nil }

    let steps = motion.steps
    let before = face(of: old, id: old.id, keeping: old.animations, adding: steps.old)
    let after = face(of: content, id: newID, keeping: content.animations, adding: steps.new)
    var container = LayerProperties()
    let p = content.properties
    container.bounds = p.bounds
    container.position = p.position
    container.zPosition = p.zPosition
    container.anchorPoint = p.anchorPoint
    container.transform = transition.type == .flip ? CATransform3DConcat(p.transform, perspective) : p.transform
    container.opacity = p.opacity
    container.isHidden = p.isHidden
    container.masksToBounds = transition.type != .flip
    return RenderNode(
      id: content.id, properties: container, children: NodeList(transition.type == .reveal ? [after, before] : [before, after]),
      animations: content.animations.filter { LayerProperty.geometryNames.contains(head($0)) } + steps.container, clock: content.clock)
  }

  /// The perspective of a flip, seen from a distance of 1,000 points. The distance was fitted by eye to that of iOS.
  private static var perspective: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 1000
    return transform
  }

  private static func head(_ animation: LayerAnimation) -> Substring { animation.keyPath.rawValue.prefix { $0 != "." } }

  /// Returns a side of the transition: the layer without its position, filling the enclosing node.
  private static func face(
    of node: RenderNode, id: LayerID, keeping animations: [LayerAnimation], adding steps: [LayerAnimation]
  ) -> RenderNode {
    var p = node.properties
    p.position = CGPoint(
      x: p.bounds.origin.x + p.anchorPoint.x * p.bounds.width, y: p.bounds.origin.y + p.anchorPoint.y * p.bounds.height)
    p.zPosition = 0
    p.transform = CATransform3DIdentity
    p.opacity = 1
    p.isHidden = false
    let own = animations.filter { !LayerProperty.geometryNames.contains(head($0)) || head($0) == "bounds" }
    return RenderNode(
      id: id, properties: p, contents: node.contents, children: node.children, mask: node.mask, animations: own + steps)
  }

  /// The animations of a transition: those of the old side, of the new side, and of both.
  @MainActor
  private struct Motion {
    let transition: CATransition
    let timing: MediaTiming
    let id: UInt64
    let size: CGSize

    func animation(_ keyPath: LayerKeyPath, effect: LayerAnimation.Effect, isAdditive: Bool = false) -> LayerAnimation {
      LayerAnimation(
        id: id, keyPath: keyPath, effect: effect, curve: curve, timing: timing, isAdditive: isAdditive)
    }

    /// The curve of the transition, limited to its `startProgress` and `endProgress`.
    private var curve: TimingCurve {
      let (start, end) = (Double(transition.startProgress), Double(transition.endProgress))
      guard start.isFinite, end.isFinite, (start, end) != (0, 1) else { return transition.curve }
      return .part(transition.curve, from: min(max(start, 0), 1), to: min(max(end, 0), 1))
    }

    /// The side that the new appearance comes from. Names with Y assume that y points up, as on iOS.
    private var origin: CGPoint {
      switch transition.subtype {
      case .fromRight?: CGPoint(x: size.width, y: 0)
      case .fromTop?: CGPoint(x: 0, y: size.height)
      case .fromBottom?: CGPoint(x: 0, y: -size.height)
      default: CGPoint(x: -size.width, y: 0)
      }
    }

    /// The style of a transition that is not made of moving layers. Pages are turned by the corner at their lower or right end.
    var style: TransitionStyle {
      guard [.pageCurl, .pageUnCurl].contains(transition.type) else { return .dissolve }
      let tilt: CGFloat = 0.2
      let direction =
        switch transition.subtype {
        case .fromLeft?: CGVector(dx: 1, dy: -tilt)
        case .fromTop?: CGVector(dx: -tilt, dy: -1)
        case .fromBottom?: CGVector(dx: -tilt, dy: 1)
        default: CGVector(dx: -1, dy: -tilt)
        }
      return .curl(PageTurn(direction: direction, isReversed: transition.type == .pageUnCurl))
    }

    private func slide(from start: CGPoint, to end: CGPoint) -> LayerAnimation {
      animation(.position, effect: .basic(from: .point(start), to: .point(end), by: nil), isAdditive: true)
    }

    private func shows(_ values: [Bool]) -> LayerAnimation {
      animation(
        .isHidden, effect: .keyframes(Keyframes(values: values.map { .flag(!$0) }, keyTimes: [0, 0.5, 1], mode: .discrete)))
    }

    var steps: (old: [LayerAnimation], new: [LayerAnimation], container: [LayerAnimation]) {
      let away = CGPoint(x: -origin.x, y: -origin.y)
      switch transition.type {
      case .push: return ([slide(from: .zero, to: away)], [slide(from: origin, to: .zero)], [])
      case .moveIn: return ([], [slide(from: origin, to: .zero)], [])
      case .reveal: return ([slide(from: .zero, to: away)], [], [])
      default:
        // A half turn: the old side is shown until it is seen edge-on, then the new side.
        let isVertical = transition.subtype == .fromTop || transition.subtype == .fromBottom
        let sign: CGFloat = transition.subtype == .fromRight || transition.subtype == .fromBottom ? -1 : 1
        guard let turn = LayerKeyPath(rawValue: isVertical ? "transform.rotation.x" : "transform.rotation.y") else { return ([], [], []) }
        let angles: [AnimatableValue] = [.number(0), .number(sign * .pi / 2), .number(-sign * .pi / 2), .number(0)]
        let frames = Keyframes(values: angles, keyTimes: [0, 0.5, 0.5, 1])
        return ([shows([true, false])], [shows([false, true])], [animation(turn, effect: .keyframes(frames))])
      }
    }
  }
}

extension RenderNode {
  /// Returns a copy with new identities, for a tree that also contains the original nodes.
  func withNewIDs() -> RenderNode {
    RenderNode(
      id: LayerID(), properties: properties, contents: contents, children: NodeList(children.map { $0.withNewIDs() }),
      mask: mask?.withNewIDs(), animations: animations, clock: clock)
  }
}

extension CALayer {
  /// Updates the layer's last node, from which a transition starts. Returns false if nothing is visible.
  package func settleBeforeTransition() -> Bool {
    guard rootHost != nil, flags.isCommitted else { return false }
    layOutSubtree()
    displaySubtreeIfNeeded()
    _ = renderNode()
    return true
  }
}
