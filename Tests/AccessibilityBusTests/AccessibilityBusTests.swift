import AccessibilityBus
import Foundation
import Testing

/// Tests the bus with a client over the library of real screen readers, libatspi, on a message bus of its own.
@Suite(
  .serialized,
  .enabled(if: ScreenReader.isInstalled, "needs .ci/setup test: dbus, at-spi2-core, libatk-bridge, python3-gi and gir1.2-atspi"))
struct AccessibilityBusTests {
  /// Runs the commands of the client, and returns its lines.
  private func read(_ commands: String..., environment: [String: String] = ["VITRINE_ACCESSIBILITY": "1"]) throws -> [String] {
    let answer = try ScreenReader.run(commands, environment: environment)
    try #require(answer.status == 0, "\(answer.errors)")
    return answer.lines
  }

  @Test func theTreeHasRolesNamesStatesFramesAndValues() throws {
    let lines = try read("await window:activate Shop", "tree")
    // The first lines are the event and the application.
    #expect(
      lines.dropFirst(2).prefix(8) == [
        "  frame 'Shop' 100,50 390x844 active",
        "    heading 'Basket' 110,60 100x40 level 1",
        "    push button 'Pay' 110,110 100x40 does activate|Later described 'Pays at once' id pay",
        "    slider 'Volume' 110,160 100x40 value 0 0.5 1 does increment|decrement",
        "    entry 'Name' 110,210 100x40 focused editable single-line text 'Grüße, Welt' caret 5",
        "    toggle button 'Wi-Fi' 110,260 100x40 checkable does activate",
        "    push button 'Refund' 110,310 100x40 disabled",
        "    list 'Goods' 110,360 100x40",
      ])
    #expect(lines.count(where: { $0.contains("list item 'Item ") }) == 20)
  }

  @Test func anActionIsPerformedAndItsChangesAreHeard() throws {
    let lines = try read(
      "await window:activate Shop", "do Pay activate", "await object:announcement *", "await object:children-changed:add Shop", "tree",
      "do Wi-Fi activate", "await object:state-changed:checked Wi-Fi", "do Paid Later")
    #expect(lines.contains { $0.hasPrefix("object:announcement") && $0.hasSuffix("Thank you") })
    #expect(lines.contains("object:children-changed:add Shop 7 0 Thanks"))
    #expect(lines.contains { $0.hasPrefix("    push button 'Paid'") })
    #expect(lines.contains { $0.hasPrefix("    entry 'Name'") && $0.contains("'Grüße dich, Welt'") })
    #expect(lines.contains { $0.hasPrefix("object:state-changed:checked Wi-Fi 1 ") })
  }

  @Test func theInsertedTextIsHeardByItself() throws {
    let lines = try read("await window:activate Shop", "do Pay activate", "await object:text-changed:insert Name")
    #expect(lines.last == "object:text-changed:insert Name 5 5  dich")
  }

  @Test func valuesFocusAndSelectionsCanBeSet() throws {
    let lines = try read(
      "await window:activate Shop", "set Volume 0.75", "await object:property-change:accessible-value Volume", "focus Pay",
      "await object:state-changed:focused Pay", "select Name 1 4", "await object:text-selection-changed Name", "tree")
    #expect(lines.contains { $0.contains("slider 'Volume'") && $0.contains("value 0 0.75 1") })
    #expect(lines.contains { $0.contains("push button 'Pay'") && $0.contains(" focused ") })
    #expect(lines.contains { $0.contains("entry 'Name'") && $0.contains("selects 1-4") && !$0.contains("focused") })
  }

  @Test func wordsAndPointsFindTheirElements() throws {
    let lines = try read("words Name", "at 120 120", "at 5000 5000")
    #expect(lines[..<2] == ["0-7 'Grüße, '", "7-11 'Welt'"])
    #expect(lines[2].hasPrefix("push button 'Pay'"))
    #expect(lines[3] == "nothing")
  }

  @Test func anIdleProgramDoesNotRun() throws {
    #expect(try read("tree", "quiet 3").last == "quiet")
  }

  /// Without an order in the environment, the desktop's switch decides, also after the start.
  @Test func theDesktopSwitchesItOn() throws {
    let lines = try read("switch on", "await window:activate Shop", environment: [:])
    #expect(lines.last?.hasPrefix("window:activate") == true)
  }

  @Test func theEnvironmentOverridesTheDesktop() {
    #expect(AccessibilityWatch.setting(in: [:]) == nil)
    #expect(AccessibilityWatch.setting(in: ["VITRINE_ACCESSIBILITY": "1"]) == true)
    #expect(AccessibilityWatch.setting(in: ["VITRINE_ACCESSIBILITY": "0"]) == false)
    #expect(AccessibilityWatch.setting(in: ["NO_AT_BRIDGE": "1"]) == false)
    #expect(AccessibilityWatch.setting(in: ["VITRINE_ACCESSIBILITY": "1", "NO_AT_BRIDGE": "1"]) == false)
  }
}
