import CoreGraphics
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests `UIContextMenuInteraction` by touches (Apple: UIContextMenuInteraction, UIContextMenuInteractionDelegate, UITargetedPreview).
@Suite @MainActor struct ContextMenuTests {
  private let menus = MenuScreen()
  private var screen: HeadlessScreen { menus.screen }

  @MainActor private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var calls: [String] = []
    var isEmpty = false
    var elements: [UIMenuElement] = []
    var preview: UITargetedPreview?
    var landing: UITargetedPreview?
    var controller: UIViewController?
    var style = UIContextMenuInteractionCommitStyle.dismiss
    var committed: UIViewController?
    weak var faded: UIView?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("configuration")
      guard !isEmpty else { return nil }
      return UIContextMenuConfiguration(identifier: "id" as NSString) { [self] in
        calls.append("preview provider")
        return controller
      } actionProvider: { [self] _ in
        calls.append("action provider")
        return UIMenu(children: elements)
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      calls.append("highlight \(identifier)")
      return preview
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      calls.append("dismissal \(identifier)")
      return landing
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      calls.append("commit")
      animator.preferredCommitStyle = style
      committed = animator.previewViewController
      animator.addCompletion { self.calls.append("committed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("display")
      animator?.addAnimations { self.faded?.alpha = 0.5 }
      animator?.addCompletion { self.calls.append("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("end")
      animator?.addAnimations { self.faded?.alpha = 1 }
      animator?.addCompletion { self.calls.append("ended") }
    }
  }

  private let owner = Owner()
  private let card = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 80))
  private let interaction: UIContextMenuInteraction
  private let middle = CGPoint(x: 100, y: 100)
  private let log = Log()

  @MainActor private final class Log { var lines: [String] = [] }

  init() {
    interaction = UIContextMenuInteraction(delegate: owner)
    owner.elements = ["One", "Two"].map { title in UIAction(title: title) { [log] _ in log.lines.append(title) } }
    card.backgroundColor = .systemRed
    card.addInteraction(interaction)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    root.backgroundColor = .white
    root.addSubview(card)
    screen.show(root)
  }

  private let opening = ["configuration", "highlight id", "preview provider", "action provider", "display", "displayed"]
  private let closing = ["dismissal id", "end", "ended"]

  @Test func theDelegateIsCalledInOrder() {
    #expect(interaction.view === card && interaction.menuAppearance == .unknown)
    screen.touch(.began, at: middle)
    screen.advance(by: 0.3)
    #expect(owner.calls == ["configuration", "highlight id"] && menus.overlay == nil, "the view is highlighted before the menu opens")
    screen.advance(by: 0.7)
    #expect(owner.calls == opening && interaction.menuAppearance == .rich)
    #expect(interaction.location(in: card) == CGPoint(x: 60, y: 40))
    screen.touch(.ended, at: middle)
    #expect(menus.titles == ["One", "Two"])
    menus.choose("Two")
    #expect(owner.calls == opening + closing && log.lines == ["Two"] && interaction.menuAppearance == .unknown)
  }

  @Test func aShortPressOpensNothing() {
    screen.touch(.began, at: middle)
    screen.advance(by: 0.3)
    screen.touch(.ended, at: middle)
    screen.advance(by: 1)
    #expect(owner.calls == ["configuration", "highlight id"] && menus.overlay == nil)
    #expect(card.layer.animationKeys() == nil, "the view has grown back")
    menus.tap(middle)
    #expect(owner.calls.count == 2, "a tap asks nobody")
  }

  @Test func withoutAConfigurationNothingOpens() {
    owner.isEmpty = true
    menus.hold(middle)
    #expect(owner.calls == ["configuration"] && menus.overlay == nil)
  }

  @Test func aSecondaryClickOpensItToo() {
    menus.secondaryClick(middle)
    screen.advance(by: 0.5)
    #expect(owner.calls == opening && menus.titles == ["One", "Two"])
  }

  @Test func theViewIsLiftedAboveTheBlurredWindow() throws {
    menus.hold(middle)
    let overlay = try #require(menus.overlay), platter = try #require(overlay.platter)
    #expect(platter.frame == card.frame, "it stays at its place if the menu fits below it")
    #expect(overlay.levels[0].card.frame.minY == 140 + MenuMetrics.previewGap && overlay.levels[0].card.frame.minX == 40)
    #expect(overlay.subviews.contains { ($0 as? UIVisualEffectView)?.effect is UIBlurEffect })
    #expect(card.alpha == 1 && !card.isHidden && card.layer.presentation()?.opacity == 0, "the view itself is hidden on the screen only")
    menus.tap(CGPoint(x: 350, y: 600))
    #expect(menus.overlay == nil && card.layer.presentation()?.opacity == 1)
  }

  @Test func aMenuAboveAViewAtTheBottom() throws {
    card.frame.origin.y = 560
    menus.hold(CGPoint(x: 100, y: 600))
    let overlay = try #require(menus.overlay)
    #expect(overlay.levels[0].card.frame.maxY == 560 - MenuMetrics.previewGap && overlay.platter?.frame == card.frame)
    #expect(menus.titles == ["Two", "One"], "the first element is next to the view")
  }

  @Test func aFingerThatStaysDownSlidesToAnElement() {
    menus.hold(middle, lift: false)
    let place = menus.center("One")
    screen.touch(.moved, at: CGPoint(x: place.x, y: place.y - 5))
    #expect(menus.item("One")?.isHighlighted == true)
    screen.touch(.moved, at: place)
    screen.touch(.ended, at: place)
    screen.advance(by: 1)
    #expect(log.lines == ["One"] && menus.overlay == nil)
  }

  @Test func animationsRunBesideThoseOfTheMenu() {
    let other = UIView(frame: CGRect(x: 200, y: 60, width: 20, height: 20))
    card.superview?.addSubview(other)
    owner.faded = other
    screen.touch(.began, at: middle)
    screen.advance(by: 0.6)
    #expect(other.alpha == 0.5 && (other.layer.presentation()?.opacity ?? 0) > 0.5 && !owner.calls.contains("displayed"))
    screen.advance(by: 1)
    screen.touch(.ended, at: middle)
    interaction.dismissMenu()
    screen.advance(by: 1)
    #expect(other.alpha == 1 && owner.calls.last == "ended")
  }

  // MARK: Previews

  @Test func aControllerTakesThePlaceOfTheView() throws {
    final class Page: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("appear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
    }
    let page = Page()
    page.preferredContentSize = CGSize(width: 300, height: 200)
    owner.controller = page
    menus.hold(middle)
    let platter = try #require(menus.overlay?.platter)
    #expect(platter.frame.size == CGSize(width: 300, height: 200) && page.view.window != nil && page.calls == ["appear"])
    #expect(platter.frame.minX == MenuMetrics.margin, "it is moved into the window")
    #expect((menus.overlay?.levels[0].card.frame.minY ?? 0) == platter.frame.maxY + MenuMetrics.previewGap)
    menus.choose("One")
    #expect(page.calls == ["appear", "disappear"] && page.view.window == nil)
  }

  @Test func aTapOnThePreviewCommitsIt() throws {
    let page = UIViewController()
    owner.controller = page
    owner.style = .pop
    menus.hold(middle)
    let platter = try #require(menus.overlay?.platter)
    menus.tap(CGPoint(x: platter.frame.midX, y: platter.frame.midY))
    #expect(owner.calls == opening + ["commit", "end", "committed", "ended"])
    #expect(owner.committed === page && menus.overlay == nil && log.lines == [] && page.view.superview == nil)
  }

  @Test func aVisiblePathLimitsThePreview() throws {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 20, y: 10, width: 60, height: 40))
    parameters.backgroundColor = .clear
    owner.preview = UITargetedPreview(view: card, parameters: parameters)
    menus.hold(middle)
    #expect(menus.overlay?.platter?.frame == CGRect(x: 60, y: 70, width: 60, height: 40))
    func green(_ x: CGFloat) -> CGFloat {
      var green: CGFloat = 0
      screen.color(at: CGPoint(x: x, y: 90)).getRed(nil, green: &green, blue: nil, alpha: nil)
      return green
    }
    // The card is red (255, 59, 48). Outside the path it is seen blurred.
    #expect(abs(green(62) - 59 / 255) < 0.02 && abs(green(118) - 59 / 255) < 0.02)
    #expect(green(50) > 0.3 && green(130) > 0.3)
  }

  @Test func aPreviewIsATargetWithCenterAndTransform() throws {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.backgroundColor = .systemBlue
    let target = UIPreviewTarget(
      container: try #require(card.superview), center: CGPoint(x: 200, y: 200), transform: CGAffineTransform(scaleX: 2, y: 2))
    owner.preview = UITargetedPreview(view: other, parameters: UIPreviewParameters(), target: target)
    menus.hold(middle)
    #expect(menus.overlay?.platter?.frame == CGRect(x: 150, y: 150, width: 100, height: 100))
    let moved = try #require(owner.preview).retargetedPreview(with: UIPreviewTarget(container: target.container, center: .zero))
    #expect(moved.view === other && moved.target.center == .zero && moved.size == CGSize(width: 50, height: 50))
  }

  @Test func aPreviewTallerThanTheRoomIsMadeSmaller() throws {
    card.frame = CGRect(x: 20, y: 10, width: 320, height: 640)
    menus.hold(CGPoint(x: 100, y: 300))
    let platter = try #require(menus.overlay?.platter), menu = try #require(menus.overlay?.levels[0].card)
    #expect(menu.frame.maxY <= 659 && menu.bounds.height == 88 && abs(platter.frame.width / platter.frame.height - 0.5) < 0.01)
  }

  // MARK: Changes of the visible menu

  @Test func theVisibleMenusCanBeReplaced() {
    let inner = UIMenu(title: "Inner", children: [UIAction(title: "Deep") { _ in }])
    owner.elements.append(inner)
    menus.hold(middle)
    menus.choose("Inner")
    var seen: [String] = []
    interaction.updateVisibleMenu { menu in
      seen.append(menu.title)
      (menu.children.first as? UIAction)?.title = "Changed"
      return menu
    }
    screen.settle()
    #expect(seen == ["", "Inner"] && menus.titles == ["Changed"], "the block is called for each visible menu")
    #expect(owner.elements.first?.title == "One" && inner.children.first?.title == "Deep", "with a copy")
    interaction.dismissMenu()
    screen.advance(by: 1)
    #expect(menus.overlay == nil && owner.calls.last == "ended")
  }

  @Test func removingTheInteractionClosesItsMenu() {
    menus.hold(middle)
    card.removeInteraction(interaction)
    screen.advance(by: 1)
    #expect(menus.overlay == nil && interaction.view == nil && owner.calls.last == "ended")
    menus.hold(middle)
    #expect(menus.overlay == nil)
  }

  @Test func aMenuClosesWithTheContentsOfItsWindow() {
    menus.hold(middle)
    screen.show(UIViewController())
    screen.advance(by: 1)
    #expect(!screen.window.subviews.contains { $0 is MenuOverlay } && owner.calls.last == "ended")
  }

  @Test func theInnermostViewWithAMenuIsAsked() throws {
    let outer = Owner()
    let root = try #require(card.superview)
    root.addInteraction(UIContextMenuInteraction(delegate: outer))
    menus.hold(middle)
    #expect(owner.calls.first == "configuration" && outer.calls == [] && menus.titles == ["One", "Two"])
    menus.tap(CGPoint(x: 350, y: 600))
    owner.isEmpty = true
    outer.elements = [UIAction(title: "Outer") { _ in }]
    menus.hold(middle)
    #expect(menus.titles == ["Outer"])
  }
}
