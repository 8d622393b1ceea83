import Display
import Foundation
import Hosting
import UIKit

/// Sends events over the picture to the host before UIKit sees them. While the tool for picking views is on, moves and clicks pick views
/// instead.
@MainActor
final class CanvasInput {
  private let model: WorkbenchModel
  private let canvas: CanvasController
  /// The fingers that are down on the picture.
  private var fingers: Set<Int> = []
  /// Whether keys go to the host, because the last click was on the picture.
  private(set) var isFocused = true { didSet { canvas.canvas.hasKeys = isFocused && isInFront } }
  /// Whether the window has the desktop's keyboard focus.
  var isInFront = false { didSet { canvas.canvas.hasKeys = isFocused && isInFront } }
  private var isHovering = false

  init(_ model: WorkbenchModel, _ canvas: CanvasController) { (self.model, self.canvas) = (model, canvas) }

  /// Sends keys to the host from now on.
  func enter() {
    canvas.endEditing()
    isFocused = true
    canvas.canvas.takeFocus()
  }

  /// Sends keys to the window's panels from now on.
  func leave() { isFocused = false }

  /// - Returns: whether the event was handled.
  func takes(_ event: DisplayEvent, at now: TimeInterval) -> Bool {
    switch event {
    case .touches(let touches): return takes(touches)
    case .hover(let hover): return takes(hover)
    case .scroll(var scroll):
      guard canvas.covers(scroll.location) else { return false }
      if model.isPicking || !scroll.modifiers.isDisjoint(with: [.control, .command]) { return false }
      scroll.location = canvas.hostPoint(at: scroll.location)
      send(.scroll(scroll))
    case .transform(var transform):
      guard canvas.covers(transform.location) else { return false }
      guard !model.isPicking else {
        canvas.zoom(by: transform.scale)
        return true
      }
      transform.location = canvas.hostPoint(at: transform.location)
      send(.transform(transform))
    case .key(let key):
      guard isFocused, !model.isPicking else { return false }
      send(.key(key))
    case .text, .composition:
      guard isFocused, !model.isPicking else { return false }
      send(event)
    case .focus, .visibility: return false
    case .open: return false
    }
    return true
  }

  private func send(_ event: DisplayEvent) {
    model.supervisor.send(.event(EventWriter.line(of: .init(time: event.timestamp ?? HostClock.now, .event(event)))))
  }

  private func takes(_ touches: [TouchSample]) -> Bool {
    for touch in touches where touch.phase == .began {
      let isOnPicture = canvas.covers(touch.location)
      if isOnPicture { fingers.insert(touch.id) }
      if isOnPicture != isFocused {
        isOnPicture ? enter() : leave()
      }
    }
    let own = touches.filter { fingers.contains($0.id) }
    guard !own.isEmpty else { return false }
    if model.isPicking {
      pick(own)
    } else {
      send(
        .touches(
          own.map { touch in
            var touch = touch
            touch.location = canvas.hostPoint(at: touch.location)
            return touch
          }))
    }
    for touch in own where touch.phase == .ended || touch.phase == .cancelled { fingers.remove(touch.id) }
    return own.count == touches.count
  }

  private func pick(_ touches: [TouchSample]) {
    guard let touch = touches.last else { return }
    let point = canvas.hostPoint(at: touch.location)
    touch.phase == .ended ? model.selectView(at: point) : model.ask(.hit(x: point.x, y: point.y))
  }

  private func point(at location: CGPoint) {
    let point = canvas.hostPoint(at: location)
    model.ask(.hit(x: point.x, y: point.y))
  }

  private func takes(_ hover: HoverSample) -> Bool {
    let isOver = hover.phase != .ended && canvas.covers(hover.location)
    defer { isHovering = isOver }
    if model.isPicking {
      if isOver { point(at: hover.location) } else if isHovering { model.pointed = nil }
      return isOver
    }
    guard isOver || isHovering else { return false }
    var sample = hover
    sample.location = canvas.hostPoint(at: hover.location)
    sample.phase = !isOver ? .ended : isHovering ? .moved : .began
    send(.hover(sample))
    return isOver
  }
}
