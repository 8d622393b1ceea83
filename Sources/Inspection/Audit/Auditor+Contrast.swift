import Hosting
import QuartzCore
import UIKit

extension Auditor {
  /// Returns the texts with too little contrast to their backgrounds. The background is that of the composited pixels under each letter;
  /// the text color is the one that was set, with its alpha and the opacity of the superviews.
  func contrast() -> [AuditFinding] {
    // Labels of UIKit's controls are included, because the project may have set their colors.
    let spots = subjects.compactMap { VisibleText($0) }.filter {
      !$0.subject.visible.isEmpty && !$0.subject.isDisabled && !$0.subject.isPressed
    }
    guard !spots.isEmpty, let pictures = PicturePair(inspector.screen, without: subjects.flatMap { VisibleText.drawers(of: $0.view) })
    else { return [] }
    return spots.compactMap { contrast(of: $0, in: pictures) }
  }

  private func contrast(of spot: VisibleText, in pictures: PicturePair) -> AuditFinding? {
    let view = spot.subject.view, area = spot.frame.intersection(spot.subject.visible)
    let ink = pictures.ink(in: area)
    // The text draws its own background, which covers most of its rectangle. The pixels behind it are unknown.
    guard ink.count >= Self.minimumTextPixels, Double(ink.count) < 0.75 * Double(pictures.pixels(in: area).area) else { return nil }
    var worst:
      (ratio: Double, minimum: Double, color: ContrastRatio.Color, back: ContrastRatio.Color, style: (color: UIColor, font: UIFont))?
    for style in spot.styles {
      let resolved = style.color.resolvedColor(with: view.traitCollection)
      guard let (color, alpha) = Self.parts(of: resolved) else { continue }
      let minimum = ContrastRatio.minimum(
        fontSize: Double(style.font.pointSize), isBold: style.font.fontDescriptor.symbolicTraits.contains(.traitBold))
      let opacity = alpha * spot.subject.geometry.opacity
      // The contrast of each pixel of the letters, in ascending order.
      let ratios = ink.map { (ratio: ContrastRatio.of(color.over($0.background, alpha: opacity), $0.background), back: $0.background) }
        .sorted { $0.ratio < $1.ratio }
      // The lower quartile: a quarter of the letters is enough to make a text hard to read.
      let low = ratios[ratios.count / 4]
      if low.ratio / minimum < (worst.map { $0.ratio / $0.minimum } ?? .infinity) {
        worst = (low.ratio, minimum, color.over(low.back, alpha: opacity), low.back, style)
      }
    }
    guard let worst, worst.ratio < worst.minimum - 0.05 else { return nil }
    let seen = ink.map { ContrastRatio.of($0.shown, $0.background) }.max() ?? 0
    // The drawn pixels may have more contrast than the color, as with an outline, a picture or a filter.
    guard seen < worst.minimum else { return nil }
    // A system color with full opacity is the system's choice.
    let isSystem =
      spot.subject.geometry.opacity > 0.99
      && (Self.isSystemColor(worst.style.color.resolvedColor(with: view.traitCollection), of: view) || Self.isSystemPair(view))
    let severity: AuditFinding.Severity =
      isSystem || spot.subject.isInternal ? .note : worst.ratio < worst.minimum / 1.5 ? .error : .warning
    let size = "\(Double(worst.style.font.pointSize).brief) points"
    let text =
      "The text has a contrast of \(Self.ratio(worst.ratio)): \(worst.color.text) on \(worst.back.text), with \(size). "
      + "It needs \(Self.ratio(worst.minimum))."
    var suggestion = "Choose a color with more contrast."
    if isSystem {
      suggestion = "It is a color of the system, which Increase Contrast makes stronger. Use label for what must be read."
    } else if let near = ContrastRatio.nearest(to: worst.color, on: worst.back, ratio: worst.minimum) {
      suggestion = "\(near.text) is the nearest color with enough contrast."
    }
    return finding(.contrast, severity, view, frame: area, text, suggestion: suggestion)
  }

  /// The minimum number of text pixels. With fewer, the contrast is not judged.
  private static let minimumTextPixels = 12

  private static func ratio(_ ratio: Double) -> String { "\((ratio * 10).rounded(.down) / 10):1".replacing(".0:", with: ":") }

  /// - Returns: nil for a color without components, such as a pattern.
  private static func parts(of color: UIColor) -> (ContrastRatio.Color, alpha: Double)? {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return (ContrastRatio.Color(red: Double(red), green: Double(green), blue: Double(blue)), Double(alpha))
  }

  /// Whether it is a text color of the system or its tint, whose contrast the system determines.
  private static func isSystemColor(_ color: UIColor, of view: UIView) -> Bool {
    let system: [UIColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .systemBlue, .systemRed, .systemGreen,
      .systemOrange,
      .systemGray, .systemTeal, .systemIndigo, .systemPurple, .systemPink, .systemYellow, .systemMint, .systemCyan, .systemBrown,
    ]
    guard let (own, alpha) = parts(of: color) else { return false }
    return system.contains { other in
      guard let (parts, otherAlpha) = parts(of: other.resolvedColor(with: view.traitCollection)) else { return false }
      let distance = max(abs(parts.red - own.red), abs(parts.green - own.green), abs(parts.blue - own.blue), abs(otherAlpha - alpha))
      return distance < 0.003
    }
  }

  /// Whether the view is the title of a button whose configuration leaves both colors to the system.
  private static func isSystemPair(_ view: UIView) -> Bool {
    let button = sequence(first: view, next: \.superview).first { $0 is UIButton } as? UIButton
    guard let button, let configuration = button.configuration else { return false }
    return configuration.baseForegroundColor == nil && configuration.baseBackgroundColor == nil
      && configuration.background.backgroundColor == nil && button.tintColor == UIColor.systemBlue
  }
}
