import Testing

@testable import QuartzCore

@Suite(.serialized) @MainActor
struct ActionTests {
  private struct Recorder: CAAction {
    let name: String
    let log: Log
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      log.entries.append("\(name):\(event):\((anObject as? CALayer)?.position.x ?? -1)")
    }
  }

  @MainActor private final class Log {
    var entries: [String] = []
    static let ofClass = Log()
  }

  private final class Classy: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "position" ? Recorder(name: "class", log: Log.ofClass) : nil
    }
  }

  @Test func theSearchGoesFromDelegateToClass() {
    let log = Log()
    Log.ofClass.entries = []
    let layer = Classy()
    let painter = Painter()
    layer.delegate = painter
    painter.action = Recorder(name: "delegate", log: log)
    layer.actions = ["position": Recorder(name: "actions", log: log)]
    layer.style = ["actions": ["position": Recorder(name: "style", log: log)] as [String: Any]]
    layer.position.x = 1
    painter.action = nil
    layer.position.x = 2
    layer.actions = nil
    layer.position.x = 3
    layer.style = nil
    layer.position.x = 4
    #expect(log.entries == ["delegate:position:1.0", "actions:position:2.0", "style:position:3.0"])
    #expect(Log.ofClass.entries == ["class:position:4.0"])
  }

  @Test func nullEndsTheSearch() {
    let log = Log()
    let layer = CALayer()
    layer.actions = ["position": Recorder(name: "actions", log: log)]
    let painter = Painter()
    painter.action = NSNull()
    layer.delegate = painter
    layer.position.x = 5
    #expect(log.entries.isEmpty)
    #expect(layer.action(forKey: "position") == nil)
    #expect(painter.actionsAsked == ["position", "position"])
  }

  @Test func equalValuesAskNobody() {
    let layer = CALayer()
    let painter = Painter()
    layer.delegate = painter
    layer.opacity = 1
    layer.position = .zero
    #expect(painter.actionsAsked.isEmpty)
  }

  @Test func layersThatWereShownAnimateByThemselves() throws {
    let stage = Stage()
    let fresh = CALayer()
    fresh.opacity = 0.5
    #expect(fresh.animationKeys() == nil)
    let layer = stage.shown()
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.opacity == 0)
    stage.host.commit()
    stage.advance(by: 0.125)
    let middle = try #require(layer.presentation()).opacity
    #expect(middle > 0.05 && middle < 0.6)
    stage.advance(by: 0.2)
    #expect(layer.presentation()?.opacity == 0)
  }

  @Test func disabledActionsChangeAtOnce() {
    let stage = Stage()
    let layer = stage.shown()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.begin()
    layer.position.x = 3
    CATransaction.commit()
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    layer.opacity = 1
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func settersAnimateFromWhatShows() throws {
    let stage = Stage()
    let layer = stage.shown()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 130
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(isClose(try #require(layer.presentation()).position.x, 80))
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 30
    stage.host.commit()
    #expect(isClose(try #require(layer.presentation()).position.x, 80))
    stage.advance(by: 0.5)
    #expect(isClose(try #require(layer.presentation()).position.x, 55))
  }
}
