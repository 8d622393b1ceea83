import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct SheetTests {
  private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)
  private let below = UIViewController(), above = UIViewController()

  init() {
    screen.show(below)
    below.view.backgroundColor = .white
    above.view.backgroundColor = .red
  }

  private var frame: CGRect { above.view.convert(above.view.bounds, to: nil) }

  private func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) -> UISheetPresentationController {
    let sheet = above.sheetPresentationController!
    sheet.detents = detents
    below.present(above, animated: true)
    screen.advance(by: 1)
    return sheet
  }

  @Test func aPageSheetPushesItsPresenterBack() {
    #expect(above.presentationController is UISheetPresentationController)
    _ = present()
    #expect(frame == CGRect(x: 0, y: 30, width: 390, height: 814))
    let pushed = below.view.convert(below.view.bounds, to: nil)
    #expect(abs(pushed.minX - 16) < 0.01 && abs(pushed.width - 358) < 0.01 && abs(pushed.minY - 20) < 0.01)
    #expect(below.view.layer.cornerRadius > 10 && below.view.clipsToBounds)
    above.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(below.view.transform.isIdentity && below.view.layer.cornerRadius == 0 && !below.view.clipsToBounds)
    #expect(below.view.frame == screen.window.bounds && screen.window.subviews.count == 1)
  }

  @Test func aMediumSheetCoversHalfAndPushesNothing() {
    let sheet = present([.medium(), .large()])
    #expect(frame.minY == 844 - 407 && frame.maxY == 844 && below.view.transform.isIdentity)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    screen.advance(by: 2)
    #expect(frame.minY == 30 && !below.view.transform.isIdentity)
  }

  @Test func detentsAreResolvedInTheirContext() {
    var most: CGFloat = 0
    let sheet = present([
      .custom(identifier: .init("low")) { context in
        most = context.maximumDetentValue
        return 200
      }, .custom { _ in nil }, .custom { _ in .nan }, .custom { _ in 1e9 },
    ])
    #expect(most == 814 && frame.minY == 644)
    sheet.selectedDetentIdentifier = .init("unheard of")
    screen.settle()
    #expect(frame.minY == 644)
  }

  @Test func aFingerDragsBetweenDetentsAndTheDelegateHears() {
    final class Listener: NSObject, UISheetPresentationControllerDelegate {
      var heard: [String] = []
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        heard.append(sheet.selectedDetentIdentifier?.rawValue ?? "nil")
      }
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        heard.append("should")
        return true
      }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }
    }
    let sheet = present([.medium(), .large()]), listener = Listener()
    sheet.delegate = listener
    screen.drag(from: CGPoint(x: 195, y: 460), to: CGPoint(x: 195, y: 160), duration: 0.4)
    screen.advance(by: 2)
    #expect(sheet.selectedDetentIdentifier == .large && frame.minY == 30)
    #expect(listener.heard == ["com.apple.UIKit.large"])
    screen.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 420), duration: 0.6)
    screen.advance(by: 2)
    #expect(sheet.selectedDetentIdentifier == .medium && frame.minY == 437)
    listener.heard = []
    screen.drag(from: CGPoint(x: 195, y: 460), to: CGPoint(x: 195, y: 780), duration: 0.3)
    screen.advance(by: 2)
    #expect(below.presentedViewController == nil && listener.heard == ["should", "will", "did"])
  }

  @Test func aModalSheetIsNotPulledAway() {
    final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
      var attempts = 0
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { attempts += 1 }
    }
    let listener = Listener()
    above.isModalInPresentation = true
    let sheet = present()
    sheet.delegate = listener
    screen.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 800), duration: 0.3)
    screen.advance(by: 2)
    #expect(below.presentedViewController === above && frame.minY == 30 && listener.attempts == 1)
    screen.tap(at: CGPoint(x: 195, y: 10))
    screen.advance(by: 1)
    #expect(below.presentedViewController === above && listener.attempts == 2)
  }

  @Test func aTapBesideDismisses() {
    _ = present([.medium()])
    screen.tap(at: CGPoint(x: 195, y: 100))
    screen.advance(by: 1)
    #expect(below.presentedViewController == nil)
  }

  @Test func anUndimmedSheetLeavesWhatIsBehindInUse() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    below.view.addSubview(button)
    above.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    let sheet = present([.medium(), .large()])
    screen.tap(at: CGPoint(x: 150, y: 120))
    screen.advance(by: 1)
    #expect(taps == 1 && below.presentedViewController === above)
    #expect(screen.color(at: CGPoint(x: 10, y: 10)).cgColor.components == [1, 1, 1, 1])
    sheet.selectedDetentIdentifier = .large
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 150, y: 120))
    #expect(taps == 1)
  }

  @Test func aListAtItsTopMovesTheSheetAndElsewhereScrolls() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 814))
    list.contentSize = CGSize(width: 390, height: 3000)
    above.view.addSubview(list)
    let sheet = present([.medium(), .large()])
    screen.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400), duration: 0.4)
    screen.advance(by: 2)
    #expect(sheet.selectedDetentIdentifier == .large && list.contentOffset.y == 0)
    screen.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400), duration: 0.4)
    screen.advance(by: 3)
    #expect(list.contentOffset.y > 200 && frame.minY == 30)
    list.contentOffset.y = 0
    screen.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 460), duration: 0.6)
    screen.advance(by: 2)
    #expect(sheet.selectedDetentIdentifier == .medium && list.contentOffset.y == 0)
  }

  @Test func whereThereIsWidthItIsACard() throws {
    try screen.resize(to: CGSize(width: 1000, height: 800))
    above.modalPresentationStyle = .formSheet
    below.present(above, animated: false)
    screen.settle()
    #expect(frame == CGRect(x: 230, y: 90, width: 540, height: 620) && below.view.transform.isIdentity)
    above.preferredContentSize = CGSize(width: 400, height: 300)
    screen.settle()
    #expect(frame == CGRect(x: 300, y: 250, width: 400, height: 300))
    try screen.resize(to: CGSize(width: 390, height: 844))
    #expect(frame.minX == 0 && frame.maxY == 844)
    try screen.resize(to: CGSize(width: 844, height: 390))
    #expect(frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func aSheetOnASheetPushesBoth() {
    _ = present()
    let third = UIViewController()
    above.present(third, animated: true)
    screen.advance(by: 1)
    let first = above.view.convert(above.view.bounds, to: nil)
    #expect(third.view.convert(third.view.bounds, to: nil).minY == 30 && abs(first.minY - 20) < 0.01 && abs(first.minX - 16) < 0.01)
    third.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(frame.minY == 30 && frame.minX == 0 && below.presentedViewController === above)
  }

  @Test func contentOfASheetHasTheElevatedColours() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    screen.userInterfaceStyle = .dark
    let root = UIViewController(), sheet = UIViewController()
    root.view.backgroundColor = .systemBackground
    sheet.view.backgroundColor = .systemBackground
    screen.show(root)
    screen.settle()
    func grey(_ color: UIColor) -> Int {
      var red: CGFloat = 0
      color.getRed(&red, green: nil, blue: nil, alpha: nil)
      return Int((red * 255).rounded())
    }
    #expect(grey(screen.color(at: CGPoint(x: 160, y: 400))) == 0 && root.traitCollection.userInterfaceLevel == .base)
    root.present(sheet, animated: false)
    screen.advance(by: 0.5)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(grey(screen.color(at: CGPoint(x: 160, y: 400))) == 28)
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    let dark = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), raised])
    #expect(grey(UIColor.systemGroupedBackground.resolvedColor(with: dark)) == 28)
    #expect(grey(UIColor.secondarySystemGroupedBackground.resolvedColor(with: dark)) == 44)
    let light = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .light), raised])
    #expect(grey(UIColor.systemBackground.resolvedColor(with: light)) == 255)
  }
}
