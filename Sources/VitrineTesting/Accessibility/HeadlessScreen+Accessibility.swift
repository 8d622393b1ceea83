import CoreGraphics

extension HeadlessScreen {
  /// The text that a screen reader speaks for each element, in its order: a line for each, with a number from 1 and the frame in points.
  ///
  ///     1. Settings, Heading  (16 52; 120 34)
  ///     2. Wi-Fi, On, Switch Button  (308 120; 51 31)
  public var accessibilityText: String {
    settle()
    return accessibilityNodes.enumerated().map { "\($0 + 1). \(Self.words($1))  (\($1.frame.brief))" }.joined(separator: "\n")
  }

  /// A picture of the screen in which the accessibility elements have frames and numbers, with a legend of the spoken texts. Compare it
  /// with `Snapshot.verify`.
  public var accessibilityImage: CGImage {
    settle()
    let marks = accessibilityNodes.enumerated().map { MarkedPicture.Mark(number: $0 + 1, frame: $1.frame, text: Self.words($1)) }
    let picture = image
    return MarkedPicture(picture, scale: window.traitCollection.displayScale, marks: marks).image() ?? picture
  }

  private static func words(_ node: AccessibilityNode) -> String { node.spoken.isEmpty ? "(nothing is spoken)" : node.spoken }
}
