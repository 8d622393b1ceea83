import Testing
import VitrineTesting

@testable import UIKit

/// Increase Contrast, Bold Text and Reduce Motion (Apple: UIAccessibility; Human Interface Guidelines, Color, for the values).
@Suite @MainActor struct AccessibilitySettingsTests {
  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    return [parts.0, parts.1, parts.2].map { Int(($0 * 255).rounded()) }
  }

  @Test func systemColorsHaveStrongVariants() {
    let strong = UITraitCollection(accessibilityContrast: .high)
    let strongDark = UITraitCollection(traitsFrom: [strong, UITraitCollection(userInterfaceStyle: .dark)])
    #expect(bytes(.systemRed, strong) == [215, 0, 21] && bytes(.systemRed, strongDark) == [255, 105, 97])
    #expect(bytes(.systemYellow, strong) == [178, 80, 0] && bytes(.systemGray, strongDark) == [174, 174, 178])
    #expect(bytes(.systemRed, UITraitCollection()) == [255, 59, 48] && bytes(.systemGray, UITraitCollection()) == [142, 142, 147])
    let elevated = UITraitCollection(traitsFrom: [strongDark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(bytes(.systemBackground, elevated) == [36, 36, 38] && bytes(.systemBackground, strongDark) == [0, 0, 0])
  }

  @Test func contrastReachesViews() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .systemBlue
    screen.show(view)
    screen.hasHighContrast = true
    screen.settle()
    #expect(UIAccessibility.isDarkerSystemColorsEnabled && view.traitCollection.accessibilityContrast == .high)
    #expect(screen.color(at: CGPoint(x: 50, y: 50)) == UIColor(red: 0, green: 64 / 255, blue: 221 / 255, alpha: 1))
  }

  @Test func theSettingsAreThoseOfTheMainScreen() {
    let first = HeadlessScreen(size: CGSize(width: 100, height: 100))
    first.hasBoldText = true
    #expect(UIAccessibility.isBoldTextEnabled)
    let second = HeadlessScreen(size: CGSize(width: 100, height: 100))
    #expect(!UIAccessibility.isBoldTextEnabled)
    second.settle()
    first.settle()
    #expect(UIAccessibility.isBoldTextEnabled)
    first.hasBoldText = false
  }

  @Test func changesArePosted() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100))
    var posted: [Notification.Name] = []
    let names = [
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification, UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    screen.hasHighContrast = true
    screen.hasBoldText = true
    screen.reducesMotion = true
    screen.reducesMotion = true
    #expect(posted == names)
    (screen.hasHighContrast, screen.hasBoldText, screen.reducesMotion) = (false, false, false)
    #expect(posted == names + names)
  }

  @Test func boldTextChangesTextThatIsShown() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 200))
    let label = UILabel(), field = UITextField(), named = UILabel()
    label.text = "A line of text in the system font"
    named.font = UIFont(name: "Georgia", size: 17)
    named.text = label.text
    field.text = label.text
    let stack = UIStackView(arrangedSubviews: [label, field, named])
    stack.axis = .vertical
    stack.backgroundColor = .white
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    screen.show(stack)
    let former = (label.intrinsicContentSize.width, field.intrinsicContentSize.width)
    let other = named.intrinsicContentSize.width, picture = screen.image
    screen.hasBoldText = true
    screen.settle()
    #expect(label.traitCollection.legibilityWeight == .bold)
    #expect(label.intrinsicContentSize.width > former.0 + 2 && field.intrinsicContentSize.width > former.1 + 2)
    #expect(screen.image.dataProvider?.data != picture.dataProvider?.data)
    screen.hasBoldText = false
    #expect(label.intrinsicContentSize.width == former.0 && named.intrinsicContentSize.width == other)
  }

  @Test func pushesFadeWhereMotionIsReduced() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    let first = UIViewController(), second = UIViewController(), navigation = UINavigationController(rootViewController: first)
    second.view.backgroundColor = .red
    screen.show(navigation)
    screen.reducesMotion = true
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
    navigation.pushViewController(second, animated: true)
    screen.advance(by: NavigationAnimator.duration / 2)
    let shown = second.view.layer.presentation()
    #expect(shown?.frame.minX == 0, "it does not slide")
    #expect((shown?.opacity ?? 0) > 0.2 && (shown?.opacity ?? 1) < 0.8)
    screen.advance(by: 1)
    #expect(second.view.alpha == 1 && navigation.topViewController === second)
    navigation.popViewController(animated: true)
    screen.advance(by: NavigationAnimator.duration / 2)
    #expect(second.view.layer.presentation()?.frame.minX == 0)
    screen.advance(by: 1)
    #expect(second.view.alpha == 1 && second.view.window == nil)
    screen.reducesMotion = false
  }

  @Test func presentationsFadeWhereMotionIsReduced() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    let first = UIViewController(), second = UIViewController()
    second.modalPresentationStyle = .fullScreen
    screen.show(first)
    screen.reducesMotion = true
    first.present(second, animated: true)
    screen.advance(by: ModalAnimator.duration / 2)
    let shown = second.view.layer.presentation()
    #expect(shown?.frame.minY == 0 && (shown?.opacity ?? 1) < 0.8)
    screen.advance(by: 1)
    #expect(second.view.alpha == 1)
    screen.reducesMotion = false
  }
}
