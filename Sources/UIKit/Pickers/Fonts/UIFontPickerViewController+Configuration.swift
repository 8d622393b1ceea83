import Foundation

extension UIFontPickerViewController {
  /// The options of a font picker (Apple: UIFontPickerViewController.Configuration).
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the faces of families are listed. Default false.
    open var includeFaces = false
    /// Whether names are written in the system font. Default false.
    open var displayUsingSystemFont = false
    /// Traits that at least one font of a family must have, so that the family is listed. Default none.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Stored; has no effect on Linux, because the languages of fonts are not known.
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() {
      super.init()
    }

    /// Returns a predicate that is always true.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? { NSPredicate(value: true) }
  }
}
