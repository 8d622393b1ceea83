internal import InterfaceBuilder

/// Connects segues with their triggers: controls, bar items, gesture recognisers and cells.
@MainActor enum SegueTrigger {
  static func attach(_ segue: InterfaceSegue, to object: AnyObject, loader: InterfaceLoader) {
    let run: @MainActor (Any?) -> Void = { [weak controller = loader.controller] sender in
      guard let controller else { return }
      SegueLoading.run(segue, from: controller, sender: sender, asks: true)
    }
    if let control = object as? UIControl {
      let event: UIControl.Event = control is UIButton ? .primaryActionTriggered : .valueChanged
      control.addAction(UIAction { [weak control] _ in run(control) }, for: event)
    } else if let item = object as? UIBarButtonItem {
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak item] _ in run(item) }
    } else if let cell = object as? any SegueCell {
      cell.segues.add(segue.trigger == "accessoryAction" ? .accessory : .selection, run)
    } else if let recognizer = object as? UIGestureRecognizer {
      recognizer.addTarget(SegueReceiver.shared, action: Selector("run:", SegueReceiver.run(_:)))
      SegueReceiver.shared.register(recognizer, run)
    }
  }
}

/// The target of gesture recognisers that trigger segues.
@MainActor
final class SegueReceiver: NSObject {
  static let shared = SegueReceiver()
  private var triggers: [(recognizer: () -> UIGestureRecognizer?, run: @MainActor (Any?) -> Void)] = []

  func register(_ recognizer: UIGestureRecognizer, _ run: @escaping @MainActor (Any?) -> Void) {
    triggers.removeAll { $0.recognizer() == nil }
    triggers.append(({ [weak recognizer] in recognizer }, run))
  }

  func run(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended || recognizer.state == .began else { return }
    for entry in triggers where entry.recognizer() === recognizer { entry.run(recognizer) }
  }
}
