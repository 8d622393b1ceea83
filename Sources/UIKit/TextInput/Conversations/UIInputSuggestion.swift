import Foundation

/// Something that a keyboard proposes to insert (Apple: UIInputSuggestion). Keyboards of Linux propose none.
@preconcurrency @MainActor
open class UIInputSuggestion: NSObject {
  override init() { super.init() }
}

/// A reply to the conversation of a text (Apple: UISmartReplySuggestion). Keyboards of Linux propose none.
open class UISmartReplySuggestion: UIInputSuggestion {
  public let smartReply: String

  init(smartReply: String) {
    self.smartReply = smartReply
    super.init()
  }
}
