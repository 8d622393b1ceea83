import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct EventScriptTests {
  @Test(arguments: EventScript.all) func aScriptCallsWhatAppleSays(_ script: EventScript) throws {
    let calls = try script.play()
    #expect(calls == script.calls, "\(calls.joined(separator: "\n"))")
  }

  @Test func everyFamilyHasAScript() {
    #expect(
      Set(EventScript.all.map(\.family)) == [
        "touches", "gestures", "controls", "scroll", "table", "collection", "text field", "text view", "buttons and menus", "pickers",
        "bars", "search",
      ])
  }
}
