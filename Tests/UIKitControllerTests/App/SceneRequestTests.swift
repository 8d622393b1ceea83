import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests of what programs ask of scenes. Each screen has one, so that requests for further ones fail as on an iPhone.
@Suite @MainActor struct SceneRequestTests {
  private let screen = HeadlessScreen(size: CGSize(width: 200, height: 400), scale: 1)

  @Test func arequestForANewSceneFails() throws {
    var failure: (any Error)?
    UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest()) { failure = $0 }
    #expect(failure == nil, "at the end of the turn")
    screen.settle()
    let error = try #require(failure as? UISceneError)
    #expect(error.code == UISceneError.multipleScenesNotSupported && (error as NSError).domain == UISceneErrorDomain)
  }

  @Test func theSceneOfASessionGetsTheActivity() {
    final class Delegate: NSObject, UISceneDelegate {
      var continued: NSUserActivity?
      func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { continued = userActivity }
    }
    let scene = screen.screen.windowScene, delegate = Delegate()
    scene.delegate = delegate
    let activity = NSUserActivity(activityType: "reading")
    UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: scene.session, userActivity: activity)) { _ in
      Issue.record("the scene is there")
    }
    screen.settle()
    #expect(delegate.continued === activity)
    scene.delegate = nil
  }

  @Test func anActivationActionIsItsAlternate() {
    var count = 0
    let alternate = UIAction(title: "Open Here") { _ in count += 1 }
    let action = UIWindowScene.ActivationAction(title: "Open in New Window", alternate: alternate) { _ in nil }
    #expect(action.title == "Open Here" && !action.attributes.contains(.hidden))
    action.performWithSender(nil, target: nil)
    #expect(count == 1)
    #expect(UIWindowScene.ActivationAction { _ in nil }.attributes.contains(.hidden), "without an alternate there is nothing to do")
  }

  @Test func theTraitsOfASceneReachItsWindows() {
    let view = UIView(frame: screen.screen.bounds)
    screen.show(view)
    let scene = screen.screen.windowScene
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark && scene.traitCollection.userInterfaceStyle == .dark)
    scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func theGeometryIsThatOfTheScreen() {
    let scene = screen.screen.windowScene
    #expect(scene.effectiveGeometry.systemFrame == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(scene.effectiveGeometry.interfaceOrientation == .portrait && scene.effectiveGeometry == scene.effectiveGeometry)
    #expect(scene.isFullScreen && scene.windowingBehaviors === scene.windowingBehaviors && scene.systemProtectionManager == nil)
  }
}
