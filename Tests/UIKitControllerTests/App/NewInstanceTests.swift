import Foundation
import Testing

@testable import UIKit

/// Tests the creation of objects whose classes are known only at run time, as in code that the compiler shim generates.
@MainActor @Suite struct NewInstanceTests {
  private class Page: UIViewController {
    var made = "field"
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      made = "nib"
    }
    required init?(coder: NSCoder) { nil }
  }
  private class Box: UIView {
    var made = "field"
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = "frame"
    }
    required init?(coder: NSCoder) { nil }
  }
  private class Cell: UITableViewCell {
    let number = 7
  }
  private class Entry: NSObject {
    var number = 1
    override init() {
      super.init()
      number = 2
    }
    func copied() -> Self { _vitrineNew(type(of: self)) }
  }
  private class LongEntry: Entry {
    let text = "long"
  }

  /// As the compiler shim adapts a view with `init() { super.init(frame: .zero) }`, a subclass that inherits it.
  private class Plain: UIView, _VitrineOwnInitializer {
    class func _vitrineOwnInstance() -> NSObject? { self == Plain.self ? Plain() : nil }
    let made: String
    init() {
      made = "own"
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }
  private class Heir: Plain {
    override class func _vitrineOwnInstance() -> NSObject? { self == Heir.self ? Heir() : nil }
    let number = 7
  }
  private final class Listed<Item>: UIViewController, _VitrineOwnInitializer {
    class func _vitrineOwnInstance() -> NSObject? { self == Listed.self ? Listed() : nil }
    let made: String
    init() {
      made = "\(Item.self)"
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Objective-C calls the class's own `init()`, although UIKit's is a convenience initialiser (NickSivin/DiffableDataSource).
  @Test func aViewIsMadeByItsOwnInitialiser() {
    #expect(_vitrineNew(Plain.self).made == "own")
    #expect(_vitrineNew(Heir.self).number == 7)
    #expect(_vitrineNew(Listed<Int>.self).made == "Int")
    let make: () -> Heir = _vitrineInit(Heir.self)
    #expect(make().made == "own")
    #expect(_vitrineNew(Box.self).made == "frame")
  }

  private class Key: UIButton {
    var made = "field"
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = "frame"
    }
    required init?(coder: NSCoder) { nil }
  }

  /// `B(type:)` of a generic button (linkedin/LayoutKit), and the class method that returns `Self` (piknotech/SFSafeSymbols).
  @Test func aButtonIsMadeWithItsType() {
    let key = _vitrineNew(Key.self, type: .system)
    #expect(key.made == "frame" && key.buttonType == .system)
    let made: Key = Key.systemButton(with: UIImage(), target: nil, action: nil)
    #expect(made.made == "frame" && made.buttonType == .system)
    #expect(type(of: UIButton.systemButton(with: UIImage(), target: nil, action: nil)) == UIButton.self)
  }

  @Test func initialisersAreFunctions() {
    let entry: () -> Entry = _vitrineInit(LongEntry.self)
    #expect((entry() as? LongEntry)?.number == 2)
    let boxes: [Box] = [CGRect(x: 1, y: 2, width: 3, height: 4)].map(_vitrineInit(Box.self))
    #expect(boxes[0].made == "frame" && boxes[0].frame.width == 3)
    let page: (String?, Bundle?) -> Page = _vitrineInit(Page.self)
    #expect(page(nil, nil).made == "nib")
  }

  private class Listing<Item>: UITableViewCell {
    var items: [Item] = []
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      textLabel?.text = "\(Item.self)"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Numbers: Listing<Int> {
    let first = 3
  }
  private final class Grid<Item>: UICollectionViewCell {
    let name = "\(Item.self)"
  }
  private final class Level<Value>: CALayer {
    let kind = "\(Value.self)"
  }

  @Test func genericClassesRunTheirInitialisers() {
    let cell = _vitrineNew(Listing<String>.self, style: .value1, reuseIdentifier: "x")
    #expect(cell.textLabel?.text == "String" && cell.items.isEmpty && cell.reuseIdentifier == "x")
    let numbers = _vitrineNew(Numbers.self as UITableViewCell.Type, style: .default, reuseIdentifier: nil)
    #expect((numbers as? Numbers)?.first == 3 && numbers.textLabel?.text == "Int")
    #expect(_vitrineNew(Grid<[Bool]>.self, frame: CGRect(x: 0, y: 0, width: 5, height: 6)).name == "Array<Bool>")
    #expect((LayerInstance.make(Level<Double>.self) as? Level<Double>)?.kind == "Double")
  }

  private func new<Object: NSObject>() -> Object { _vitrineNew(Object.self) }

  @Test func anInitialiserOfTheClassRuns() {
    let page: Page = new()
    let box: Box = new()
    #expect(page.made == "nib")
    #expect(box.made == "frame")
    #expect(_vitrineNew(Page.self, nibName: nil, bundle: nil).made == "nib")
    #expect(_vitrineNew(Box.self as UIView.Type, frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    let cell = _vitrineNew(Cell.self, style: .subtitle, reuseIdentifier: nil)
    #expect(cell.number == 7)
    #expect(cell.reuseIdentifier == nil)
  }

  @Test func subclassesOfNSObjectMakeTheirOwnKind() {
    let entry: Entry = LongEntry()
    let copy = entry.copied()
    #expect(copy.number == 2)
    #expect((copy as? LongEntry)?.text == "long")
  }

  private class Slide: UIStoryboardSegue {
    var made = false
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
      made = true
    }
  }
  private class Press: UILongPressGestureRecognizer {
    var made = false
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      made = true
    }
  }
  private class Card: UIPresentationController {}

  @Test func initialisersWithArgumentsRun() {
    let source = UIViewController(), destination = UIViewController()
    let segue = _vitrineNew(Slide.self as UIStoryboardSegue.Type, identifier: "next", source: source, destination: destination)
    #expect((segue as? Slide)?.made == true && segue.identifier == "next" && segue.destination === destination)
    let press = _vitrineNew(Press.self as UIGestureRecognizer.Type, target: nil, action: nil)
    #expect((press as? Press)?.made == true)
    let card = _vitrineNew(Card.self as UIPresentationController.Type, presentedViewController: source, presenting: destination)
    #expect(card is Card && card.presentedViewController === source)
  }

  private class Stack: UINavigationController {
    let number = 7
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      title = "own"
    }
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { nil }
  }
  private class Rows: UITableView { let number = 8 }
  private class Picture: UIImageView { let number = 9 }

  /// `cls.init(rootViewController:)` and the like, as in devxoul/URLNavigator.
  @Test func initialisersOfKindsOfViewsAndControllers() {
    let page = UIViewController()
    let stack = _vitrineNew(Stack.self, rootViewController: page)
    #expect(stack.viewControllers == [page] && stack.title == "own" && stack.number == 7)
    #expect(_vitrineNew(Stack.self as UINavigationController.Type, rootViewController: page) is Stack)
    let rows = _vitrineNew(Rows.self, frame: CGRect(x: 0, y: 0, width: 10, height: 20), style: .grouped)
    #expect(rows.style == .grouped && rows.frame.height == 20 && rows.number == 8)
    let layout = UICollectionViewFlowLayout()
    #expect(_vitrineNew(UICollectionView.self, frame: .zero, collectionViewLayout: layout).collectionViewLayout === layout)
    #expect(_vitrineNew(UICollectionViewController.self, collectionViewLayout: layout).collectionViewLayout === layout)
    #expect(_vitrineNew(UITableViewController.self, style: .insetGrouped).tableView.style == .insetGrouped)
    let image = UIImage()
    let picture = _vitrineNew(Picture.self, image: image)
    #expect(picture.image === image && picture.number == 9)
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 3
    let text = _vitrineNew(UITextView.self, frame: .zero, textContainer: container)
    #expect(text.textContainer.lineFragmentPadding == 3)
  }

  // MARK: Protocols with the requirement `init()`

  private class Style: Making {
    static func _vitrineMake() -> Self { self.init() }
    var made = "own"
    required init() {}
  }
  private class LongStyle: Style {
    required init() {
      super.init()
      made = "below"
    }
  }
  private struct Value: Making {
    static func _vitrineMake() -> Self { self.init() }
    var made = "value"
  }
  private func make<Made: Making>() -> Made { Made() }

  @Test func typesOfOtherRootsRunTheirOwnInitialiser() {
    #expect((make() as Style).made == "own")
    #expect((make() as LongStyle).made == "below")
    #expect((make() as Value).made == "value")
    #expect((make() as LongEntry).number == 2)
    let made: any Making.Type = LongStyle.self
    #expect((made.init() as? LongStyle)?.made == "below")
  }
}

/// A protocol as rewritten by the compiler shim.
private protocol Making: _VitrineMade { static func _vitrineMake() -> Self }
extension Making { init() { self.init(_vitrineMade: Self._vitrineMake()) } }
extension NSObject: Making {}
