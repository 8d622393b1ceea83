import CoreGraphics
import Foundation
internal import CoreText

/// The current content of a button, computed from its values or its configuration and from its state.
@MainActor
struct ButtonContent {
  /// A plain or attributed text.
  struct Text {
    var plain: String?
    var attributed: NSAttributedString?
    var font: UIFont?
    var color = UIColor.white
    var shadow: UIColor?
    var lineBreak: NSLineBreakMode?

    var isEmpty: Bool { (attributed?.length ?? plain?.utf16.count ?? 0) == 0 }
  }

  var title = Text()
  var subtitle = Text()
  var titleAlpha: CGFloat = 1
  var image: UIImage?
  /// The tint of the image; nil uses the button's tint.
  var imageColor: UIColor?
  var imageAlpha: CGFloat = 1
  var symbolConfiguration: UIImage.SymbolConfiguration?
  /// The text style that a symbol without a size follows: that of a configuration's title, or body beside a title that follows the text size.
  var symbolTextStyle: UIFont.TextStyle?
  var backgroundImage: UIImage?
  /// The background of a configuration; nil without one.
  var background: UIBackgroundConfiguration?
  var cornerStyle: UIButton.Configuration.CornerStyle?
  /// The color of an activity indicator shown instead of the image; nil for none.
  var activityColor: UIColor?
  /// The chevrons of a pop-up button; nil for none.
  var indicator: UIImage?
  var indicatorColor: UIColor?
  var layout = ButtonLayout()
  /// Whether the button has the default padding around its title, as buttons without a configuration do.
  var hasClassicInsets = false

  init(button: UIButton) {
    let state = button.state
    if let configuration = button.configuration {
      show(configuration, of: button, state)
    } else {
      showValues(of: button, state)
    }
    layout.horizontal = ButtonLayout.Alignment(button.effectiveContentHorizontalAlignment)
    layout.vertical = ButtonLayout.Alignment(button.contentVerticalAlignment)
    let shown = image.map { symbolConfiguration == nil ? $0 : $0.applyingSymbolConfiguration(symbolConfiguration!) ?? $0 }
    image = shown
    symbolTextStyle = button.configuration != nil || button.parts.label.adjustsFontForContentSizeCategory ? .body : nil
    layout.image = activityColor != nil ? CGSize(width: 20, height: 20) : shown.map { size(of: $0, in: button) } ?? .zero
  }

  /// Returns the size of the image as the button's image view shows it.
  private func size(of image: UIImage, in button: UIButton) -> CGSize {
    guard var look = image.symbol?.look else { return image.size }
    if let own = button.parts.picture.preferredSymbolConfiguration { look = own.look.applying(look) }
    if let symbolTextStyle, look.pointSize == nil { look = SymbolLook(textStyle: symbolTextStyle).applying(look) }
    return image.with(look.sized(for: button.traitCollection)).size
  }

  // MARK: Values by state

  private mutating func showValues(of button: UIButton, _ state: UIControl.State) {
    let isHeld = state.contains(.highlighted), own = button.values[state.rawValue]
    let chosen = button.selection.element
    title.plain = chosen?.title ?? button.title(for: state)
    title.attributed = chosen == nil ? button.attributedTitle(for: state) : nil
    title.color = button.titleColor(for: state) ?? .white
    title.shadow = button.titleShadowColor(for: state)
    image = chosen?.image ?? button.image(for: state)
    symbolConfiguration = button.preferredSymbolConfigurationForImage(in: state)
    backgroundImage = button.backgroundImage(for: state)
    layout.insets = button.contentEdgeInsets
    layout.titleInsets = button.titleEdgeInsets
    layout.imageInsets = button.imageEdgeInsets
    layout.fitsImage = true
    layout.imageSide = button.isRightToLeft ? .right : .left
    hasClassicInsets = button.contentEdgeInsets == .zero
    if button.buttonType != .custom {
      if isHeld, own?.titleColor == nil { titleAlpha = 0.2 }
      if isHeld, own?.image == nil { imageAlpha = 0.2 }
      image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
      if state.contains(.disabled) { imageColor = .tertiaryLabel }
    } else {
      if isHeld, own?.image == nil, button.adjustsImageWhenHighlighted { imageAlpha = 0.5 }
      if state.contains(.disabled), own?.image == nil, button.adjustsImageWhenDisabled { imageAlpha = 0.5 }
    }
  }

  // MARK: Configuration

  private mutating func show(_ given: UIButton.Configuration, of button: UIButton, _ state: UIControl.State) {
    let configuration = button.automaticallyUpdatesConfiguration ? given.updated(for: button) : given
    let colors = configuration.colors(tint: button.tintColor, state: state)
    let isHeld = state.contains(.highlighted), traits = button.traitCollection
    titleAlpha = isHeld ? 0.75 : 1
    imageAlpha = titleAlpha
    let chosen = button.selection.element
    title = text(
      chosen?.title ?? configuration.title ?? (configuration.attributedTitle == nil ? button.title(for: state) : nil),
      chosen == nil ? configuration.attributedTitle : nil,
      configuration.font(for: traits), colors.foreground, configuration.titleTextAttributesTransformer)
    title.lineBreak = configuration.titleLineBreakMode
    subtitle = text(
      configuration.subtitle, configuration.attributedSubtitle, configuration.subtitleFont(for: traits), colors.foreground,
      configuration.subtitleTextAttributesTransformer)
    subtitle.lineBreak = configuration.subtitleLineBreakMode
    image = (chosen?.image ?? configuration.image ?? button.image(for: state)).map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    imageColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
    symbolConfiguration = configuration.preferredSymbolConfigurationForImage ?? button.preferredSymbolConfigurationForImage(in: state)
    if configuration.showsActivityIndicator {
      activityColor = configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground
      image = nil
    }
    var background = configuration.background
    if let glass = background.visualEffect as? UIGlassEffect, background.backgroundColor == nil {
      background.visualEffect = configuration.tinted(glass, colors.background)
      background.backgroundColor = .clear
    }
    if background.backgroundColor == nil { background.backgroundColor = colors.background ?? .clear }
    self.background = background
    cornerStyle = configuration.cornerStyle
    let mirrors = button.isRightToLeft
    layout.insets = button.absolute(configuration.contentInsets)
    if button.showsPopUpIndicator {
      showIndicator(configuration, colors.foreground, configuration.font(for: traits).pointSize, isLeft: mirrors)
    }
    layout.imagePadding = configuration.imagePadding
    layout.titlePadding = configuration.titlePadding
    layout.imageSide =
      switch configuration.imagePlacement {
      case .trailing: mirrors ? .left : .right
      case .top: .top
      case .bottom: .bottom
      default: mirrors ? .right : .left
      }
    layout.textAlignment =
      switch configuration.titleAlignment {
      case .center: .middle
      case .trailing: mirrors ? .start : .end
      case .leading: mirrors ? .end : .start
      case .automatic:
        switch configuration.imagePlacement {
        case .top, .bottom: .middle
        case .trailing where image != nil: mirrors ? .start : .end
        default: image == nil ? .middle : mirrors ? .end : .start
        }
      }
  }

  /// Shows the chevrons of a pop-up button behind the title. Their size and distance were chosen.
  private mutating func showIndicator(_ configuration: UIButton.Configuration, _ color: UIColor, _ size: CGFloat, isLeft: Bool) {
    let symbol = UIImage.SymbolConfiguration(pointSize: (size * 0.7).rounded(), weight: .semibold)
    indicator = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbol)?.withRenderingMode(.alwaysTemplate)
    indicatorColor = configuration.indicatorColorTransformer?(color) ?? color
    layout.addIndicator(indicator?.size ?? .zero, isLeft: isLeft)
  }

  private func text(
    _ plain: String?, _ attributed: AttributedString?, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> Text {
    var text = Text(plain: plain, font: font, color: color)
    guard attributed != nil || transformer != nil, plain != nil || attributed != nil else { return text }
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    if let transformer { base = transformer(base) }
    text.attributed = AttributedText(attributed ?? AttributedString(plain ?? ""), base: base)
    return text
  }

  /// Returns the corner radius in points for a button of the given size.
  func cornerRadius(in size: CGSize, _ look: InterfaceLook.Button) -> CGFloat {
    switch cornerStyle {
    case .fixed: background?.cornerRadius ?? 0
    case .dynamic, nil: background.map { dynamicRadius($0.cornerRadius, in: size, look) } ?? 0
    case .small: look.small.radius(in: size)
    case .medium: look.medium.radius(in: size)
    case .large: look.large.radius(in: size)
    case .capsule: size.height / 2
    }
  }

  /// - Parameter own: the radius of the configuration. 0 and the initial radius of configurations select the radius of the look.
  private func dynamicRadius(_ own: CGFloat, in size: CGSize, _ look: InterfaceLook.Button) -> CGFloat {
    own > 0 && own != UIButton.Configuration.usualRadius ? own : look.dynamicRounding.radius(in: size)
  }
}

extension ButtonLayout.Alignment {
  fileprivate init(_ alignment: UIControl.ContentHorizontalAlignment) {
    self =
      switch alignment {
      case .left, .leading: .start
      case .right, .trailing: .end
      case .fill: .fill
      case .center: .middle
      }
  }

  fileprivate init(_ alignment: UIControl.ContentVerticalAlignment) {
    self =
      switch alignment {
      case .top: .start
      case .bottom: .end
      case .fill: .fill
      case .center: .middle
      }
  }
}
