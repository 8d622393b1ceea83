internal import InterfaceBuilder

/// What views of each kind take from their element, besides what all views do. Called by their `init(coder:)`, after it set them up.
@MainActor enum KindDecoder {
  /// The element and who loads it, where a coder is Interface Builder's.
  static func source(_ coder: NSCoder) -> (element: InterfaceElement, loader: InterfaceLoader)? {
    (coder as? InterfaceCoder).map { ($0.element, $0.loader) }
  }

  static func decode(_ label: UILabel, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    label.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    label.numberOfLines = max(0, element.integer("numberOfLines") ?? 1)
    label.lineBreakMode = InterfaceWords.lineBreakModes[element["lineBreakMode"] ?? ""] ?? .byTruncatingTail
    label.textAlignment = InterfaceWords.textAlignments[element["textAlignment"] ?? ""] ?? .natural
    label.font = loader.font(element.property("fontDescription"))
    if let color = loader.color(element.property("textColor")) { label.textColor = color }
    label.highlightedTextColor = loader.color(element.property("highlightedColor"))
    label.shadowColor = loader.color(element.property("shadowColor"))
    if let offset = element.property("shadowOffset") {
      label.shadowOffset = CGSize(width: offset.number("width") ?? 0, height: offset.number("height") ?? -1)
    }
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    label.minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
    label.baselineAdjustment =
      switch element["baselineAdjustment"] {
      case "alignCenters": .alignCenters
      case "none": .none
      default: .alignBaselines
      }
    label.isEnabled = element.flag("enabled") ?? true
    label.isHighlighted = element.flag("highlighted") ?? false
    label.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 { label.preferredMaxLayoutWidth = width }
    if element.flag("usesAttributedText") == true, let text = AttributedTextLoading.text(element.property("attributedText"), loader) {
      label.attributedText = text
    } else {
      label.text = element.string("text")
    }
  }

  static func decode(_ view: UIImageView, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    view.preferredSymbolConfiguration = loader.symbolConfiguration(element.property("preferredSymbolConfiguration"))
    if let image = loader.image("image", of: element) { view.image = image }
    if let image = loader.image("highlightedImage", of: element) { view.highlightedImage = image }
    view.isHighlighted = element.flag("highlighted") ?? false
  }

  static func decode(_ control: UIControl, _ coder: NSCoder) {
    guard let (element, _) = source(coder) else { return }
    control.isEnabled = element.flag("enabled") ?? true
    control.isSelected = element.flag("selected") ?? false
    control.isHighlighted = element.flag("highlighted") ?? false
    if let value = InterfaceWords.horizontal[element["contentHorizontalAlignment"] ?? ""] { control.contentHorizontalAlignment = value }
    if let value = InterfaceWords.vertical[element["contentVerticalAlignment"] ?? ""] { control.contentVerticalAlignment = value }
  }

  static func decode(_ slider: UISlider, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    slider.minimumValue = element.float("minValue") ?? 0
    slider.maximumValue = element.float("maxValue") ?? 1
    slider.value = element.float("value") ?? 0
    slider.isContinuous = element.flag("continuous") ?? true
    if let color = loader.color(element.property("minimumTrackTintColor")) { slider.minimumTrackTintColor = color }
    if let color = loader.color(element.property("maximumTrackTintColor")) { slider.maximumTrackTintColor = color }
    if let color = loader.color(element.property("thumbTintColor")) { slider.thumbTintColor = color }
  }

  static func decode(_ control: UISwitch, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    keepPlace(of: control, element)
    control.isOn = element.flag("on") ?? false
    if let color = loader.color(element.property("onTintColor")) { control.onTintColor = color }
    if let color = loader.color(element.property("thumbTintColor")) { control.thumbTintColor = color }
  }

  static func decode(_ control: UISegmentedControl, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    for (index, segment) in (element.first("segments")?.all("segment") ?? []).prefix(1_000).enumerated() {
      control.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
    }
    control.isMomentary = element.flag("momentary") ?? false
    control.apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent") ?? false
    if let index = element.integer("selectedSegmentIndex"), index < control.numberOfSegments, index >= -1 {
      control.selectedSegmentIndex = index
    }
    if let color = loader.color(element.property("selectedSegmentTintColor")) { control.selectedSegmentTintColor = color }
  }

  static func decode(_ view: UIProgressView, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    view.progress = element.float("progress") ?? 0
    if let color = loader.color(element.property("progressTintColor")) { view.progressTintColor = color }
    if let color = loader.color(element.property("trackTintColor")) { view.trackTintColor = color }
  }

  static func decode(_ control: UIPageControl, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    control.numberOfPages = min(10_000, max(0, element.integer("numberOfPages") ?? 0))
    control.currentPage = max(0, element.integer("currentPage") ?? 0)
    if let color = loader.color(element.property("pageIndicatorTintColor")) { control.pageIndicatorTintColor = color }
    if let color = loader.color(element.property("currentPageIndicatorTintColor")) { control.currentPageIndicatorTintColor = color }
  }

  static func decode(_ view: UIScrollView, _ coder: NSCoder) {
    guard let (element, _) = source(coder) else { return }
    view.isScrollEnabled = element.flag("scrollEnabled") ?? true
    view.isPagingEnabled = element.flag("pagingEnabled") ?? false
    view.bounces = element.flag("bounces") ?? true
    view.alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
    view.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
    view.showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator") ?? true
    view.showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
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
    // A stack that has margins of its own keeps to them.
    stack.isLayoutMarginsRelativeArrangement =
      element.property("layoutMargins") != nil || element.property("directionalLayoutMargins") != nil
  }

  /// One attribute of those that say how a stack is arranged.
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
  /// An attribute, or the child of that key that holds what does not fit one.
  func string(_ key: String) -> String? {
    self[key] ?? children.first { $0["key"] == key && ($0.name == "string" || $0.name == "mutableString") }?.text
  }

  func float(_ key: String) -> Float? { number(key).map { Float($0) } }

  /// minX, minY, maxX, maxY.
  func insets(_ key: String) -> UIEdgeInsets? {
    property(key).map {
      UIEdgeInsets(
        top: $0.number("minY") ?? 0, left: $0.number("minX") ?? 0, bottom: $0.number("maxY") ?? 0, right: $0.number("maxX") ?? 0)
    }
  }
}
