import Testing
import VitrineTesting

@testable import UIKit

/// Tests that symbols follow the text size. The sizes of body are 17 at large, 14 at extra small and 53 at the largest size.
@Suite(.serialized) @MainActor struct SymbolTextSizeTests {
  private let screen = HeadlessScreen(size: CGSize(width: 375, height: 667), scale: 2)
  private let body = UIImage.SymbolConfiguration(textStyle: .body)

  private func height(_ size: CGFloat) -> CGFloat {
    UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))?.size.height ?? 0
  }

  private func show(_ image: UIImage?, _ preferred: UIImage.SymbolConfiguration? = nil) -> UIImageView {
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = preferred
    screen.show(view)
    return view
  }

  @Test func anImageViewScalesASymbolOfATextStyle() throws {
    let own = show(UIImage(systemName: "circle", withConfiguration: body))
    #expect(own.intrinsicContentSize.height == height(17))
    screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.settle()
    #expect(own.intrinsicContentSize.height == height(53) && own.shownSymbol?.pointSize == 53)
    #expect(own.image?.size.height == height(17), "the image itself does not change")
    screen.preferredContentSizeCategory = .extraSmall
    screen.settle()
    #expect(own.intrinsicContentSize.height == height(14))
    let preferred = show(UIImage(systemName: "circle"), UIImage.SymbolConfiguration(textStyle: .largeTitle))
    #expect(preferred.intrinsicContentSize.height == height(31))
  }

  @Test func constraintsFollowTheNewSize() {
    let view = UIImageView(image: UIImage(systemName: "circle", withConfiguration: body)), page = UIView()
    page.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    NSLayoutConstraint.activate([view.topAnchor.constraint(equalTo: page.topAnchor), view.leftAnchor.constraint(equalTo: page.leftAnchor)])
    screen.show(page)
    screen.settle()
    #expect(view.frame.height == height(17))
    page.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.settle()
    #expect(view.frame.height == height(53))
    page.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    screen.settle()
    #expect(view.frame.height == height(17))
  }

  @Test func otherSymbolsKeepTheirSize() {
    let plain = show(UIImage(systemName: "circle"))
    screen.preferredContentSizeCategory = .accessibilityLarge
    screen.settle()
    #expect(plain.intrinsicContentSize.height == height(17))
    let sized = show(UIImage(systemName: "circle"), UIImage.SymbolConfiguration(pointSize: 30))
    #expect(sized.intrinsicContentSize.height == height(30))
    // The size of the image goes before that of the view, with its rule.
    let own = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    #expect(show(own, body).intrinsicContentSize.height == height(20))
  }

  @Test func aFontThatFollowsTheTextSizeMakesSymbolsFollowIt() {
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10))
    let view = show(UIImage(systemName: "circle"), UIImage.SymbolConfiguration(font: scaled))
    let fixed = UIImageView(image: UIImage(systemName: "circle"))
    fixed.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 10))
    view.addSubview(fixed)
    screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.settle()
    #expect(view.intrinsicContentSize.height == height(28), "10 points grow by 62/22")
    #expect(fixed.intrinsicContentSize.height == height(10))
  }

  @Test func configurationsKeepOrLoseTheirTextStyle() {
    let bold = body.applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold.look.scaling != nil && bold.withoutTextStyle() == UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold.withoutPointSizeAndWeight() == body)
    #expect(body.applying(UIImage.SymbolConfiguration(pointSize: 17)) == UIImage.SymbolConfiguration(pointSize: 17))
    #expect(UIImage.SymbolConfiguration(pointSize: 9).applying(body) == body)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let image = UIImage(systemName: "circle", withConfiguration: body.withTraitCollection(large))
    #expect(image?.size.height == height(53))
  }

  @Test func anArchivedSymbolKeepsItsTextStyle() throws {
    let image = try #require(UIImage(systemName: "circle", withConfiguration: body))
    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
    #expect(read.symbolConfiguration == body)
  }

  @Test func symbolsOfButtonsFollowTheirTitles() throws {
    var look = UIButton.Configuration.plain()
    look.image = UIImage(systemName: "circle")
    look.title = "Title"
    let button = UIButton(configuration: look)
    let classic = UIButton(type: .system), fixed = UIButton(type: .system)
    for one in [classic, fixed] {
      one.setImage(UIImage(systemName: "circle"), for: .normal)
      one.setTitle("Title", for: .normal)
    }
    classic.titleLabel?.font = .preferredFont(forTextStyle: .body)
    classic.titleLabel?.adjustsFontForContentSizeCategory = true
    let page = UIView()
    for (index, one) in [button, classic, fixed].enumerated() {
      one.frame = CGRect(x: 0, y: 200 * CGFloat(index), width: 375, height: 150)
      page.addSubview(one)
    }
    screen.show(page)
    screen.settle()
    let before = button.intrinsicContentSize
    #expect(try [button, classic, fixed].map { try #require($0.imageView).frame.height } == [height(17), height(17), height(17)])
    screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.settle()
    #expect(try [button, classic, fixed].map { try #require($0.imageView).frame.height } == [height(53), height(53), height(17)])
    #expect(button.intrinsicContentSize.width > before.width * 2)
  }

  @Test func symbolsOfRowsFollowTheirTexts() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "circle")
    let list = UIListContentView(configuration: content), cell = UITableViewCell(style: .default, reuseIdentifier: nil), page = UIView()
    cell.textLabel?.text = "Text"
    cell.imageView?.image = UIImage(systemName: "circle")
    list.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
    cell.frame = CGRect(x: 0, y: 200, width: 375, height: 100)
    for view in [list, cell] { page.addSubview(view) }
    screen.show(page)
    screen.settle()
    let start = list.textStart
    #expect(list.subviews.compactMap { ($0 as? UIImageView)?.frame.height } == [height(17)])
    #expect(cell.imageView?.frame.height == height(17))
    screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.settle()
    #expect(list.subviews.compactMap { ($0 as? UIImageView)?.frame.height } == [height(53)])
    #expect(cell.imageView?.frame.height == height(53) && list.textStart > start + 30)
  }
}
