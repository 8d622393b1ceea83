import Foundation

/// A conversation by messages (Apple: UIMessageConversationContext).
open class UIMessageConversationContext: UIConversationContext {
  /// Whether the conversation is with an unwanted sender. Default false.
  open var isJunk = false

  /// A message (Apple: UIMessageConversationContext.MessageEntry).
  open class MessageEntry: Entry {
    /// The kind of a message's content (Apple: UIMessageConversationContext.MessageEntry.DataKind).
    public enum DataKind: Int, Sendable {
      case text, attachment, other
    }

    open var dataKind = DataKind.text
    /// Whether the user sent it. Default false.
    open var wasSentBySelf = false
  }
}
