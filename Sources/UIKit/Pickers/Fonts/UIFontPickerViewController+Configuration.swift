import Foundation

extension UIFontPickerViewController {
  /// Which fonts are offered, and how (Apple: UIFontPickerViewController.Configuration).
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Faces of families, too. Default false.
    open var includeFaces = false
    /// Names stand in the system's font. Default false.
    open var displayUsingSystemFont = false
    /// Families without a font of these traits are left out. Default none.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Kept: fonts do not tell their languages.
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() {
      super.init()
    }

    /// One that everything meets.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? { NSPredicate(value: true) }
  }
}
