import CoreGraphics

/// The rounded panel with the large image and the large title of an item. Its lengths were chosen by eye from pictures of iOS.
final class LargeContentPanel: UIView {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)

  private let imageInsets: UIEdgeInsets

  private static let inset: CGFloat = 20
  private static let imageSide: CGFloat = 96
  private static let widest: CGFloat = 280

  init(_ item: any UILargeContentViewerItem) {
    imageInsets = item.largeContentImageInsets
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.cornerRadius = 20
    clipsToBounds = true
    let view = item as? UIView
    let image = item.largeContentImage ?? (view as? UIButton)?.currentImage ?? (view as? UIImageView)?.image
    picture.image = image?.preferring(UIImage.SymbolConfiguration(pointSize: 64, weight: .medium)).withRenderingMode(.alwaysTemplate)
    picture.tintColor = .label
    picture.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
    label.text = item.largeContentTitle ?? (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text
    label.font = .preferredFont(forTextStyle: .title3)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    for part in [material, picture, label] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Places the panel in the middle of an area.
  func place(in area: CGRect) {
    let width = min(Self.widest, area.width - 4 * Self.inset), available = max(width - 2 * Self.inset, 0)
    let text = label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: available, height: .infinity)).height : 0
    let image = picture.image == nil ? 0 : Self.imageSide
    let height = min(text + image + (text > 0 && image > 0 ? 8 : 0) + 2 * Self.inset, max(area.height - 2 * Self.inset, 0))
    frame = CGRect(
      x: (area.midX - width / 2).rounded(), y: (area.midY - height / 2).rounded(), width: width, height: height.rounded(.up))
    material.frame = bounds
    picture.frame = CGRect(x: Self.inset, y: Self.inset, width: available, height: image).inset(by: imageInsets)
    let top = Self.inset + image + (text > 0 && image > 0 ? 8 : 0)
    label.frame = CGRect(x: Self.inset, y: top, width: available, height: max(bounds.height - top - Self.inset, 0))
  }
}

/// A bar, or a row of segments, whose items are shown large while a finger rests on them, since they do not grow with the text size.
@MainActor protocol LargeContentBar: ContentSizeFollower {}

extension LargeContentBar {
  /// Adds an interaction when the view first has an accessibility size.
  func showLargeContent(by interaction: @autoclosure () -> UILargeContentViewerInteraction = .init(delegate: nil)) {
    guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
      !viewState.interactions.contains(where: { $0 is UILargeContentViewerInteraction })
    else { return }
    addInteraction(interaction())
  }
}

extension UIBarItem {
  /// Gives the view that shows the item its large content.
  func describeLarge(_ view: UIView) {
    view.showsLargeContentViewer = true
    view.largeContentTitle = title ?? accessibilityLabel ?? view.accessibilityLabel
    view.largeContentImage = largeContentSizeImage ?? image
    view.scalesLargeContentImage = largeContentSizeImage == nil
    view.largeContentImageInsets = largeContentSizeImageInsets
  }
}
