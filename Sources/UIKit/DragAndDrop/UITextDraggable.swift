/// A text view or field whose text can be dragged (Apple: UITextDraggable). No drag starts on Linux: the delegate is never called.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  var textDragInteraction: UIDragInteraction? { get }
  /// Always false.
  var isTextDragActive: Bool { get }
  var textDragOptions: UITextDragOptions { get set }
}

/// A text view or field into which text can be dropped (Apple: UITextDroppable). The delegate is never called on Linux.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// Always nil.
  var textDropInteraction: UIDropInteraction? { get }
  /// Always false.
  var isTextDropActive: Bool { get }
}

/// Options of dragged text (Apple: UITextDragOptions).
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// Customizes dragged text (Apple: UITextDragDelegate). On Linux it has no methods, since none would be called.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}

/// Customizes drops of text (Apple: UITextDropDelegate). On Linux it has no methods, since none would be called.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}

/// The properties of drags that text views and fields store.
@MainActor
struct TextDragState {
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  var options: UITextDragOptions = []
  let interaction = UIDragInteraction(delegate: NoDragSource.shared)
}

/// The delegate of the drag interactions of text. It gives no items.
private final class NoDragSource: NSObject, UIDragInteractionDelegate {
  static let shared = NoDragSource()
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] { [] }
}
