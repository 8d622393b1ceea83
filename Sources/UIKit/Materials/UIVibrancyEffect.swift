import CoreGraphics
import Foundation

/// Lets the content of a `UIVisualEffectView` inside a blurring one take on the colors behind it (Apple: UIVibrancyEffect). Only the alpha
/// of the content is used: it lightens the background on dark blurs and darkens it on light ones.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let blurEffect: UIBlurEffect
  let vibrancyStyle: UIVibrancyEffectStyle?

  /// Creates an effect for a light blur.
  public convenience override init() { self.init(blurEffect: UIBlurEffect()) }

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    vibrancyStyle = nil
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    vibrancyStyle = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    let hasBlur = coder.containsValue(forKey: "blurEffect")
    blurEffect = (hasBlur ? coder.decodeObject(of: UIBlurEffect.self, forKey: "blurEffect") : nil) ?? UIBlurEffect()
    let hasStyle = coder.containsValue(forKey: "style")
    vibrancyStyle = hasStyle ? UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "style")) : nil
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(blurEffect, forKey: "blurEffect")
    if let vibrancyStyle { coder.encode(vibrancyStyle.rawValue, forKey: "style") }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.vibrancyStyle == vibrancyStyle && other.blurEffect.isEqual(blurEffect)
  }
  open override var hash: Int { blurEffect.hash &* 31 &+ (vibrancyStyle?.rawValue ?? -1) }

  /// Returns how much content lightens or darkens the background, 0...1. Estimated by eye.
  private func strength(isDark: Bool) -> CGFloat {
    switch vibrancyStyle {
    case nil: isDark ? 0.6 : 0.65
    case .label: isDark ? 0.75 : 0.8
    case .secondaryLabel: isDark ? 0.46 : 0.5
    case .tertiaryLabel: isDark ? 0.28 : 0.32
    case .quaternaryLabel: isDark ? 0.16 : 0.2
    case .fill: isDark ? 0.2 : 0.14
    case .secondaryFill: isDark ? 0.15 : 0.1
    case .tertiaryFill: isDark ? 0.1 : 0.06
    case .separator: isDark ? 0.18 : 0.2
    }
  }

  /// Returns filters that color the content gray, and a compositing filter that adds it to the background or subtracts it.
  func layerFilters(in interface: UIUserInterfaceStyle) -> (filters: [LayerFilter], compositing: String) {
    let isDark = BlurMaterial(blurEffect.style, in: interface).isDark
    let amount = strength(isDark: isDark)
    return ([.tint(CGColor(gray: isDark ? amount : 1 - amount, alpha: 1))], isDark ? "plusL" : "plusD")
  }
}
