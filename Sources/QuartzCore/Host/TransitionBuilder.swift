import CoreGraphics
import Foundation
import RenderTree

/// Makes the node of a layer in a transition: how it looked before and how it looks now, each moving in a node that has the
/// layer's place.
@MainActor
enum TransitionBuilder {
  static func wrap(_ content: RenderNode, in entry: AnimationEntry, on layer: CALayer) -> RenderNode? {
    guard let transition = entry.animation as? CATransition, let previous = entry.previousNode else { return nil }
    let timing = entry.timing
    let motion = Motion(transition: transition, timing: timing, id: entry.id, size: content.properties.bounds.size)
    if transition.type == .fade || ![.push, .moveIn, .reveal, .flip].contains(transition.type) {
      let fade = motion.animation(.transition, effect: .transition(from: previous))
      return RenderNode(
        id: content.id, properties: content.properties, contents: content.contents, children: content.children,
        mask: content.mask, animations: content.animations + [fade], clock: content.clock)
    }
    if entry.transitionIDs == nil { entry.transitionIDs = (LayerID(), previous.withNewIDs()) }
    guard let (newID, old) = entry.transitionIDs else { return nil }

    let steps = motion.steps
    let before = face(of: old, id: old.id, keeping: old.animations, adding: steps.old)
    let after = face(of: content, id: newID, keeping: content.animations, adding: steps.new)
    var place = LayerProperties()
    let p = content.properties
    place.bounds = p.bounds
    place.position = p.position
    place.zPosition = p.zPosition
    place.anchorPoint = p.anchorPoint
    place.transform = transition.type == .flip ? CATransform3DConcat(p.transform, perspective) : p.transform
    place.opacity = p.opacity
    place.isHidden = p.isHidden
    place.masksToBounds = transition.type != .flip
    return RenderNode(
      id: content.id, properties: place, children: NodeList(transition.type == .reveal ? [after, before] : [before, after]),
      animations: content.animations.filter { placeKeys.contains(head($0)) } + steps.place, clock: content.clock)
  }

  /// A flip is seen from 1,000 points away: fitted by eye to what iOS shows.
  private static var perspective: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 1000
    return transform
  }

  private static let placeKeys: Set<Substring> = ["bounds", "position", "zPosition", "anchorPoint", "transform", "opacity", "hidden"]

  private static func head(_ animation: LayerAnimation) -> Substring { animation.keyPath.rawValue.prefix { $0 != "." } }

  /// A side of the transition: the layer without its place, filling the node around it.
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
    let own = animations.filter { !placeKeys.contains(head($0)) || head($0) == "bounds" }
    return RenderNode(
      id: id, properties: p, contents: node.contents, children: node.children, mask: node.mask, animations: own + steps)
  }

  /// What moves: the old side, the new side, the place of both.
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

    /// Only a part of the way is shown where the transition says so.
    private var curve: TimingCurve {
      let (start, end) = (Double(transition.startProgress), Double(transition.endProgress))
      guard start.isFinite, end.isFinite, (start, end) != (0, 1) else { return transition.curve }
      return .part(transition.curve, from: min(max(start, 0), 1), to: min(max(end, 0), 1))
    }

    /// Where the new side comes from. Y names are those of a space with y up, as iOS has them.
    private var origin: CGPoint {
      switch transition.subtype {
      case .fromRight?: CGPoint(x: size.width, y: 0)
      case .fromTop?: CGPoint(x: 0, y: size.height)
      case .fromBottom?: CGPoint(x: 0, y: -size.height)
      default: CGPoint(x: -size.width, y: 0)
      }
    }

    private func slide(from start: CGPoint, to end: CGPoint) -> LayerAnimation {
      animation(.position, effect: .basic(from: .point(start), to: .point(end), by: nil), isAdditive: true)
    }

    private func shows(_ values: [Bool]) -> LayerAnimation {
      animation(
        .isHidden, effect: .keyframes(Keyframes(values: values.map { .flag(!$0) }, keyTimes: [0, 0.5, 1], mode: .discrete)))
    }

    var steps: (old: [LayerAnimation], new: [LayerAnimation], place: [LayerAnimation]) {
      let away = CGPoint(x: -origin.x, y: -origin.y)
      switch transition.type {
      case .push: return ([slide(from: .zero, to: away)], [slide(from: origin, to: .zero)], [])
      case .moveIn: return ([], [slide(from: origin, to: .zero)], [])
      case .reveal: return ([slide(from: .zero, to: away)], [], [])
      default:
        // A half turn that shows the old side until it is seen edge-on, and the new one from there.
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
  /// The same picture under other names, for a tree in which the first ones appear again.
  func withNewIDs() -> RenderNode {
    RenderNode(
      id: LayerID(), properties: properties, contents: contents, children: NodeList(children.map { $0.withNewIDs() }),
      mask: mask?.withNewIDs(), animations: animations, clock: clock)
  }
}

extension CALayer {
  /// Brings the layer's last picture up to date, for a transition to start from. False where there is nothing to see.
  package func settleBeforeTransition() -> Bool {
    guard rootHost != nil, flags.isCommitted else { return false }
    layOutSubtree()
    displaySubtreeIfNeeded()
    _ = renderNode()
    return true
  }
}
