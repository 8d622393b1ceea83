import UIKit

enum CallbackPhase: String, CaseIterable {
  case hierarchy, appearance, constraints, layout, drawing

  var color: UIColor {
    switch self {
    case .hierarchy: .systemBlue
    case .appearance: .systemPink
    case .constraints: .systemPurple
    case .layout: .systemGreen
    case .drawing: .systemOrange
    }
  }
}
