internal import InterfaceBuilder

/// The effect of a `UIVisualEffectView`, and what lies over it.
@MainActor enum EffectDecoder {
  static func decode(_ view: UIVisualEffectView, _ coder: NSCoder) {
    guard let (element, loader) = KindDecoder.source(coder) else { return }
    let vibrancy = element.first("vibrancyEffect")
    let blur = (vibrancy ?? element).first("blurEffect").map { UIBlurEffect(style: style($0["style"])) }
    view.effect = vibrancy == nil ? blur : blur.map { UIVibrancyEffect(blurEffect: $0) }
    guard let content = element.property("contentView") else { return }
    // Autoresizing goes out from the sizes that the file has.
    if let frame = InterfaceObject(content).frame { view.bounds.size = CGRect(frame).size }
    loader.fill(view.contentView, content)
    // It fills the view, whatever mask the file has.
    view.contentView.frame = view.bounds
    view.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private static func style(_ name: String?) -> UIBlurEffect.Style { .allCases.first { "\($0)" == name } ?? .light }
}
