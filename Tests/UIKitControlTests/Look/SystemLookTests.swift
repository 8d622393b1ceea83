import CoreGraphics
import Display
import Testing
import VitrineTesting

@testable import UIKit

/// The setting of the look, and how views get to know of it.
@Suite(.serialized) @MainActor struct SystemLookTests {
  private let screen = HeadlessScreen(size: CGSize(width: 120, height: 120), scale: 1)

  private final class Listener: UIView {
    var changes = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if hasOtherLook(than: previousTraitCollection) { changes += 1 }
    }
  }

  @Test func theDefaultIsIOS17() {
    #expect(screen.systemLook == .ios17 && UIView().interfaceLook == .ios17)
    #expect(Launch.look(named: nil) == .ios17 && Launch.look(named: "") == .ios17 && Launch.look(named: "18") == .ios17)
    #expect(Launch.look(named: "26") == .ios26)
  }

  @Test func viewsAreToldOfAChange() {
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    #expect(view.changes == 0)
    screen.systemLook = .ios26
    #expect(view.changes == 1 && view.interfaceLook == .ios26)
    screen.systemLook = .ios26
    #expect(view.changes == 1)
    screen.systemLook = .ios17
    #expect(view.changes == 2 && view.interfaceLook == .ios17)
  }

  @Test func theConditionsOfAPreviewSetIt() {
    var look = ScreenLook()
    look.system = .ios26
    screen.adopt(look)
    #expect(screen.systemLook == .ios26)
    look.isDark = true
    screen.adopt(look)
    #expect(screen.systemLook == .ios26)
    screen.adopt(ScreenLook())
    #expect(screen.systemLook == .ios17)
  }

  @Test func bothTablesDifferInEveryPart() {
    let (old, new) = (InterfaceLook.ios17, InterfaceLook.ios26)
    #expect(old.navigationBar != new.navigationBar && old.tabBar != new.tabBar && old.toolbar != new.toolbar)
    #expect(
      old.toggle != new.toggle && old.slider != new.slider && old.segments != new.segments && old.stepper != new.stepper
        && old.button != new.button)
    #expect(old.searchField != new.searchField && old.list != new.list && old.alert != new.alert)
    #expect(old.sheet != new.sheet && old.menu != new.menu && old.automaticEdge != new.automaticEdge)
    #expect(old.editMenu != new.editMenu && old.popover != new.popover && old.picker != new.picker && old.pageControl != new.pageControl)
    #expect(old.platter != new.platter && old.sidebar != new.sidebar)
  }
}
