import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct DynamicTypeTests {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  // MARK: Sizes

  /// The sizes of Apple's tables (Human Interface Guidelines, Typography: iOS, iPadOS Dynamic Type sizes).
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, [31.0, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]), (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]), (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ])
  func `Fonts of text styles have the sizes in Apple's tables`(_ style: UIFont.TextStyle, _ sizes: [Double]) {
    let made = Self.categories.map { UIFont.preferredFont(forTextStyle: style, compatibleWith: Self.traits($0)).pointSize }
    #expect(made == sizes.map { CGFloat($0) })
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(displayScale: 3)).pointSize == made[3])
  }

  @Test(arguments: [(UIContentSizeCategory.extraSmall, 19.0), (.medium, 21), (.extraExtraLarge, 26)])
  func `Lines of body text have the distance in Apple's tables`(_ category: UIContentSizeCategory, _ distance: Double) {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.traits(category))
    #expect(abs(font.lineHeight + font.leading - CGFloat(distance)) < 0.001)
  }

  /// The heights that swift-snapshot-testing has stored for a label in the style title1 on a screen of 320 points at scale 3
  /// (pointfreeco/swift-snapshot-testing, Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithViewController.label-*.txt).
  @Test
  func
    `Fonts made with preferredFont(forTextStyle:compatibleWith:) match swift-snapshot-testing's twelve stored descriptions of a controller by text size`()
  {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 568), scale: 3)
    let heights = [30, 31.3333, 32.3333, 33.6667, 36, 38.3333, 40.6667, 45.6667, 51.3333, 57.3333, 63.3333, 69.3333]
    for (category, height) in zip(Self.categories, heights) {
      let controller = UIViewController(), label = UILabel()
      label.font = .preferredFont(forTextStyle: .title1)
      label.adjustsFontForContentSizeCategory = true
      label.text = "What's the point?"
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
      let guide = controller.view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor), label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      let parent = UIViewController()
      parent.addChild(controller)
      parent.setOverrideTraitCollection(Self.traits(category), forChild: controller)
      parent.view.addSubview(controller.view)
      controller.view.frame = parent.view.bounds
      // The status bar of the iPhone SE.
      controller.additionalSafeAreaInsets.top = 20
      controller.didMove(toParent: parent)
      screen.show(parent)
      let expected = CGRect(x: 16, y: 20, width: 288, height: height)
      for (one, other) in [
        (label.frame.minX, expected.minX), (label.frame.minY, 20), (label.frame.width, 288), (label.frame.height, expected.height),
      ] {
        #expect(abs(one - other) < 0.001, "\(category.rawValue): \(label.frame)")
      }
    }
  }

  // MARK: UIFontMetrics

  /// The value at medium was published by Jared Sinclair ("Scaled Metric Surprises on iOS & iPadOS"); the factors by kharrison/ScaledFont on
  /// GitHub (Sources/ScaledFont/TextSizeScaling.swift).
  @Test(arguments: [
    (UIFont.TextStyle.body, UIContentSizeCategory.medium, 17.0, 49.0 / 3), (.body, .large, 17.25, 17.25),
    (.body, .accessibilityExtraExtraExtraLarge, 1000, 2818.3333), (.headline, .accessibilityExtraExtraLarge, 1000, 2318.3333),
    (.title1, .extraLarge, 1000, 1058.6667), (.caption2, .accessibilityExtraExtraExtraLarge, 1000, 3692.3333),
    (.caption2, .extraSmall, 1000, 1000),
  ])
  func `Lengths are scaled by leadings and rounded to pixels`(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ length: Double, _ scaled: Double
  ) {
    let traits = UITraitCollection(traitsFrom: [Self.traits(category), UITraitCollection(displayScale: 3)])
    #expect(abs(UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: traits) - scaled) < 0.001)
  }

  /// A body font of 17 points has 19 at extra large and 48 at the largest size (kharrison/ScaledFont on GitHub, Tests/ScaledFontTests).
  @Test func `Fonts are scaled to whole points and up to a maximum`() {
    let font = UIFont.systemFont(ofSize: 17), metrics = UIFontMetrics.default
    #expect(metrics.scaledFont(for: font, compatibleWith: Self.traits(.extraLarge)).pointSize == 19)
    let large = Self.traits(.accessibilityExtraExtraExtraLarge)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 48)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large).pointSize == 30)
    #expect(metrics.scaledFont(for: font).pointSize == 17)
    let twice = metrics.scaledFont(for: metrics.scaledFont(for: font), compatibleWith: large)
    #expect(twice.pointSize == 17, "a scaled font is not scaled again")
  }

  // MARK: Views

  @Test func `A label replaces only fonts that follow the text size`() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    func label(_ font: UIFont, adjusts: Bool = true) -> UILabel {
      let label = UILabel()
      label.text = "Text"
      label.font = font
      label.adjustsFontForContentSizeCategory = adjusts
      screen.window.rootViewController?.view.addSubview(label)
      return label
    }
    let style = label(.preferredFont(forTextStyle: .body)), fixed = label(.systemFont(ofSize: 17))
    let scaled = label(UIFontMetrics(forTextStyle: .body).scaledFont(for: .italicSystemFont(ofSize: 20), maximumPointSize: 40))
    let asked = label(.preferredFont(forTextStyle: .body), adjusts: false)
    let bold = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold)
    let strong = label(UIFont(descriptor: bold!, size: 0)), sized = label(UIFont(descriptor: bold!, size: 17))
    let height = style.intrinsicContentSize.height
    screen.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(style.font.pointSize == 40 && style.intrinsicContentSize.height > 2 * height)
    #expect(scaled.font.pointSize == 40 && scaled.font.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(strong.font.pointSize == 40 && strong.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect([fixed, asked, sized].map(\.font.pointSize) == [17, 17, 17])
    asked.adjustsFontForContentSizeCategory = true
    #expect(asked.font.pointSize == 40)
    screen.preferredContentSizeCategory = .large
    #expect([style, scaled, strong, asked].map(\.font.pointSize) == [17, 20, 17, 17])
    #expect(style.font == .preferredFont(forTextStyle: .body) && style.intrinsicContentSize.height == height)
  }

  @Test func `Fonts in attributed text follow the text size`() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    let text = NSMutableAttributedString(string: "One two", attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 4, length: 3))
    let label = UILabel(), view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    label.attributedText = text
    view.attributedText = text
    for part in [label, view] as [UIView] { screen.window.rootViewController?.view.addSubview(part) }
    label.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    screen.preferredContentSizeCategory = .extraExtraLarge
    for shown in [label.attributedText!, view.attributedText!] {
      let fonts = [0, 4].map { (shown.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
      #expect(fonts == [21, 10])
    }
  }

  @Test func `Fields and text views follow the text size`() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)),
      view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 90))
    field.font = .preferredFont(forTextStyle: .body)
    view.font = .preferredFont(forTextStyle: .callout)
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    field.text = "Text"
    view.text = "Text"
    for part in [field, view] as [UIView] { screen.window.rootViewController?.view.addSubview(part) }
    let height = field.intrinsicContentSize.height
    screen.preferredContentSizeCategory = .accessibilityMedium
    #expect(field.font?.pointSize == 28 && view.font?.pointSize == 26 && field.intrinsicContentSize.height > height)
    #expect((field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 28)
    #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 26)
    view.font = .preferredFont(forTextStyle: .body)
    #expect(view.font?.pointSize == 28)
  }

  @Test func `A configured button follows the text size`() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    var look = UIButton.Configuration.filled()
    look.title = "Continue"
    let button = UIButton(configuration: look), plain = UIButton(type: .system)
    plain.setTitle("Continue", for: .normal)
    for part in [button, plain] { screen.window.rootViewController?.view.addSubview(part) }
    let sizes = [button, plain].map(\.intrinsicContentSize)
    screen.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(button.intrinsicContentSize.height > sizes[0].height && button.intrinsicContentSize.width > sizes[0].width)
    #expect(button.titleLabel?.font.pointSize == 23)
    #expect(plain.intrinsicContentSize == sizes[1])
  }
}
