import Foundation

/// The conversation to which a text is a reply (Apple: UIConversationContext). Stored; Linux has no keyboard that suggests replies.
@preconcurrency @MainActor
open class UIConversationContext: NSObject {
  open var threadIdentifier = ""
  /// The entries, from the oldest to the newest.
  open var entries: [Entry] = []
  /// The identifiers of the user.
  open var selfIdentifiers: Set<String> = []
  open var responsePrimaryRecipientIdentifiers: Set<String> = []
  open var participantNameByIdentifier: [String: PersonNameComponents] = [:]

  public override init() { super.init() }

  /// A message of a conversation (Apple: UIConversationContext.Entry).
  @preconcurrency @MainActor
  open class Entry: NSObject {
    open var text = ""
    open var senderIdentifier = ""
    open var sentDate = Date()
    open var entryIdentifier = ""
    /// The entry that this one answers. Default nil.
    open var replyThreadIdentifier: String?
    open var primaryRecipientIdentifiers: Set<String> = []

    public override init() { super.init() }
  }
}
