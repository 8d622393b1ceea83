import Display
import Hosting
import RenderTree
import UIKit

/// A picture beside the main one.
struct WorkbenchVariant {
  var title: String
  var look: PreviewLook
  let picture = HostPicture()
  /// The contents of the picture's layer; nil before its first frame.
  var contents: LayerContents?

  @MainActor init(title: String, look: PreviewLook) { (self.title, self.look) = (title, look) }
}

/// A set of conditions that are compared side by side.
package enum VariantSet: String, CaseIterable {
  case appearance = "Light and dark"
  case orientations = "Portrait and landscape"
  case textSizes = "Text sizes"
  case directions = "Reading directions"
  case devices = "Devices"
  case accessibility = "Contrast, bold text"
  case systems = "Looks of iOS 17 and 26"

  /// Returns the conditions of the set except the current ones, with their titles.
  func looks(beside look: PreviewLook) -> [(title: String, look: PreviewLook)] {
    func variant(_ title: String, _ change: (inout PreviewLook) -> Void) -> (title: String, look: PreviewLook) {
      var look = look
      change(&look)
      return (title, look)
    }
    let all =
      switch self {
      case .appearance: [variant(look.isDark ? "Light" : "Dark") { $0.isDark.toggle() }]
      case .orientations: [variant(look.isLandscape ? "Portrait" : "Landscape") { $0.isLandscape.toggle() }]
      case .textSizes:
        ["xSmall", "large", "xxxLarge", "accessibility3"].map { size in variant(size) { $0.textSize = size == "large" ? nil : size } }
      case .directions: [variant(look.isRightToLeft ? "Left to right" : "Right to left") { $0.isRightToLeft.toggle() }]
      case .devices: ["iPhone SE (3rd generation)", "iPhone 16", "iPhone 16 Pro Max"].map { name in variant(name) { $0.device = name } }
      case .accessibility: [variant("High contrast") { $0.hasHighContrast = true }, variant("Bold text") { $0.hasBoldText = true }]
      case .systems:
        [look.system == .ios26 ? variant("iOS 17") { $0.system = .ios17 } : variant("iOS 26") { $0.system = .ios26 }]
      }
    return all.filter { $0.look != look }
  }
}
