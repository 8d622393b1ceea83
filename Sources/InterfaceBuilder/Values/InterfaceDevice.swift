/// The device for which the file was laid out.
package struct InterfaceDevice: Equatable, Sendable {
  /// The identifier, such as `retina4_7`; empty in files of Xcode 7 and earlier, whose canvas is a square.
  package let identifier: String
  package let isLandscape: Bool
  package let isDark: Bool

  init(_ element: InterfaceElement?) {
    identifier = element?["id"] ?? ""
    isLandscape = element?["orientation"] == "landscape"
    isDark = element?["appearance"] == "dark"
  }
}
