import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests of what a screen tells of its modes, brightness and focus (Apple: UIScreen).
@Suite @MainActor struct ScreenModeTests {
  private let screen = HeadlessScreen(size: CGSize(width: 200, height: 100), scale: 2)
  private var uiScreen: UIScreen { screen.screen }

  private func count(_ name: Notification.Name, during body: () throws -> Void) rethrows -> Int {
    var count = 0
    let token = NotificationCenter.default.addObserver(forName: name, object: uiScreen, queue: nil) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try body()
    return count
  }

  @Test func theModeIsTheSizeInPixelsAndItsChangeIsPosted() throws {
    #expect(uiScreen.currentMode?.size == CGSize(width: 400, height: 200) && uiScreen.availableModes == [uiScreen.preferredMode])
    let posted = try count(UIScreen.modeDidChangeNotification) { try screen.resize(to: CGSize(width: 300, height: 100)) }
    #expect(posted == 1 && uiScreen.currentMode?.size == CGSize(width: 600, height: 200))
    #expect(uiScreen.currentMode?.pixelAspectRatio == 1)
  }

  @Test func brightnessIsClampedAndItsChangeIsPosted() {
    let posted = count(UIScreen.brightnessDidChangeNotification) {
      uiScreen.brightness = 0.5
      uiScreen.brightness = 0.5
      uiScreen.brightness = 7
    }
    #expect(posted == 2 && uiScreen.brightness == 1)
  }

  @Test func thereIsOneScreenWithoutOverscan() {
    #expect(uiScreen.mirrored == nil && !uiScreen.isCaptured && uiScreen.overscanCompensationInsets == .zero)
    uiScreen.overscanCompensation = .scale
    #expect(uiScreen.overscanCompensation == .scale)
    #expect(uiScreen.currentEDRHeadroom == 1 && uiScreen.referenceDisplayModeStatus == .notSupported)
  }

  @Test func theFocusedViewIsThatOfTheKeyWindow() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 30))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(button)
    screen.show(root)
    #expect(uiScreen.supportsFocus && uiScreen.focusedView == nil)
    screen.press(.keyboardTab)
    #expect(uiScreen.focusedView === button && uiScreen.focusedItem === button)
    #expect(root.window?.windowScene?.focusSystem?.focusedItem === button)
  }
}
