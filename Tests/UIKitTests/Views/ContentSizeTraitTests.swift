import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct ContentSizeTraitTests {
  private final class Witness: UIView {
    var seen: [UIContentSizeCategory] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      seen.append(traitCollection.preferredContentSizeCategory)
    }
  }

  private func category(_ view: UIView) -> UIContentSizeCategory { view.traitCollection.preferredContentSizeCategory }

  @Test func `Categories are ordered by size`() {
    #expect(
      UIContentSizeCategory.extraSmall < .large && .accessibilityMedium > .extraExtraExtraLarge && .large <= .large && .large >= .large)
    #expect(!(UIContentSizeCategory.unspecified < .large) && !(UIContentSizeCategory.unspecified > .large))
    #expect(
      UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory
        && !UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test func `The application has the category of the screen and posts its changes`() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    let view = Witness()
    screen.window.rootViewController?.view.addSubview(view)
    nonisolated(unsafe) var values: [String] = []
    let token = NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil) {
      note in
      if let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String { values.append(value) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(UIApplication.shared.preferredContentSizeCategory == .large && category(view) == .large)
    screen.preferredContentSizeCategory = .extraLarge
    screen.preferredContentSizeCategory = .extraLarge
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge && view.seen == [.extraLarge])
    #expect(values == [UIContentSizeCategory.extraLarge.rawValue])
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19 && UIFontMetrics.default.scaledValue(for: 22) == 24)
    screen.preferredContentSizeCategory = .large
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17 && values.count == 2)
  }

  @Test func `Another main screen brings its own category`() {
    let one = HeadlessScreen(size: CGSize(width: 320, height: 480))
    one.preferredContentSizeCategory = .small
    let other = HeadlessScreen(size: CGSize(width: 320, height: 480))
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    one.settle()
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 15 && UIApplication.shared.preferredContentSizeCategory == .small)
    withExtendedLifetime(other) {}
  }

  @Test func `Limits of a view hold for its subviews and the fonts in them`() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    let outer = Witness(), label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    outer.addSubview(label)
    screen.window.rootViewController?.view.addSubview(outer)
    screen.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize == 33)
    outer.maximumContentSizeCategory = .extraLarge
    #expect(category(outer) == .extraLarge && category(label) == .extraLarge && label.font.pointSize == 19)
    label.minimumContentSizeCategory = .extraExtraLarge
    #expect(category(label) == .extraExtraLarge && label.font.pointSize == 21)
    label.minimumContentSizeCategory = nil
    outer.maximumContentSizeCategory = nil
    #expect(label.font.pointSize == 33)
    outer.minimumContentSizeCategory = .medium
    screen.preferredContentSizeCategory = .extraSmall
    #expect(category(label) == .medium && label.font.pointSize == 16)
  }

  @Test func `Traits that views, controllers and parents override carry the category`() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    let parent = UIViewController(), child = UIViewController(), label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    child.view.addSubview(label)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.show(parent)
    parent.setOverrideTraitCollection(UITraitCollection(preferredContentSizeCategory: .small), forChild: child)
    #expect(label.font.pointSize == 15 && child.traitCollection.preferredContentSizeCategory == .small)
    child.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(label.font.pointSize == 19 && child.traitCollection.preferredContentSizeCategory == .extraLarge)
    child.view.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(label.font.pointSize == 28 && child.view.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    child.view.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    child.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(label.font.pointSize == 15 && !child.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(label.font.pointSize == 17 && category(parent.view) == .large)
  }

  @Test func `A view that comes into a hierarchy takes its category`() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    screen.preferredContentSizeCategory = .extraExtraLarge
    let label = UILabel(), box = UIView()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 21)
    screen.preferredContentSizeCategory = .large
    box.addSubview(label)
    screen.window.rootViewController?.view.addSubview(box)
    #expect(label.font.pointSize == 17, "a label that was made at another text size")
    let calm = UIView()
    calm.traitOverrides.preferredContentSizeCategory = .medium
    screen.window.rootViewController?.view.addSubview(calm)
    calm.addSubview(label)
    #expect(label.font.pointSize == 16)
  }

  // MARK: Overrides of other traits

  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  @Test func `Traits of an application are inherited and observed`() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    let root = screen.window.rootViewController!.view!, view = UIView()
    root.addSubview(view)
    var seen: [String] = []
    view.registerForTraitChanges([Theme.self]) { (view: UIView, _) in seen.append(view.traitCollection[Theme.self]) }
    #expect(view.traitCollection[Theme.self] == "plain")
    root.traitOverrides[Theme.self] = "striped"
    root.traitOverrides[Theme.self] = "striped"
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(seen == ["striped"] && view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitOverrides[Theme.self] == "striped" && view.traitOverrides[Theme.self] == "plain")
    root.traitOverrides.remove(Theme.self)
    #expect(seen == ["striped", "plain"] && view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `A collection is made and changed by a closure`() {
    let made = UITraitCollection {
      $0.preferredContentSizeCategory = .small
      $0[Theme.self] = "dotted"
    }
    #expect(made.preferredContentSizeCategory == .small && made[Theme.self] == "dotted" && made.userInterfaceStyle == .unspecified)
    let changed = made.modifyingTraits { $0.preferredContentSizeCategory = .medium }
    #expect(changed.preferredContentSizeCategory == .medium && changed[Theme.self] == "dotted" && changed != made)
    #expect(changed[UITraitPreferredContentSizeCategory.self] == .medium)
  }
}
