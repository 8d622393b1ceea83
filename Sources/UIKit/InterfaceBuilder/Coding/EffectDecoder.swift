internal import InterfaceBuilder

/// Decodes the effect and the content view of a `UIVisualEffectView`.
@MainActor enum EffectDecoder {
  static func decode(_ view: UIVisualEffectView, _ coder: NSCoder) {
    guard let (element, loader) = KindDecoder.source(coder) else { return }
    let vibrancy = element.first("vibrancyEffect")
    let blur = (vibrancy ?? element).first("blurEffect").map { UIBlurEffect(style: style($0["style"])) }
    view.effect = vibrancy == nil ? blur : blur.map { UIVibrancyEffect(blurEffect: $0) }
    guard let content = element.property("contentView") else { return }
    // Autoresizing of the contents is relative to the sizes in the file.
    if let frame = InterfaceObject(content).frame { view.bounds.size = CGRect(frame).size }
    loader.fill(view.contentView, content)
    // The content view fills the view, regardless of its mask in the file.
    view.contentView.frame = view.bounds
    view.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private static func style(_ name: String?) -> UIBlurEffect.Style { .allCases.first { "\($0)" == name } ?? .light }
}
