import CoreGraphics
import Foundation
import QuartzCore

/// What a button shows at this moment, and where: worked out from its values, its configuration and its state.
@MainActor
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var font: UIFont?
  var titleColor: UIColor = .white
  var titleAlpha: CGFloat = 1
  var image: UIImage?
  var imageAlpha: CGFloat = 1
  var backgroundImage: UIImage?
  /// Set by configurations only; otherwise the button's own colour stays.
  var backgroundColor: UIColor?
  var cornerRadius: UIButton.Configuration.CornerStyle?
  var insets: UIEdgeInsets
  var titleInsets: UIEdgeInsets = .zero
  var imageInsets: UIEdgeInsets = .zero
  var spacing: CGFloat = 0
  var placesImageAfter = false
  var isConfigured = false

  init(button: UIButton) {
    let state = button.state
    let isHeld = state.contains(.highlighted)
    if let configuration = button.configuration {
      isConfigured = true
      title = configuration.title ?? button.title(for: state)
      font = configuration.font
      image = configuration.image ?? button.image(for: state)
      let colors = configuration.colors(tint: button.tintColor, state: state)
      titleColor = colors.foreground
      backgroundColor = colors.background
      titleAlpha = isHeld ? 0.75 : 1
      imageAlpha = titleAlpha
      cornerRadius = configuration.cornerStyle
      let edges = configuration.contentInsets
      insets = button.absolute(edges)
      spacing = configuration.imagePadding
      placesImageAfter = (configuration.imagePlacement == .trailing) != button.isRightToLeft
      return
    }
    placesImageAfter = button.isRightToLeft
    title = button.title(for: state)
    attributedTitle = button.attributedTitle(for: state)
    titleColor = button.titleColor(for: state) ?? .white
    image = button.image(for: state)
    backgroundImage = button.backgroundImage(for: state)
    insets = button.contentEdgeInsets
    titleInsets = button.titleEdgeInsets
    imageInsets = button.imageEdgeInsets
    let hasOwn = button.values[state.rawValue]
    if button.buttonType != .custom {
      if isHeld, hasOwn?.titleColor == nil { titleAlpha = 0.2 }
      if isHeld, hasOwn?.image == nil { imageAlpha = 0.2 }
      image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    } else {
      if isHeld, hasOwn?.image == nil, button.adjustsImageWhenHighlighted { imageAlpha = 0.5 }
    }
    if state.contains(.disabled), hasOwn?.image == nil, button.adjustsImageWhenDisabled { imageAlpha = 0.5 }
  }

  /// Sets what differs only: a label that is told anything asks for layout, and this runs in layout.
  func apply(label: UILabel, picture: UIImageView, background: UIImageView, layer: CALayer) {
    if let attributedTitle {
      if label.attributedText != attributedTitle { label.attributedText = attributedTitle }
    } else {
      if label.text != title { label.text = title }
      if label.textColor != titleColor { label.textColor = titleColor }
    }
    if let font, label.font != font { label.font = font }
    label.alpha = titleAlpha
    set((title ?? attributedTitle?.string ?? "").isEmpty, on: label)
    let shown = isConfigured ? image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 } : image
    if picture.image != shown { picture.image = shown }
    if isConfigured, picture.tintColor != titleColor { picture.tintColor = titleColor }
    picture.alpha = imageAlpha
    set(image == nil, on: picture)
    if background.image != backgroundImage { background.image = backgroundImage }
    set(backgroundImage == nil, on: background)
    if isConfigured { layer.backgroundColor = backgroundColor?.cgColor }
  }

  private func set(_ isHidden: Bool, on view: UIView) {
    if view.isHidden != isHidden { view.isHidden = isHidden }
  }

  func size(label: UILabel, within size: CGSize) -> CGSize {
    let text = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    let picture = image?.size ?? .zero
    let gap = image != nil && !label.isHidden ? spacing : 0
    var width = text.width + picture.width + gap + insets.left + insets.right
    var height = max(text.height, picture.height) + insets.top + insets.bottom
    if !isConfigured, insets == .zero, !label.isHidden {
      width = max(width, 30)
      // The title's room above and below, as iOS gives it to buttons without insets.
      height += 12
    }
    if let backgroundImage {
      width = max(width, backgroundImage.size.width)
      height = max(height, backgroundImage.size.height)
    }
    return CGSize(width: width.rounded(.up), height: height.rounded(.up))
  }

  func frames(
    in bounds: CGRect, label: UILabel, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) -> (image: CGRect, title: CGRect) {
    let area = bounds.inset(by: insets)
    let gap = image != nil && !label.isHidden ? spacing : 0
    let picture = image?.size ?? .zero
    let room = max(area.width - picture.width - gap, 0)
    var text = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: room, height: .infinity))
    text.width = min(text.width, room)
    text.height = min(text.height, max(area.height, 0))
    let whole = picture.width + gap + text.width
    let left: CGFloat =
      switch horizontal {
      case .left, .leading, .fill: area.minX
      case .right, .trailing: area.maxX - whole
      case .center: area.midX - whole / 2
      }
    func top(_ height: CGFloat) -> CGFloat {
      switch vertical {
      case .top, .fill: area.minY
      case .bottom: area.maxY - height
      case .center: area.midY - height / 2
      }
    }
    let imageX = placesImageAfter ? left + text.width + gap : left
    let titleX = placesImageAfter ? left : left + picture.width + gap
    let imageRect = CGRect(x: imageX, y: top(picture.height), width: picture.width, height: picture.height)
    let titleRect = CGRect(x: titleX, y: top(text.height), width: text.width, height: text.height)
    return (shifted(imageRect, by: imageInsets), shifted(titleRect, by: titleInsets))
  }

  /// Insets that are equal and opposite move a part; they do not change the button's size.
  private func shifted(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerRadius {
    case .fixed, .dynamic, nil: 6
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }
}
