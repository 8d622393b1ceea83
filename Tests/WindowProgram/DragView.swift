import UIKit

/// A view whose left half takes drops and whose right half can be dragged. The keys C and V copy and paste. Shown with `VITRINE_DRAGS`.
final class DragView: UIView, UIDropInteractionDelegate, UIDragInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
    addInteraction(UIDropInteraction(delegate: self))
    addInteraction(UIDragInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  private func isLeft(_ session: any UIDragDropSession) -> Bool { session.location(in: self).x < bounds.midX }

  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
  }

  // MARK: Drops

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    Log.add("entered \(session.items.count) local \(session.localDragSession != nil)")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: isLeft(session) ? .copy : .forbidden)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { Log.add("exited") }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    for provider in session.items.map(\.itemProvider) {
      for type in provider.registeredTypeIdentifiers {
        _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          let text = data.map { $0.count < 100 ? String(decoding: $0, as: UTF8.self) : "\($0.count) bytes" } ?? "nothing"
          MainActor.assumeIsolated { Log.add("dropped \(type) \(text)") }
        }
      }
    }
  }

  // MARK: Drags

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard !isLeft(session) else { return [] }
    Log.add("lifted")
    let provider = NSItemProvider(object: "from the program" as NSString)
    provider.registerObject(picture, visibility: .all)
    return [UIDragItem(itemProvider: provider)]
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { Log.add("began") }
  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    Log.add("ended \(operation)")
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) { Log.add("transferred") }

  // MARK: The pasteboard

  override var canBecomeFirstResponder: Bool { true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { becomeFirstResponder() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let board = UIPasteboard.general
    switch presses.first?.key?.charactersIgnoringModifiers {
    case "c":
      board.image = picture
      Log.add("copied")
    case "v":
      Log.add("pasted \(board.types.joined(separator: " ")) \(board.image.map { "\($0.size.width)" } ?? "none") \(board.string ?? "none")")
    default: super.pressesBegan(presses, with: event)
    }
  }
}
