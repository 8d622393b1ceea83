/// A position in the text of a view (Apple: UITextPosition).
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() { super.init() }
}
