import CoreGraphics

extension InterfaceLook {
  /// A picker view or a date picker.
  struct Picker: Hashable, Sendable {
    /// The corners of the shape behind the selected rows of wheels.
    var marker: Rounding
    /// The corners of the button of a compact date picker.
    var button: Rounding

    static let ios17 = Picker(marker: .radius(8), button: .radius(6))
    /// A compact date picker is described as a capsule, as wide as before. That the shape behind the selected rows is one, too, is a guess.
    static let ios26 = Picker(marker: .capsule, button: .capsule)
  }

  /// A page control.
  struct PageControl: Hashable, Sendable {
    /// Whether the platter behind the dots is glass.
    var hasGlass: Bool

    static let ios17 = PageControl(hasGlass: false)
    /// Apple's screenshots show glass. The dots are unchanged: a guess.
    static let ios26 = PageControl(hasGlass: true)
  }
}
