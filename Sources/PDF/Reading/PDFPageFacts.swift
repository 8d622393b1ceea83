import Foundation

/// The boxes of a page in points, y up, and its rotation.
package struct PDFPageFacts: Sendable {
  package enum Box: String, Sendable { case media = "MediaBox", crop = "CropBox", bleed = "BleedBox", trim = "TrimBox", art = "ArtBox" }

  package var boxes: [Box: CGRect] = [:]
  /// The clockwise rotation in degrees with which the page is shown: 0, 90, 180 or 270.
  package var rotation = 0
}
