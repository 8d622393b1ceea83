import CoreGraphics

/// The subviews of a button.
@MainActor
final class ButtonParts {
  let label = UILabel(frame: .zero)
  let picture = UIImageView(frame: .zero)
  /// Created when first needed.
  private(set) var subtitle: UILabel?
  private(set) var backgroundImage: UIImageView?
  private(set) var background: ConfiguredBackground?
  private(set) var activity: UIActivityIndicatorView?
  private(set) var indicator: UIImageView?
  /// The views among `picture` and `label` that were added to the button.
  private var added: Set<UIView> = []
  private var shownTitle: NSAttributedString?
  private var shownSubtitle: NSAttributedString?
  /// Whether the button was laid out.
  var wasLaidOut = false
  /// Whether the parts are being placed before the first layout.
  var isPlacedEarly = false
  /// Whether the label has an attributed title that no layout has set yet.
  private var isEarly = false

  init() {
    for part in [picture, label] as [UIView] {
      part.isUserInteractionEnabled = false
      part.isHidden = true
    }
    label.font = ButtonParts.font(of: .custom)
    // The default of labels is a point upwards.
    label.shadowOffset = .zero
    standInALine()
  }

  /// Returns the font of a title that has no font of its own: 18 points in a custom button, 15 in others, as in Interface Builder files
  /// that store the sizes of iOS.
  static func font(of type: UIButton.ButtonType) -> UIFont { .systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : 15) }

  /// Adds the image view or the label to the button, above the background, unless that was done before. A button without an image or a title
  /// has no such subview until a program asks for it, as on iOS.
  func add(_ part: UIView, to button: UIButton) {
    guard added.insert(part).inserted else { return }
    let below = [background, backgroundImage, part === label ? picture : nil] as [UIView?]
    button.insertSubview(part, at: (button.subviews.lastIndex { below.contains($0) } ?? -1) + 1)
  }

  /// Restores the single centered line of a title without a configuration.
  func standInALine() {
    label.numberOfLines = 1
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
  }

  /// Gives the label a title before the next layout, so that it can be read. The layout sets it again, because changes of the label's font
  /// until then do not change the fonts of the title.
  func setTitle(_ title: NSAttributedString?, orPlain plain: String?) {
    if let title {
      label.attributedText = title
    } else if shownTitle != nil {
      label.attributedText = nil
      label.text = plain
    }
    (shownTitle, isEarly) = (title, title != nil)
  }

  /// Updates the views. It sets only values that changed, because every change of a label requests layout, and this is called during
  /// layout.
  func show(_ content: ButtonContent, in button: UIButton) {
    if !content.title.isEmpty { add(label, to: button) }
    if content.image != nil { add(picture, to: button) }
    if isEarly, let title = content.title.attributed {
      label.attributedText = title
      (shownTitle, isEarly) = (title, false)
    }
    show(content.title, on: label, &shownTitle)
    set(content.titleAlpha, on: label)
    if !content.subtitle.isEmpty || subtitle != nil {
      show(content.subtitle, on: subtitle(in: button), &shownSubtitle)
      set(content.titleAlpha, on: subtitle(in: button))
    }
    if content.title.lineBreak != nil { align(content.layout.textAlignment) }
    picture.symbolTextStyle = content.symbolTextStyle
    if picture.image != content.image { picture.image = content.image }
    if picture.viewState.tintColor != content.imageColor { picture.tintColor = content.imageColor }
    set(content.imageAlpha, on: picture)
    set(isHidden: content.image == nil, on: picture)
    if content.backgroundImage != nil || backgroundImage != nil {
      let view = backgroundImage(in: button)
      if view.image != content.backgroundImage { view.image = content.backgroundImage }
      set(isHidden: content.backgroundImage == nil, on: view)
    }
    if let background = content.background {
      let view = self.background(in: button)
      var shown = background
      shown.cornerRadius = content.cornerRadius(in: button.bounds.size, button.interfaceLook.button)
      view.show(shown)
      set(isHidden: false, on: view)
    } else if let background {
      set(isHidden: true, on: background)
    }
    if content.indicator != nil || indicator != nil {
      let view = indicator(in: button)
      if view.image != content.indicator { view.image = content.indicator }
      if view.viewState.tintColor != content.indicatorColor { view.tintColor = content.indicatorColor }
      set(content.imageAlpha, on: view)
      set(isHidden: content.indicator == nil, on: view)
    }
    if let color = content.activityColor {
      let view = activity(in: button)
      if view.color != color { view.color = color }
      if !view.isAnimating { view.startAnimating() }
    } else if activity?.isAnimating == true {
      activity?.stopAnimating()
    }
  }

  private func show(_ text: ButtonContent.Text, on label: UILabel, _ shown: inout NSAttributedString?) {
    if let attributed = text.attributed {
      if shown != attributed {
        label.attributedText = attributed
        shown = attributed
      }
    } else {
      if shown != nil { label.attributedText = nil }
      shown = nil
      if label.text != text.plain { label.text = text.plain }
      if label.textColor != text.color { label.textColor = text.color }
      if let font = text.font, label.font != font { label.font = font }
      if label.shadowColor != text.shadow { label.shadowColor = text.shadow }
    }
    if let mode = text.lineBreak {
      if label.lineBreakMode != mode { label.lineBreakMode = mode }
      // Titles of configurations wrap unless the line break mode truncates them.
      let lines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
      if label.numberOfLines != lines { label.numberOfLines = lines }
    }
    set(isHidden: text.isEmpty, on: label)
  }

  /// Aligns the lines of a configuration's texts like the texts themselves.
  private func align(_ alignment: ButtonLayout.Alignment) {
    let lines: NSTextAlignment = alignment == .start ? .left : alignment == .end ? .right : .center
    if shownTitle == nil, label.textAlignment != lines { label.textAlignment = lines }
    if shownSubtitle == nil, let subtitle, subtitle.textAlignment != lines { subtitle.textAlignment = lines }
  }

  private func set(isHidden: Bool, on view: UIView) { if view.isHidden != isHidden { view.isHidden = isHidden } }
  private func set(_ alpha: CGFloat, on view: UIView) { if view.alpha != alpha { view.alpha = alpha } }

  // MARK: Views on demand

  func subtitle(in button: UIButton) -> UILabel {
    if let subtitle { return subtitle }
    let label = UILabel(frame: .zero)
    label.isUserInteractionEnabled = false
    button.addSubview(label)
    subtitle = label
    return label
  }

  private func backgroundImage(in button: UIButton) -> UIImageView {
    if let backgroundImage { return backgroundImage }
    let view = UIImageView(frame: button.bounds)
    view.contentMode = .scaleToFill
    button.insertSubview(view, at: 0)
    backgroundImage = view
    return view
  }

  private func background(in button: UIButton) -> ConfiguredBackground {
    if let background { return background }
    let view = ConfiguredBackground(frame: button.bounds)
    button.insertSubview(view, at: 0)
    background = view
    return view
  }

  private func indicator(in button: UIButton) -> UIImageView {
    if let indicator { return indicator }
    let view = UIImageView(frame: .zero)
    view.isUserInteractionEnabled = false
    view.contentMode = .center
    button.addSubview(view)
    indicator = view
    return view
  }

  private func activity(in button: UIButton) -> UIActivityIndicatorView {
    if let activity { return activity }
    let view = UIActivityIndicatorView(style: .medium)
    button.addSubview(view)
    activity = view
    return view
  }

  // MARK: Sizes

  /// The size of the title, also if no layout has shown it yet.
  var titleSize: CGSize { label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

  /// Returns the sizes of title and subtitle for a width.
  func textSizes(in width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
    let limit = CGSize(width: width, height: .infinity)
    let subtitle = subtitle.map { $0.isHidden ? CGSize.zero : $0.sizeThatFits(limit) } ?? .zero
    return (label.isHidden ? .zero : label.sizeThatFits(limit), subtitle)
  }
}
