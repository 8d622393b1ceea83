/// The long press of a large content viewer interaction, and the panel that it shows.
@MainActor
final class LargeContentPress: NSObject, UIGestureRecognizerDelegate {
  weak var interaction: UILargeContentViewerInteraction?
  let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
  private var panel: LargeContentPanel?
  private var item: (any UILargeContentViewerItem)?

  override init() {
    super.init()
    recognizer.addTarget(self, action: Selector("handle:", LargeContentPress.handle(_:)))
    recognizer.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.item(at: gestureRecognizer.location(in: interaction?.view)) != nil
  }

  func handle(_ press: UILongPressGestureRecognizer) {
    guard let interaction, let view = interaction.view else { return end() }
    let point = press.location(in: view)
    switch press.state {
    case .began, .changed: show(interaction.item(at: point))
    case .ended:
      let last = interaction.item(at: point)
      end()
      interaction.ended(on: last, at: point)
    default: end()
    }
  }

  private func show(_ new: (any UILargeContentViewerItem)?) {
    guard new !== item || panel == nil else { return }
    item = new
    panel?.removeFromSuperview()
    panel = nil
    guard let new, let panelContainer = interaction?.panelContainer else { return }
    let panel = LargeContentPanel(new)
    panelContainer.addSubview(panel)
    panel.place(in: panelContainer.bounds)
    self.panel = panel
  }

  func end() {
    panel?.removeFromSuperview()
    panel = nil
    item = nil
  }
}
