/// A text view or field whose selected text can be dragged (Apple: UITextDraggable).
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction with which the selected text is dragged.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text of the view is dragged.
  var isTextDragActive: Bool { get }
  /// Stored; previews keep their colours. Default none.
  var textDragOptions: UITextDragOptions { get set }
}

/// Options of dragged text (Apple: UITextDragOptions).
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// A text view or field into which text can be dropped (Apple: UITextDroppable).
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction that accepts text.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a drag is over the view.
  var isTextDropActive: Bool { get }
}
