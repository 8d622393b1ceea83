/// The error if an element of a screen was not found or cannot be touched. An addition of Vitrine.
public struct ElementError: Error, CustomStringConvertible, Sendable {
  /// The reason, a remedy, and the elements and views of the screen.
  public let description: String

  init(_ reason: String) { description = reason }

  /// - Parameter screen: the screen whose elements and views are appended.
  @MainActor init(_ reason: String, _ screen: HeadlessScreen) {
    let spoken = screen.accessibilityNodes.map { "  \($0.spoken.isEmpty ? "(nothing is spoken)" : $0.spoken)  (\($0.frame.brief))" }
    description = """
      \(reason)
      The elements:
      \(spoken.isEmpty ? "  none" : spoken.joined(separator: "\n"))
      The views:
      \(screen.windows.map(\.hierarchyDescription).joined(separator: "\n"))
      """
  }
}
