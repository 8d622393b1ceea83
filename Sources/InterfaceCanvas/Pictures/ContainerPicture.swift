internal import InterfaceBuilder
internal import UIKit

/// Creates placeholders for controllers that have no view in the file.
@MainActor enum ContainerPicture {
  static func make(_ element: InterfaceElement, size: CGSize) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.22, alpha: 1) : UIColor(white: 0.82, alpha: 1) }
    view.clipsToBounds = true
    let label = UILabel(frame: view.bounds.insetBy(dx: 20, dy: 0))
    label.text = CanvasRoot.title(of: element)
    label.textAlignment = .center
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 24, weight: .semibold)
    label.textColor = .secondaryLabel
    view.addSubview(label)
    return view
  }
}
