import Foundation

/// A text that a keyboard suggests (Apple: UIInputSuggestion). Keyboards of Linux make no suggestions.
@preconcurrency @MainActor
open class UIInputSuggestion: NSObject {
  override init() { super.init() }
}

/// A suggested reply to a conversation (Apple: UISmartReplySuggestion). Keyboards of Linux make no suggestions.
open class UISmartReplySuggestion: UIInputSuggestion {
  public let smartReply: String

  init(smartReply: String) {
    self.smartReply = smartReply
    super.init()
  }
}
