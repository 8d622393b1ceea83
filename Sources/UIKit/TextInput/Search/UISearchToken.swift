/// A part of a search that stands before the text of a search field, such as a person or a kind of file (Apple: UISearchToken).
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// An object of the program that the token stands for. Default nil.
  open var representedObject: Any?
  let icon: UIImage?
  let text: String

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
