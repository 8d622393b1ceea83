import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests subclasses that override members and call initializers as with Apple's classes.
@Suite(.serialized) @MainActor
struct SubclassTests {
  private final class Ticks: CAShapeLayer {
    let ticks: Int
    init(ticks: Int) {
      self.ticks = ticks
      super.init()
    }
    override init(layer: Any) {
      ticks = (layer as? Ticks)?.ticks ?? 0
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func layersWithoutAPlainInitialiserCopyThemselvesForPresentation() {
    let screen = HeadlessScreen(size: CGSize(width: 20, height: 20), scale: 1)
    let (view, layer) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), Ticks(ticks: 12))
    view.layer.addSublayer(layer)
    screen.show(view)
    #expect(layer.presentation()?.ticks == 12)
  }

  private final class Segue: UIStoryboardSegue {
    let number: Int
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      number = 5
      super.init(identifier: identifier, source: source, destination: destination)
    }
  }

  @Test func seguesOfAProgramAreMadeByTheirOwnInitialiser() {
    let segue = _vitrineNew(Segue.self, identifier: "x", source: UIViewController(), destination: UIViewController())
    #expect(segue.number == 5 && segue.identifier == "x")
  }

  @Test func layoutLengthsAreOfSelf() {
    #expect(NSCollectionLayoutDimension.third.dimension == 1.0 / 3)
  }

  private final class SubtitleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: .subtitle, reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { nil }
  }

  @Test func cellsAreMadeWithoutAStyle() {
    #expect(UITableViewCell().frame.width == 320 && UITableViewCell().reuseIdentifier == nil)
    #expect(SubtitleCell().detailTextLabel != nil && SubtitleCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
    #expect(UITableViewHeaderFooterView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
  }

  private final class Bar: UINavigationBar {}
  private final class Tools: UIToolbar {}

  @Test func navigationControllersTakeClassesOfBars() {
    let controller = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(controller.navigationBar is Bar && controller.toolbar is Tools)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: UIView.self)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self && type(of: plain.toolbar!) == UIToolbar.self)
  }

  private final class Item: UIBarButtonItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func barItemsInheritWhatMakesThem() {
    let item = Item(barButtonSystemItem: .add, target: nil, action: nil)
    #expect(item.systemItem == .add && item.image != nil)
    #expect(Item(title: "a", style: .done, target: nil, action: nil).style == .done)
  }

  private final class Named: UIView {
    override var accessibilityLabel: String? {
      get { "own" }
      set {}
    }
  }

  @Test func everyObjectSaysWhatItIs() {
    let view = Named()
    view.accessibilityHint = "h"
    view.accessibilityIdentifier = "i"
    #expect(view.accessibilityLabel == "own" && view.accessibilityHint == "h" && view.accessibilityIdentifier == "i")
    let controller = UIViewController()
    controller.accessibilityElements = [view]
    #expect(controller.accessibilityElementCount() == 1 && controller.index(ofAccessibilityElement: view) == 0)
    let (image, other) = (UIImage(), UIImage())
    image.accessibilityIdentifier = "p"
    #expect(image.accessibilityIdentifier == "p" && other.accessibilityIdentifier == nil)
    #expect(UIAccessibilityElement(accessibilityContainer: view).isAccessibilityElement)
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }
  private final class BareDelegate: NSObject, UIApplicationDelegate {}

  @Test func theWindowOfADelegateIsOptionalTwice() {
    let (named, window) = (Delegate(), UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let delegate: any UIApplicationDelegate = named
    delegate.window = window
    #expect(named.window === window && delegate.window??.frame.width == 10)
    if let found = delegate.window, let found { #expect(found === window) }
    let bare: any UIApplicationDelegate = BareDelegate()
    bare.window = window
    #expect((bare.window ?? nil) == nil)
  }

  private final class Listener: UIViewController {
    var heard: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in self.heard.append("self") }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { listener, _ in listener.heard.append("other") }
    }
  }

  @Test func handlersOfTraitChangesNameSelf() {
    let screen = HeadlessScreen(size: CGSize(width: 20, height: 20), scale: 1)
    let listener = Listener()
    screen.show(listener)
    screen.advance(by: 0.1)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.advance(by: 0.1)
    #expect(listener.heard == ["self", "other"])
  }
}

extension NSCollectionLayoutDimension {
  fileprivate static var third: Self { fractionalWidth(1.0 / 3) }
}
