import CoreGraphics

/// A view that shows a `UIListContentConfiguration` (Apple: UIListContentView).
open class UIListContentView: UIView, UIContentView, ContentSizeFollower {
  private let imageView = UIImageView(frame: .zero)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private var content: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [imageView, textLabel, secondaryLabel] { addSubview(part) }
    imageView.contentMode = .scaleAspectFit
    imageView.symbolTextStyle = .body
    apply()
  }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        UIKitLog.refused("a UIListContentView cannot show a \(type(of: newValue))")
        return
      }
      content = new
      apply()
    }
  }

  private func apply() {
    Self.fill(textLabel, content.text, content.attributedText, content.textProperties)
    Self.fill(secondaryLabel, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    imageView.tintColor = content.imageProperties.tintColor.map { content.imageProperties.tintColorTransformer?($0) ?? $0 }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private static func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties
  ) {
    if label.adjustsFontForContentSizeCategory != look.adjustsFontForContentSizeCategory {
      label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
    }
    let font = label.adjusted(look.font)
    if label.font != font { label.font = font }
    label.textColor = look.resolvedColor()
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment = look.alignment == .center ? .center : look.alignment == .justified ? .justified : .natural
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    if let attributed { label.attributedText = attributed } else { label.text = look.transformed(text) }
    label.isHidden = (label.text ?? "").isEmpty
  }

  func contentSizeCategoryDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The margins of the containing cell, which sets them. They are minimum margins of the content.
  var outerMargins: UIEdgeInsets? { didSet { if outerMargins != oldValue { setNeedsLayout() } } }

  /// The margins of the content, for a left-to-right layout.
  private var effectiveMargins: UIEdgeInsets {
    let own = content.directionalLayoutMargins
    var margins = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let outerMargins {
      margins.left = max(margins.left, outerMargins.left)
      margins.right = max(margins.right, outerMargins.right)
    }
    return margins
  }

  private func placement(in size: CGSize) -> ListContentLayout.Placement {
    var layout = ListContentLayout()
    layout.margins = effectiveMargins
    layout.pixel = 1 / max(UIScreen.main.scale, 1)
    if let image = content.image {
      layout.imageSize = content.imageProperties.size(of: imageView.shownSize)
      layout.reservedImageSize = content.imageProperties.reservedSize(
        for: layout.imageSize, isSymbol: image.isSymbolImage, standard: standardSymbolSide)
    }
    layout.imageGap = content.imageToTextPadding
    layout.horizontalGap = content.textToSecondaryTextHorizontalPadding
    layout.verticalGap = content.textToSecondaryTextVerticalPadding
    // At accessibility sizes the texts are one above the other (Apple, "Building Apps with Dynamic Type", WWDC17).
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    layout.arrangement = content.prefersSideBySideTextAndSecondaryText && !isLarge ? .sideBySide : .stacked
    layout.minimumHeight = content.minimumHeight
    func measure(_ label: UILabel) -> (CGFloat) -> CGSize {
      { width in
        guard !label.isHidden else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: .infinity))
        return CGSize(width: min(size.width, width), height: size.height)
      }
    }
    return layout.placement(in: size, text: measure(textLabel), secondary: measure(secondaryLabel))
  }

  /// The standard space of symbols: 28 points, or more at sizes above large, so that texts beside larger symbols also align.
  private var standardSymbolSide: CGFloat { max(28, UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traitCollection)) }

  /// The distance of the texts from the leading edge, in points.
  var textStart: CGFloat {
    let properties = content.imageProperties
    let size = properties.size(of: imageView.shownSize)
    let reserved =
      content.image.map { properties.reservedSize(for: size, isSymbol: $0.isSymbolImage, standard: standardSymbolSide) }?.width ?? 0
    return effectiveMargins.left + (reserved > 0 ? reserved + content.imageToTextPadding : 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let placement = placement(in: bounds.size), mirror = mirror
    imageView.frame = mirror(placement.image)
    textLabel.frame = mirror(placement.text)
    secondaryLabel.frame = mirror(placement.secondary)
    guides?.place([imageView.frame, textLabel.frame, secondaryLabel.frame])
  }

  // MARK: Guides

  private var guides: FrameGuides?

  private func guide(_ index: Int, _ isThere: Bool) -> UILayoutGuide? {
    guard isThere else { return nil }
    if guides == nil {
      guides = FrameGuides(3, in: self)
      setNeedsLayout()
    }
    return guides?.guides[index]
  }

  /// The areas of the parts that the configuration contains; nil for other parts. They follow the frames of the parts.
  open var imageLayoutGuide: UILayoutGuide? { guide(0, content.image != nil) }
  open var textLayoutGuide: UILayoutGuide? { guide(1, !textLabel.isHidden) }
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(2, !secondaryLabel.isHidden) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: placement(in: CGSize(width: size.width, height: 0)).height)
  }

  /// The height that the content needs at the current width. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : 10_000
    return CGSize(width: UIView.noIntrinsicMetric, height: placement(in: CGSize(width: width, height: 0)).height)
  }
}
