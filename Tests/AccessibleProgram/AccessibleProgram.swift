import AccessibilityBus
import Foundation

/// A shop without pixels: a window of a few elements that a screen reader can use.
@main @MainActor enum AccessibleProgram {
  private static var label = "Pay", hasThanked = false, isOn = false
  private static var volume = 0.5, focus: UInt64 = 5, selection = 5..<5, isActive = false
  private static var bus: AccessibilityBus?
  private static var watch: AccessibilityWatch?

  static func main() {
    watch = AccessibilityWatch(delay: 0) { isOn in if isOn { open() } }
    RunLoop.main.run()
  }

  private static func open() {
    do {
      let bus = try AccessibilityBus(program: "Shop", version: "1.0")
      self.bus = bus
      bus.onRequest = { request in
        take(request)
        bus.update([window()], focus: focus)
      }
      bus.update([window()], focus: focus)
      // The desktop tells what it wants to hear after the program is registered.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        MainActor.assumeIsolated {
          isActive = true
          bus.update([window()], focus: focus)
        }
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func take(_ request: AccessibilityRequest) {
    switch (request.id, request.kind) {
    case (3, .action(0)):
      (label, hasThanked) = ("Paid", true)
      bus?.announce("Thank you")
    case (3, .action(1)): exit(0)
    case (4, .action(let index)): volume += index == 0 ? 0.1 : -0.1
    case (4, .setNumber(let number)): volume = number
    case (5, .select(let range)): selection = range
    case (6, .action(0)): isOn.toggle()
    case (let id, .focus): focus = id
    default: break
    }
  }

  private static func window() -> AccessibilityItem {
    var heading = AccessibilityItem(id: 2, role: .heading, name: "Basket")
    heading.level = 1
    var pay = AccessibilityItem(id: 3, role: .button, name: label)
    pay.identifier = "pay"
    pay.description = "Pays at once"
    pay.actions = [.init(name: "activate", description: "Activate"), .init(name: "Later", description: "Later")]
    var slider = AccessibilityItem(id: 4, role: .slider, name: "Volume")
    slider.number = .init(volume, in: 0...1, step: 0.1)
    slider.text = "\(Int((volume * 100).rounded()))%"
    slider.actions = [.init(name: "increment", description: "Increment"), .init(name: "decrement", description: "Decrement")]
    var field = AccessibilityItem(id: 5, role: .entry, name: "Name")
    field.states.formUnion([.focusable, .editable, .singleLine])
    field.text = hasThanked ? "Grüße dich, Welt" : "Grüße, Welt"
    field.selection = selection
    var toggle = AccessibilityItem(id: 6, role: .toggle, name: "Wi-Fi")
    toggle.states.insert(.checkable)
    if isOn { toggle.states.insert(.checked) }
    toggle.actions = [.init(name: "activate", description: "Activate")]
    var off = AccessibilityItem(id: 7, role: .button, name: "Refund")
    off.states = [.visible, .showing]
    var list = AccessibilityItem(id: 8, role: .list, name: "Goods")
    list.children = (0..<20).map { AccessibilityItem(id: 100 + $0, role: .listItem, name: "Item \($0 + 1)") }
    var window = AccessibilityItem(id: 1, role: .window, name: "Shop")
    window.frame = CGRect(x: 100, y: 50, width: 390, height: 844)
    if isActive { window.states.insert(.active) }
    window.children = [heading, pay, slider, field, toggle, off, list]
    if hasThanked { window.children.append(AccessibilityItem(id: 9, role: .label, name: "Thanks")) }
    for index in window.children.indices {
      let y = 60 + CGFloat(index) * 50
      window.children[index].frame = CGRect(x: 110, y: y, width: 100, height: 40)
      if [.button, .toggle].contains(window.children[index].role) { window.children[index].states.insert(.focusable) }
    }
    return window
  }
}
