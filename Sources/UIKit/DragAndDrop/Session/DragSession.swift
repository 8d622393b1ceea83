import Display
import GestureMachines
import QuartzCore

/// One drag that begins in the application, or comes over it from another program, until the end of its last animation. It performs the
/// effects of its `DragMachine`: it shows the previews, calls the delegates and animates. The window retains it while the previews are shown.
@MainActor
final class DragSession {
  /// An item with the interaction that it comes from; nil if it comes from another program.
  struct Carried {
    let item: UIDragItem
    let interaction: UIDragInteraction?
    /// The view that was lifted for the item; nil for none.
    let preview: UITargetedDragPreview?
    var platter: PreviewPlatter?
  }

  private(set) var machine = DragMachine()
  let contents: DragContents
  let source: LocalDragSession
  let destination: LocalDropSession
  let window: UIWindow
  /// Whether the drag began in another program. It then has no source, and its previews are shown by the other program.
  let isForeign: Bool
  let overlay: DragOverlay
  var carried: [Carried] = []
  /// The interactions of the sources, each once; the first one is that of the lifted view.
  private(set) var sources: [UIDragInteraction] = []
  /// The interactions that the finger has entered. Their indices are the destinations of the machine.
  var visited: [UIDropInteraction] = []
  /// The interactions under the finger, each with its answer to `canHandle`.
  var answers: [(interaction: UIDropInteraction, canHandle: Bool)] = []
  var isFullSize = false
  /// The proposal of the destination under the finger.
  var proposal: UIDropProposal?
  var liftAnimator: DragAnimator?
  /// The drag as other programs see it; nil if they do not.
  var outgoing: (any OutgoingDrag)?
  /// Whether the program under the drag would take a drop.
  var isAcceptedOutside = false
  private(set) lazy var springs = SpringLoader(self)
  /// The touch that carries the drag.
  private(set) weak var touch: UITouch?

  private init(in window: UIWindow, at location: CGPoint, isForeign: Bool) {
    self.window = window
    self.isForeign = isForeign
    contents = DragContents(at: location, in: window)
    source = LocalDragSession(contents)
    destination = LocalDropSession(contents, source: isForeign ? nil : source)
    overlay = DragOverlay(in: window, at: window.convertFromScreen(location))
  }

  /// Asks an interaction for items at a point of the screen.
  /// - Returns: nil if it provides none, or if its window already has a drag.
  convenience init?(asking interaction: UIDragInteraction, at location: CGPoint) {
    guard let window = interaction.view?.window, window.dragSession == nil, let delegate = interaction.delegate else { return nil }
    self.init(in: window, at: location, isForeign: false)
    let items = delegate.dragInteraction(interaction, itemsForBeginning: source)
    guard !items.isEmpty else { return nil }
    contents.items = items
    sources = [interaction]
    carried = items.map { item in
      let preview = delegate.dragInteraction(interaction, previewForLifting: item, session: source)
      return Carried(item: item, interaction: interaction, preview: preview?.inWindow)
    }
  }

  /// Takes in a drag of another program.
  /// - Parameter location: the position of the pointer on the screen.
  convenience init(foreign items: [UIDragItem], in window: UIWindow, at location: CGPoint) {
    self.init(in: window, at: location, isForeign: true)
    contents.items = items
    // Between programs items are copied (Apple: dragInteraction(_:sessionAllowsMoveOperation:) applies within one application).
    contents.allowsMove = false
    carried = items.map { Carried(item: $0, interaction: nil, preview: nil) }
    window.dragSession = self
    perform(.arrive(items: items.count))
  }

  // MARK: Inputs

  func lift(_ touch: UITouch?) {
    self.touch = touch
    perform(.lift(items: contents.items.count))
  }

  /// - Parameters:
  ///   - location: the location of the finger on the screen.
  ///   - distance: the distance from the point at which the view was lifted.
  func move(to location: CGPoint, distance: CGFloat) {
    contents.location = location
    perform(.move(distance: distance))
  }

  func release() { perform(.release) }
  func cancel() { perform(.cancel) }

  func perform(_ input: DragMachine.Input) {
    for effect in machine.handle(input) { perform(effect) }
  }

  private func perform(_ effect: DragMachine.Effect) {
    switch effect {
    case .raise: raise()
    case .lower: lower()
    case .begin: begin()
    case .follow: follow()
    case .leave(let number): leave(number)
    case .enter(let number): enter(number)
    case .ask(let number): ask(number)
    case .drop(let number, let operation): drop(number, UIDropOperation(operation))
    case .goBack(let operation): goBack(UIDropOperation(operation))
    case .conclude(let number): conclude(number)
    case .end(let operation): end(UIDropOperation(operation))
    }
  }

  // MARK: The finger

  private func follow() {
    overlay.move(to: window.convertFromScreen(contents.location))
    for interaction in sources { interaction.delegate?.dragInteraction(interaction, sessionDidMove: source) }
    if !followOutside() { updateDestination() }
  }

  /// From the beginning of the drag, the overlay is the view of the touch, because the source may leave the window before the touch ends.
  /// The source and the other gesture recognisers of the touch are cancelled.
  func takeTouch() {
    guard let touch else { return }
    for recognizer in touch.recognizers where !(recognizer is DragPressRecognizer) && recognizer.machine.isActive { recognizer.abandon() }
    touch.view = overlay
  }

  /// Adds an interaction whose items join the drag.
  func join(_ interaction: UIDragInteraction) {
    if !sources.contains(where: { $0 === interaction }) { sources.append(interaction) }
  }
}

@MainActor private let sessions = SideTable<UIWindow, DragSession>()

extension UIWindow {
  /// The drag that began in the window; nil if there is none.
  var dragSession: DragSession? {
    get { sessions[self] }
    set { sessions[self] = newValue }
  }
}

extension UIDropOperation {
  init(_ operation: DragMachine.Operation) {
    switch operation {
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    case .copy: self = .copy
    case .move: self = .move
    }
  }
}

extension DragMachine.Operation {
  init(_ operation: UIDropOperation) {
    switch operation {
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    case .copy: self = .copy
    case .move: self = .move
    }
  }
}

extension UITargetedDragPreview {
  /// The preview, if its target is in a window.
  var inWindow: UITargetedDragPreview? {
    if target.container.window != nil { return self }
    UIKitLog.refused("a drag preview of \(type(of: view)) has a target outside of the window, and is not shown")
    return nil
  }
}
