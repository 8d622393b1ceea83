import UIKit

extension PropertyTable {
  static let controls: [PropertyGroup] = [
    .of(UIButton.self) { p in
      p.add(
        "title", .text, important: true, get: { $0.configuration?.title ?? $0.title(for: .normal) },
        set: { $0.configuration == nil ? $0.setTitle($1, for: .normal) : ($0.configuration?.title = $1) })
      p.add(
        "titleColor", .color, important: true, get: { $0.currentTitleColor }, set: { $0.setTitleColor($1, for: .normal) })
      p.show("image") { $0.currentImage.map { describe($0) } ?? "" }
      p.add("contentEdgeInsets", \.contentEdgeInsets, .insets)
      p.add("titleEdgeInsets", \.titleEdgeInsets, .insets)
      p.add("imageEdgeInsets", \.imageEdgeInsets, .insets)
      p.show("configuration") { $0.configuration == nil ? "" : "UIButton.Configuration" }
    },
    .of(UISwitch.self) { p in
      p.add("isOn", \.isOn, .flag, important: true)
      p.add("onTintColor", \.onTintColor, .color)
      p.add("thumbTintColor", \.thumbTintColor, .color)
    },
    .of(UISlider.self) { p in
      p.add("value", \.value, .number(), important: true)
      p.add("minimumValue", \.minimumValue, .number(), important: true)
      p.add("maximumValue", \.maximumValue, .number(), important: true)
      p.add("isContinuous", \.isContinuous, .flag)
      p.add("minimumTrackTintColor", \.minimumTrackTintColor, .color)
      p.add("maximumTrackTintColor", \.maximumTrackTintColor, .color)
      p.add("thumbTintColor", \.thumbTintColor, .color)
    },
    .of(UIStepper.self) { p in
      p.add("value", \.value, .number(), important: true)
      p.add("minimumValue", \.minimumValue, .number())
      p.add("maximumValue", \.maximumValue, .number())
      p.add("stepValue", \.stepValue, .number(0.000_001...100_000))
      p.add("wraps", \.wraps, .flag)
    },
    .of(UISegmentedControl.self) { p in
      p.add(
        "selectedSegmentIndex", .whole(-1...1000), important: true, get: { $0.selectedSegmentIndex },
        set: { $0.selectedSegmentIndex = min($1, $0.numberOfSegments - 1) })
      p.show("numberOfSegments", important: true) { "\($0.numberOfSegments)" }
      p.add("selectedSegmentTintColor", \.selectedSegmentTintColor, .color)
      p.add("isMomentary", \.isMomentary, .flag)
      p.add("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, .flag)
    },
    .of(UIPageControl.self) { p in
      p.add("numberOfPages", \.numberOfPages, .whole(0...1000), important: true)
      p.add("currentPage", \.currentPage, .whole(0...1000), important: true)
      p.add("hidesForSinglePage", \.hidesForSinglePage, .flag)
      p.add("pageIndicatorTintColor", \.pageIndicatorTintColor, .color)
      p.add("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, .color)
      p.add("backgroundStyle", \.backgroundStyle, .choice([.automatic, .prominent, .minimal]))
    },
    .of(UIControl.self) { p in
      p.add("isEnabled", \.isEnabled, .flag, important: true)
      p.add("isSelected", \.isSelected, .flag)
      p.add("isHighlighted", \.isHighlighted, .flag)
      p.add(
        "contentHorizontalAlignment", \.contentHorizontalAlignment, .choice([.center, .left, .right, .fill, .leading, .trailing]))
      p.add("contentVerticalAlignment", \.contentVerticalAlignment, .choice([.center, .top, .bottom, .fill]))
    },
    .of(UIProgressView.self) { p in
      p.add("progress", \.progress, .number(NumberRange.fractions), important: true)
      p.add("progressTintColor", \.progressTintColor, .color)
      p.add("trackTintColor", \.trackTintColor, .color)
      p.add("progressViewStyle", \.progressViewStyle, .choice([.default, .bar]))
    },
    .of(UIActivityIndicatorView.self) { p in
      p.add("color", .color, get: { $0.color }, set: { $0.color = $1 })
      p.add("hidesWhenStopped", \.hidesWhenStopped, .flag)
      p.show("isAnimating", important: true) { "\($0.isAnimating)" }
    },
    .of(UIImageView.self) { p in
      p.show("image", important: true) { $0.image.map { describe($0) } ?? "" }
      p.show("highlightedImage") { $0.highlightedImage.map { describe($0) } ?? "" }
      p.add("isHighlighted", \.isHighlighted, .flag)
      p.add("animationDuration", \.animationDuration, .number(0...86_400))
      p.show("isAnimating") { "\($0.isAnimating)" }
    },
    .of(UIDatePicker.self) { p in
      p.add("datePickerMode", \.datePickerMode, .choice([.time, .date, .dateAndTime, .countDownTimer]), important: true)
      p.show("date", important: true) { $0.date.description }
    },
  ]

  private static func describe(_ image: UIImage) -> String {
    "\(Double(image.size.width).brief) x \(Double(image.size.height).brief) at \(Double(image.scale).brief)x"
      + (image.isSymbolImage ? ", symbol" : "") + (image.renderingMode == .alwaysTemplate ? ", template" : "")
  }
}
