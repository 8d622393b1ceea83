import QuartzCore
import UIKit

/// The properties that the inspector shows, by class.
@MainActor
enum PropertyTable {
  /// Returns the properties of a view, those of its most derived class first.
  static func rules(of view: UIView) -> [PropertyRule] { groups.filter { $0.isMember(view) }.flatMap(\.rules) }

  static func rule(_ name: String, of view: UIView) -> PropertyRule? { rules(of: view).first { $0.name == name } }

  /// The groups, with more derived classes first.
  private static let groups: [PropertyGroup] = texts + controls + lists + [views, layers]

  private static let views = PropertyGroup.of(UIView.self) { p in
    p.add("frame", \.frame, .rect, important: true, reference: { $0.frame })
    p.add("bounds", \.bounds, .rect, reference: { CGRect(origin: .zero, size: $0.bounds.size) })
    p.add("center", \.center, .point(), reference: { $0.center })
    p.add("transform", \.transform, .transform)
    p.add("isHidden", \.isHidden, .flag, important: true)
    p.add("alpha", \.alpha, .number(NumberRange.fractions), important: true)
    p.add("backgroundColor", \.backgroundColor, .color, important: true)
    // The default is the superview's tint colour, which a view inherits.
    p.add("tintColor", .color, get: { $0.tintColor }, set: { $0.tintColor = $1 }, reference: { $0.superview?.tintColor ?? $0.tintColor })
    p.add("isOpaque", \.isOpaque, .flag)
    p.add("clipsToBounds", \.clipsToBounds, .flag, important: true)
    p.add("contentMode", \.contentMode, .choice(UIView.ContentMode.allCases))
    p.add("isUserInteractionEnabled", \.isUserInteractionEnabled, .flag)
    p.add("isMultipleTouchEnabled", \.isMultipleTouchEnabled, .flag)
    p.add("isExclusiveTouch", \.isExclusiveTouch, .flag)
    p.add("tag", \.tag, .whole(Int.min...Int.max))
    p.add(
      "autoresizingMask", \.autoresizingMask,
      .options([
        ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth), ("flexibleRightMargin", .flexibleRightMargin),
        ("flexibleTopMargin", .flexibleTopMargin), ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
      ]))
    p.add("autoresizesSubviews", \.autoresizesSubviews, .flag)
    p.add("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints, .flag)
    p.add("layoutMargins", \.layoutMargins, .insets, reference: { $0.layoutMargins })
    p.add("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, .flag)
    p.add("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, .flag)
    for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      p.add(
        "contentHuggingPriority.\(name)", .number(1...1000), get: { $0.contentHuggingPriority(for: axis).rawValue },
        set: { $0.setContentHuggingPriority(UILayoutPriority($1), for: axis) })
      p.add(
        "contentCompressionResistancePriority.\(name)", .number(1...1000),
        get: { $0.contentCompressionResistancePriority(for: axis).rawValue },
        set: { $0.setContentCompressionResistancePriority(UILayoutPriority($1), for: axis) })
    }
    p.show("intrinsicContentSize") { view in
      let size = view.intrinsicContentSize
      return [size.width, size.height].map { $0 == UIView.noIntrinsicMetric ? "none" : Double($0).brief }.joined(separator: " ")
    }
    p.add(
      "semanticContentAttribute", \.semanticContentAttribute,
      .choice([
        .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
      ]))
    p.add("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .choice([.unspecified, .light, .dark]))
    p.add("accessibilityIdentifier", .text, get: { $0.accessibilityIdentifier }, set: { $0.accessibilityIdentifier = $1 })
    p.add(
      "accessibilityLabel", .text, get: { $0.accessibilityLabel }, set: { $0.accessibilityLabel = $1 },
      reference: {
        // The label of a view with text is its text by default.
        $0.accessibilityLabel
      })
    p.show("gestureRecognizers") { view in
      (view.gestureRecognizers ?? []).prefix(20).map { ClassNames.name(of: $0) }.joined(separator: " ")
    }
  }

  private static let layers = PropertyGroup.of(UIView.self) { p in
    p.show("layer.class") { ClassNames.name(of: $0.layer) }
    p.add("layer.cornerRadius", \.layer.cornerRadius, .number(NumberRange.sizes), important: true)
    p.add(
      "layer.maskedCorners", \.layer.maskedCorners,
      .options([
        ("topLeft", .layerMinXMinYCorner), ("topRight", .layerMaxXMinYCorner), ("bottomLeft", .layerMinXMaxYCorner),
        ("bottomRight", .layerMaxXMaxYCorner),
      ]))
    p.add("layer.borderWidth", \.layer.borderWidth, .number(NumberRange.sizes))
    p.add("layer.borderColor", \.layer.borderColor, .layerColor)
    p.add("layer.shadowOpacity", \.layer.shadowOpacity, .number(NumberRange.fractions))
    p.add("layer.shadowRadius", \.layer.shadowRadius, .number(0...1000))
    p.add("layer.shadowOffset", \.layer.shadowOffset, .size())
    p.add("layer.shadowColor", \.layer.shadowColor, .layerColor)
    p.add("layer.zPosition", \.layer.zPosition, .number())
    p.add("layer.anchorPoint", \.layer.anchorPoint, .point(in: NumberRange.factors))
    p.add("layer.shouldRasterize", \.layer.shouldRasterize, .flag)
    p.show("layer.animationKeys") { ($0.layer.animationKeys() ?? []).prefix(20).joined(separator: " ") }
  }
}
