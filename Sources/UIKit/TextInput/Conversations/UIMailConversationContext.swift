import Foundation

/// A conversation by mail (Apple: UIMailConversationContext).
open class UIMailConversationContext: UIConversationContext {
  open var responseSubject = ""
  open var responseSecondaryRecipientIdentifiers: Set<String> = []
  /// Whether the answer ends with the user's own signature. Default false.
  open var responseHasCustomSignature = false

  /// A mail (Apple: UIMailConversationContext.MailEntry).
  open class MailEntry: Entry {
    /// The kind of a mail (Apple: UIMailConversationContext.MailEntry.Kind).
    public enum Kind: Int, Sendable {
      case personal, promotion, social, transaction, news
    }

    open var kind = Kind.personal
    open var responseSecondaryRecipientIdentifiers: Set<String> = []
  }
}
