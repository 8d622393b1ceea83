package import InterfaceBuilder

/// Decodes the properties of each kind of view, besides those that all views have. Called by `init(coder:)` after the setup of the view.
@MainActor package enum KindDecoder {
  /// Returns the element and its loader; nil if the coder does not belong to an Interface Builder file.
  package static func source(_ coder: NSCoder) -> (element: InterfaceElement, loader: InterfaceLoader)? {
    (coder as? InterfaceCoder).map { ($0.element, $0.loader) }
  }

  static func decode(_ label: UILabel, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return KindArchive.decode(label, coder) }
    assign(element.flag("userInteractionEnabled") ?? true, to: \.isUserInteractionEnabled, of: label)
    assign(max(0, element.integer("numberOfLines") ?? 1), to: \.numberOfLines, of: label)
    assign(InterfaceWords.lineBreakModes[element["lineBreakMode"] ?? ""] ?? .byTruncatingTail, to: \.lineBreakMode, of: label)
    assign(InterfaceWords.textAlignments[element["textAlignment"] ?? ""] ?? .natural, to: \.textAlignment, of: label)
    label.font = loader.font(element.property("fontDescription"))
    if let color = loader.color(element.property("textColor")) { label.textColor = color }
    if let color = loader.color(element.property("highlightedColor")) { label.highlightedTextColor = color }
    if let color = loader.color(element.property("shadowColor")) { label.shadowColor = color }
    if let offset = element.property("shadowOffset") {
      label.shadowOffset = CGSize(width: offset.number("width") ?? 0, height: offset.number("height") ?? -1)
    }
    assign(element.flag("adjustsFontSizeToFit") ?? true, to: \.adjustsFontSizeToFitWidth, of: label)
    assign(element.number("minimumScaleFactor") ?? 0, to: \.minimumScaleFactor, of: label)
    label.baselineAdjustment =
      switch element["baselineAdjustment"] {
      case "alignCenters": .alignCenters
      case "none": .none
      default: .alignBaselines
      }
    assign(element.flag("enabled") ?? true, to: \.isEnabled, of: label)
    assign(element.flag("highlighted") ?? false, to: \.isHighlighted, of: label)
    assign(element.flag("adjustsFontForContentSizeCategory") ?? false, to: \.adjustsFontForContentSizeCategory, of: label)
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 { label.preferredMaxLayoutWidth = width }
    if element.flag("usesAttributedText") == true, let text = AttributedTextLoading.text(element.property("attributedText"), loader) {
      label.attributedText = text
    } else {
      label.text = element.string("text")
    }
  }

  static func decode(_ view: UIImageView, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return KindArchive.decode(view, coder) }
    assign(element.flag("userInteractionEnabled") ?? true, to: \.isUserInteractionEnabled, of: view)
    view.preferredSymbolConfiguration = loader.symbolConfiguration(element.property("preferredSymbolConfiguration"))
    if let image = loader.image("image", of: element) { view.image = image }
    if let image = loader.image("highlightedImage", of: element) { view.highlightedImage = image }
    assign(element.flag("highlighted") ?? false, to: \.isHighlighted, of: view)
  }

  static func decode(_ control: UIControl, _ coder: NSCoder) {
    guard let (element, _) = source(coder) else { return }
    assign(element.flag("enabled") ?? true, to: \.isEnabled, of: control)
    assign(element.flag("selected") ?? false, to: \.isSelected, of: control)
    assign(element.flag("highlighted") ?? false, to: \.isHighlighted, of: control)
    if let value = InterfaceWords.horizontal[element["contentHorizontalAlignment"] ?? ""] { control.contentHorizontalAlignment = value }
    if let value = InterfaceWords.vertical[element["contentVerticalAlignment"] ?? ""] { control.contentVerticalAlignment = value }
  }

  static func decode(_ slider: UISlider, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    assign(element.float("minValue") ?? 0, to: \.minimumValue, of: slider)
    assign(element.float("maxValue") ?? 1, to: \.maximumValue, of: slider)
    assign(element.float("value") ?? 0, to: \.value, of: slider)
    assign(element.flag("continuous") ?? true, to: \.isContinuous, of: slider)
    if let color = loader.color(element.property("minimumTrackTintColor")) { slider.minimumTrackTintColor = color }
    if let color = loader.color(element.property("maximumTrackTintColor")) { slider.maximumTrackTintColor = color }
    if let color = loader.color(element.property("thumbTintColor")) { slider.thumbTintColor = color }
  }

  static func decode(_ control: UISwitch, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    keepPlace(of: control, element)
    assign(element.flag("on") ?? false, to: \.isOn, of: control)
    if let color = loader.color(element.property("onTintColor")) { control.onTintColor = color }
    if let color = loader.color(element.property("thumbTintColor")) { control.thumbTintColor = color }
  }

  static func decode(_ control: UISegmentedControl, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    for (index, segment) in (element.first("segments")?.all("segment") ?? []).prefix(1_000).enumerated() {
      control.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
    }
    assign(element.flag("momentary") ?? false, to: \.isMomentary, of: control)
    assign(element.flag("apportionsSegmentWidthsByContent") ?? false, to: \.apportionsSegmentWidthsByContent, of: control)
    if let index = element.integer("selectedSegmentIndex"), index < control.numberOfSegments, index >= -1 {
      control.selectedSegmentIndex = index
    }
    if let color = loader.color(element.property("selectedSegmentTintColor")) { control.selectedSegmentTintColor = color }
  }

  static func decode(_ view: UIProgressView, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    assign(element.float("progress") ?? 0, to: \.progress, of: view)
    if let color = loader.color(element.property("progressTintColor")) { view.progressTintColor = color }
    if let color = loader.color(element.property("trackTintColor")) { view.trackTintColor = color }
  }

  static func decode(_ control: UIPageControl, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    assign(min(10_000, max(0, element.integer("numberOfPages") ?? 0)), to: \.numberOfPages, of: control)
    assign(max(0, element.integer("currentPage") ?? 0), to: \.currentPage, of: control)
    if let color = loader.color(element.property("pageIndicatorTintColor")) { control.pageIndicatorTintColor = color }
    if let color = loader.color(element.property("currentPageIndicatorTintColor")) { control.currentPageIndicatorTintColor = color }
  }

  static func decode(_ view: UIScrollView, _ coder: NSCoder) {
    guard let (element, _) = source(coder) else { return }
    assign(element.flag("scrollEnabled") ?? true, to: \.isScrollEnabled, of: view)
    assign(element.flag("pagingEnabled") ?? false, to: \.isPagingEnabled, of: view)
    assign(element.flag("bounces") ?? true, to: \.bounces, of: view)
    assign(element.flag("alwaysBounceVertical") ?? false, to: \.alwaysBounceVertical, of: view)
    assign(element.flag("alwaysBounceHorizontal") ?? false, to: \.alwaysBounceHorizontal, of: view)
    assign(element.flag("showsHorizontalScrollIndicator") ?? true, to: \.showsHorizontalScrollIndicator, of: view)
    assign(element.flag("showsVerticalScrollIndicator") ?? true, to: \.showsVerticalScrollIndicator, of: view)
    if let inset = element.property("contentInset") {
      view.contentInset = UIEdgeInsets(
        top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0, bottom: inset.number("maxY") ?? 0, right: inset.number("maxX") ?? 0
      )
    }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
  }

  static func decode(_ stack: UIStackView, _ coder: NSCoder) {
    guard let (element, _) = source(coder) else { return }
    for name in ["axis", "distribution", "alignment", "spacing", "baselineRelativeArrangement"] { arrange(stack, element, name) }
    // A stack view with margins of its own arranges its views within them.
    stack.isLayoutMarginsRelativeArrangement =
      element.property("layoutMargins") != nil || element.property("directionalLayoutMargins") != nil
  }

  /// Decodes one of the attributes for the arrangement of a stack view.
  static func arrange(_ stack: UIStackView, _ element: InterfaceElement, _ name: String) {
    switch name {
    case "axis": stack.axis = element[name] == "vertical" ? .vertical : .horizontal
    case "distribution": stack.distribution = InterfaceWords.distributions[element[name] ?? ""] ?? .fill
    case "alignment": stack.alignment = InterfaceWords.alignments[element[name] ?? ""] ?? .fill
    case "spacing": stack.spacing = element["spacingType"] == "standard" ? UIStackView.spacingUseSystem : element.number(name) ?? 0
    case "baselineRelativeArrangement": stack.isBaselineRelativeArrangement = element.flag(name) ?? false
    default: break
    }
  }
}

extension InterfaceElement {
  /// Returns the value of an attribute, or of the child with that key, which holds texts that do not fit in an attribute.
  package func string(_ key: String) -> String? {
    self[key] ?? children.first { $0["key"] == key && ($0.name == "string" || $0.name == "mutableString") }?.text
  }

  func float(_ key: String) -> Float? { number(key).map { Float($0) } }

  /// Returns insets that are stored as minX, minY, maxX and maxY.
  func insets(_ key: String) -> UIEdgeInsets? {
    property(key).map {
      UIEdgeInsets(
        top: $0.number("minY") ?? 0, left: $0.number("minX") ?? 0, bottom: $0.number("maxY") ?? 0, right: $0.number("maxX") ?? 0)
    }
  }
}
