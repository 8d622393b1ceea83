import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import UIKit

/// `UICollectionViewListCell` and its accessories.
@Suite @MainActor struct ListCellTests {
  private func places(_ accessories: [UICellAccessory], items: Int = 3, isEditing: Bool = false) throws -> (
    UICollectionViewListCell, ListFixture
  ) {
    let fixture = ListFixture(.plain, counts: [items]) { _ in
    } configure: { cell, _ in
      cell.accessories = accessories
    }
    fixture.list.isEditing = isEditing
    fixture.screen.advance(by: 0.5)
    return (try #require(fixture.cell(0)), fixture)
  }

  @Test func contentsAndBackgroundsAreThoseOfTheList() {
    let cell = UICollectionViewListCell(frame: .zero)
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.indentsAccessories && cell.accessories.isEmpty)
    #expect(cell.backgroundConfiguration == nil)
    let plain = ListFixture(.plain).cell(0)
    #expect(plain?.backgroundConfiguration?.backgroundColor == .systemBackground)
    #expect(ListFixture(.insetGrouped).cell(0)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(ListFixture(.sidebar).cell(0)?.backgroundConfiguration?.cornerRadius == 10)
  }

  @Test func aBackgroundThatIsSetStays() {
    let fixture = ListFixture(.insetGrouped) { _ in
    } configure: { cell, path in
      cell.backgroundConfiguration = path.item == 0 ? .clear() : nil
    }
    #expect(fixture.cell(0)?.backgroundConfiguration?.backgroundColor == .clear && fixture.cell(1)?.backgroundConfiguration == nil)
  }

  @Test func accessoriesStandAtTheTrailingEdge() throws {
    let (cell, _) = try places([.disclosureIndicator()])
    let sign = try #require(cell.view(UIImageView.self))
    #expect(sign.frame == CGRect(x: 320 - 16 - 8, y: 15, width: 8, height: 14))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 296, height: 44))
  }

  /// The order of an array does not matter: those of the system have their places.
  @Test func accessoriesOfTheSystemHaveAnOrder() throws {
    for accessories in [[UICellAccessory.disclosureIndicator(), .label(text: "9")], [.label(text: "9"), .disclosureIndicator()]] {
      let (cell, _) = try places(accessories)
      let label = try #require(cell.view(UILabel.self)), sign = try #require(cell.view(UIImageView.self))
      #expect(label.frame.maxX == sign.frame.minX - 10 && label.textColor == .secondaryLabel)
    }
  }

  @Test func leadingAccessoriesMoveTheText() throws {
    let (cell, _) = try places([.multiselect(displayed: .always)])
    #expect(cell.view(UIImageView.self)?.frame == CGRect(x: 16, y: 11, width: 22, height: 22))
    #expect(cell.contentView.frame.minX == 38 && cell.lines.first?.minX == 54)
  }

  @Test func indentationMovesContentsAndAccessories() throws {
    let (cell, fixture) = try places([.multiselect(displayed: .always)])
    cell.indentationLevel = 2
    fixture.screen.settle()
    #expect(cell.view(UIImageView.self)?.frame.minX == 36 && cell.contentView.frame.minX == 58)
    cell.indentsAccessories = false
    fixture.screen.settle()
    #expect(cell.view(UIImageView.self)?.frame.minX == 16 && cell.contentView.frame.minX == 58)
    cell.indentationWidth = 30
    fixture.screen.settle()
    #expect(cell.contentView.frame.minX == 98)
  }

  @Test func accessoriesShowByTheEditingState() throws {
    let accessories: [UICellAccessory] = [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()]
    let (quiet, fixture) = try places(accessories)
    #expect(quiet.cellAccessories.shown.map(\.accessory.accessoryType) == [.disclosureIndicator] && quiet.contentView.frame.minX == 0)
    fixture.uneditable = [IndexPath(item: 1, section: 0)]
    fixture.list.isEditing = true
    fixture.screen.advance(by: 0.5)
    #expect(quiet.cellAccessories.shown.map(\.accessory.accessoryType) == [.delete, .reorder] && quiet.contentView.frame.minX == 38)
    #expect(quiet.configurationState.isEditing && fixture.cell(1)?.configurationState.isEditing == false)
    #expect(fixture.cell(1)?.cellAccessories.shown.map(\.accessory.accessoryType) == [.disclosureIndicator])
  }

  @Test func oneAccessoryOfAKindIsEnough() throws {
    let (cell, _) = try places([.checkmark(), .checkmark()])
    #expect(cell.accessories.count == 1)
  }

  @Test func hiddenAccessoriesTakeNoRoom() throws {
    let (cell, _) = try places([.checkmark(options: .init(isHidden: true))])
    #expect(cell.contentView.frame.width == 320)
  }

  @Test func widthsCanBeReserved() throws {
    let (cell, _) = try places([.disclosureIndicator(options: .init(reservedLayoutWidth: .custom(40), tintColor: .red))])
    let sign = try #require(cell.view(UIImageView.self))
    #expect(sign.frame.midX == 320 - 16 - 20 && cell.contentView.frame.width == 320 - 56 && sign.tintColor == .red)
  }

  @Test func customViewsSayTheirPlaces() throws {
    func box(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)) }
    let (first, last, after) = (box(30), box(31), box(32))
    let (cell, _) = try places(
      [
        .checkmark(), .disclosureIndicator(),
        .customView(configuration: .init(customView: first, placement: .trailing())),
        .customView(configuration: .init(customView: last, placement: .trailing(at: { $0.count }))),
        .customView(
          configuration: .init(customView: after, placement: .trailing(at: UICellAccessory.Placement.position(after: .checkmark())))),
      ], items: 1)
    #expect(
      cell.cellAccessories.trailing.map(\.accessory.accessoryType) == [
        .customView(first), .checkmark, .customView(after), .disclosureIndicator, .customView(last),
      ])
    #expect(last.frame.maxX == 304 && first.superview === cell && first.frame.size == CGSize(width: 30, height: 20))
    let switches = UISwitch()
    switches.tintColor = .red
    let (other, _) = try places([.customView(configuration: .init(customView: switches, placement: .leading()))], items: 1)
    #expect(switches.tintColor == .red && switches.frame.minX == 16 && other.contentView.frame.minX == 16 + switches.frame.width)
  }

  @Test func buttonsCallTheirHandlers() throws {
    var calls: [String] = []
    let (cell, fixture) = try places(
      [
        .detail { calls.append("detail") }, .delete { calls.append("delete") }, .insert { calls.append("insert") },
        .outlineDisclosure { calls.append("outline") },
      ], isEditing: true)
    for slot in cell.cellAccessories.shown { fixture.screen.tap(at: CGPoint(x: slot.view.center.x, y: 40)) }
    #expect(calls == ["delete", "insert", "detail", "outline"] && fixture.selected.isEmpty)
  }

  @Test func menusShowTheSelectedElement() throws {
    var changes: [String] = []
    let menu = UIMenu(children: ["One", "Two"].map { name in UIAction(title: name) { _ in changes.append(name) } })
    let (cell, fixture) = try places([
      .popUpMenu(menu) { changes.append($0.selectedElements.map(\.title).joined()) }
    ])
    let button = try #require(cell.view(AccessoryMenuButton.self))
    #expect(menu.selectedElements.map(\.title) == ["One"] && button.configuration?.title == "One")
    let second = try #require(button.menu?.children.last as? UIAction)
    second.performWithSender(nil, target: nil)
    fixture.screen.settle()
    #expect(changes == ["Two", "Two"] && button.configuration?.title == "Two")
  }

  @Test func listsAreMirrored() throws {
    let fixture = ListFixture(.plain) { _ in
    } configure: { cell, _ in
      cell.accessories = [.disclosureIndicator()]
    }
    fixture.screen.layoutDirection = .rightToLeft
    fixture.screen.settle()
    let cell = try #require(fixture.cell(0))
    #expect(cell.view(UIImageView.self)?.frame.minX == 16 && cell.contentView.frame == CGRect(x: 24, y: 0, width: 296, height: 44))
    #expect(cell.lines == [CGRect(x: 0, y: 43, width: 304, height: 1)])
  }

  @Test func sidebarsTintTheirSelection() throws {
    let fixture = ListFixture(.sidebar) { _ in
    } configure: { cell, _ in
      cell.accessories = [.checkmark()]
    }
    fixture.list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    fixture.screen.settle()
    let cell = try #require(fixture.cell(0))
    #expect(fixture.screen.color(at: CGPoint(x: 200, y: cell.frame.midY)) == cell.tintColor.resolvedColor(with: cell.traitCollection))
    let label = cell.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Item 0" }
    #expect(label?.textColor == .white && cell.view(UIImageView.self)?.tintColor == .white)
    fixture.list.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    fixture.screen.settle()
    #expect(cell.view(UIImageView.self)?.tintColor == cell.tintColor)
  }

  @Test func guidesFollowThePartsOfAContent() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let view = UIListContentView(configuration: content)
    let fixture = ListFixture(.plain)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    fixture.screen.show(view)
    let guide = try #require(view.textLayoutGuide)
    fixture.screen.settle()
    #expect(guide.layoutFrame.minX == 16 && guide.layoutFrame.height > 10)
    #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
  }

  /// A content of a program's own, whose constraints say how high it is.
  private struct BoxContent: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { BoxView(self) }
    func updated(for state: any UIConfigurationState) -> BoxContent { self }
  }

  private final class BoxView: UIView, UIContentView {
    private let box = UIView()
    private lazy var high = box.heightAnchor.constraint(equalToConstant: 0)
    var configuration: any UIContentConfiguration { didSet { apply() } }

    init(_ configuration: BoxContent) {
      self.configuration = configuration
      super.init(frame: .zero)
      addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
        box.leadingAnchor.constraint(equalTo: leadingAnchor), box.trailingAnchor.constraint(equalTo: trailingAnchor), high,
      ])
      apply()
    }

    required init?(coder: NSCoder) { nil }

    private func apply() { high.constant = (configuration as? BoxContent)?.height ?? 0 }
  }

  @Test func contentsOfAProgramSayTheHeightByConstraints() throws {
    let fixture = ListFixture(.plain) { _ in
    } configure: { cell, path in
      if path.item == 0 { cell.contentConfiguration = BoxContent(height: 90) }
    }
    #expect(fixture.cell(0)?.frame.height == 90 && fixture.cell(1)?.frame.minY == 90)
    // A cell that shows asks for another size.
    fixture.cell(0)?.contentConfiguration = BoxContent(height: 60)
    fixture.screen.settle()
    #expect(fixture.cell(0)?.frame.height == 60 && fixture.cell(1)?.frame.minY == 60)
  }

  @Test func cellsOfRegistrationsCanComeFromNibs() {
    let nib = FileFixture.nib(
      """
      <collectionViewCell id="cell" customClass="UICollectionViewCell">
        <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
        <view key="contentView" id="content" tag="7"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/></view>
      </collectionViewCell>
      """)
    var items: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String>(cellNib: nib) { cell, _, item in items.append(item) }
    let list = ListFixture(.plain).list
    let cell = list.dequeueConfiguredReusableCell(using: registration, for: IndexPath(item: 0, section: 0), item: "a")
    #expect(items == ["a"] && cell.bounds.size == CGSize(width: 100, height: 50))
  }
}
