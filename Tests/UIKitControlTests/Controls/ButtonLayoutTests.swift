import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct ButtonLayoutTests {
  private let screen = HeadlessScreen(size: CGSize(width: 375, height: 300), scale: 2)

  @Test func aSystemButtonIsItsTitleAndTwelveHigh() {
    let button = UIButton(type: .system)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize.height == 30 && button.intrinsicContentSize.width > 40)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize.height == 38)
  }

  /// Measured on iOS: an empty custom button is 30 x 34, since its font has 18 points (UIFont.buttonFontSize), a system button's 15.
  @Test func anEmptyButtonIs30By34() {
    let button = UIButton()
    #expect(button.titleLabel?.font == .systemFont(ofSize: 18) && button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
    #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18 && UIButton(type: .close).titleLabel?.font.pointSize == 15)
    #expect(UIButton(frame: .zero, primaryAction: UIAction(title: "A") { _ in }).titleLabel?.font.pointSize == 15)
  }

  /// Apple, UIButton.currentTitleShadowColor and titleShadowColor(for:): nil if no color was set.
  @Test func aButtonHasNoShadowColorOfItsOwn() {
    let button = UIButton()
    #expect(button.currentTitleShadowColor == nil && button.titleShadowColor(for: .normal) == nil && button.titleLabel?.shadowColor == nil)
    button.setTitleShadowColor(.red, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleShadowColor(for: .highlighted) == .red && button.currentTitleShadowColor == .red)
    button.setTitleShadowColor(nil, for: .normal)
    #expect(button.titleShadowColor(for: .normal) == nil)
  }

  /// Apple, UIButton.Configuration.imagePlacement, imagePadding, titlePadding: with `bottom` the image is below the title and the subtitle,
  /// `imagePadding` from them.
  @Test func aTitleAboveItsImageKeepsThePaddings() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "Sub"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePlacement = .bottom
    configuration.imagePadding = 11
    configuration.titlePadding = 3
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel).frame, subtitle = try #require(button.subtitleLabel).frame
    let image = try #require(button.imageView).frame
    #expect(abs(title.minY - 5) <= 0.5 && abs(subtitle.minY - title.maxY - 3) <= 0.5 && abs(image.minY - subtitle.maxY - 11) <= 0.5)
    #expect(abs(button.bounds.height - image.maxY - 7) <= 0.5 && abs(title.midX - image.midX) <= 0.5)
    #expect(abs(button.bounds.width - max(title.width, subtitle.width, image.width) - 14) <= 0.5)
  }

  /// Source: `testCenterTextAndImage` of SwifterSwift, which reads texts, images and frames of a button that was never laid out.
  @Test func partsCanBeReadBeforeTheFirstLayout() throws {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    button.setTitle("Title", for: .normal)
    button.setImage(picture, for: .normal)
    #expect(button.titleLabel?.text == "Title" && button.imageView?.image?.size == CGSize(width: 10, height: 10))
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let image = try #require(button.imageView).frame, title = try #require(button.titleLabel).frame
    #expect(image.size == CGSize(width: 10, height: 10) && abs(title.midY - image.midY) <= 1)
    #expect(abs(title.minX - 20 - image.maxX) <= 1)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == image && button.titleLabel?.frame == title)
    button.setImage(nil, for: .normal)
    #expect(button.imageView?.image == nil)
  }

  /// A frame that a subclass sets in its layout is not changed by later questions.
  @Test func askingForPartsDoesNotMoveThemAfterALayout() {
    final class Own: UIButton {
      override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        imageView?.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
      }
    }
    let button = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.setTitle("Title", for: .normal)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(button.imageView?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  /// Apple, UIButton.titleEdgeInsets: negative insets outset the title's rectangle. A title that is moved above its image by insets has the
  /// whole width of the button, not only the room beside the image.
  @Test func insetsPlaceATitleAboveItsImage() {
    var layout = ButtonLayout()
    layout.image = CGSize(width: 30, height: 30)
    layout.titleInsets = UIEdgeInsets(top: -40, left: -30, bottom: 0, right: 0)
    let frames = layout.frames(in: CGRect(x: 0, y: 0, width: 60, height: 60), title: CGSize(width: 50, height: 10), subtitle: .zero)
    #expect(frames.title == CGRect(x: 5, y: 5, width: 50, height: 10) && frames.image == CGRect(x: 0, y: 15, width: 30, height: 30))
    layout.horizontal = .start
    let leading = layout.frames(in: CGRect(x: 0, y: 0, width: 60, height: 60), title: CGSize(width: 50, height: 10), subtitle: .zero)
    #expect(leading.title == CGRect(x: 0, y: 5, width: 50, height: 10))
  }

  @Test func configurationsHaveTheSizesOfTheSystem() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let medium = UIButton(configuration: configuration).intrinsicContentSize
    #expect(medium.height == 34.5, "up to whole pixels")
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 8
    #expect(UIButton(configuration: configuration).intrinsicContentSize.width > medium.width + 20)
    configuration.contentInsets = .zero
    configuration.image = nil
    #expect(UIButton(configuration: configuration).intrinsicContentSize.height == 20.5)
  }

  @Test func partsStandWhereThePlacementSays() {
    var layout = ButtonLayout()
    layout.image = CGSize(width: 20, height: 20)
    layout.imagePadding = 5
    let area = CGRect(x: 0, y: 0, width: 100, height: 50), title = CGSize(width: 35, height: 10)
    #expect(layout.frames(in: area, title: title, subtitle: .zero).image == CGRect(x: 20, y: 15, width: 20, height: 20))
    #expect(layout.frames(in: area, title: title, subtitle: .zero).title == CGRect(x: 45, y: 20, width: 35, height: 10))
    layout.imageSide = .right
    #expect(layout.frames(in: area, title: title, subtitle: .zero).title.minX == 20)
    layout.imageSide = .top
    let stacked = layout.frames(in: area, title: title, subtitle: .zero)
    #expect(stacked.image.minY == 7.5 && stacked.title.minY == 32.5 && stacked.title.midX == 50)
    #expect(layout.size(title: title, subtitle: .zero) == CGSize(width: 35, height: 35))
  }

  /// Apple, imageRect(forContentRect:) and imageEdgeInsets: the image is drawn in the content rectangle, reduced by the insets. An image that
  /// is larger becomes smaller; with the alignment `fill` it takes the whole room. drohobytskyy/MealsApp has stars of 255 points in buttons of 44.
  @Test func aLargeImageFitsIntoItsButton() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 255, height: 256)).image { _ in }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 40))
    button.setImage(picture, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 44, height: 40) && button.intrinsicContentSize.width == 255)
    button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 4, bottom: 6, right: 8)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 4, y: 10, width: 32, height: 24))
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }, for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 4, y: 10, width: 32, height: 24))
    let configured = UIButton(configuration: .plain())
    configured.frame = button.frame
    configured.setImage(picture, for: .normal)
    configured.layoutIfNeeded()
    #expect(configured.imageView?.frame.width == 255, "a configuration's image keeps its size")
  }

  @Test func insetsMoveAndNarrowAPart() {
    var layout = ButtonLayout()
    layout.horizontal = .start
    layout.titleInsets = UIEdgeInsets(top: 0, left: 10, bottom: 4, right: 0)
    let frames = layout.frames(in: CGRect(x: 0, y: 0, width: 40, height: 20), title: CGSize(width: 60, height: 10), subtitle: .zero)
    #expect(frames.title == CGRect(x: 10, y: 3, width: 30, height: 10))
  }

  @Test func aSubtitleStandsBelowTheTitle() {
    var layout = ButtonLayout()
    layout.titlePadding = 2
    layout.textAlignment = .start
    let frames = layout.frames(
      in: CGRect(x: 0, y: 0, width: 100, height: 40), title: CGSize(width: 40, height: 20), subtitle: CGSize(width: 60, height: 10))
    #expect(frames.title == CGRect(x: 20, y: 4, width: 40, height: 20) && frames.subtitle == CGRect(x: 20, y: 26, width: 60, height: 10))
  }

  @Test func theHandlerChangesTheConfigurationForAState() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    #expect(button.currentTitle == "On")
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
  }

  @Test func attributesOfAConfigurationsTitleCount() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Red")
    title.foregroundColor = .red
    title.font = .boldSystemFont(ofSize: 20)
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    let attributes = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect(attributes?[.font] as? UIFont == .boldSystemFont(ofSize: 20))
  }

  @Test func theBaselineIsTheTitles() throws {
    let button = UIButton(type: .system)
    button.setTitle("Ag", for: .normal)
    let label = UILabel()
    label.text = "Ag"
    label.font = .systemFont(ofSize: 15)
    #expect(abs(button.firstBaseline.distance(in: button.intrinsicContentSize.height) - 6 - label.firstBaseline.distance(in: 0)) <= 0.5)
  }

  @Test func aMenuOpensAndRunsWhatIsChosen() {
    var chosen: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 30)
    button.menu = UIMenu(children: [
      UIAction(title: "One") { _ in chosen.append("One") },
      UIAction(title: "Hidden", attributes: .hidden) { _ in chosen.append("Hidden") },
      UIMenu(options: .displayInline, children: [UIAction(title: "Two") { _ in chosen.append("Two") }]),
    ])
    button.showsMenuAsPrimaryAction = true
    screen.show(button)
    screen.settle()
    screen.tap(at: CGPoint(x: 60, y: 35))
    screen.advance(by: 1)
    // The menu begins 8 points below the button. The second section follows a row of 44 and a separator of 8.
    screen.tap(at: CGPoint(x: 100, y: 58 + 44 + 8 + 22))
    screen.advance(by: 1)
    #expect(chosen == ["Two"])
    #expect(!screen.window.subviews.contains { $0 is MenuOverlay })
  }

  /// The height of a configured button is that of its title at the constrained width (WWDC21, "Meet the UIKit button system").
  @Test func aConfiguredTitleThatWrapsMakesItsButtonHigher() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that is too long for a narrow button"
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    let width = button.widthAnchor.constraint(lessThanOrEqualToConstant: 400)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor), button.leftAnchor.constraint(equalTo: root.leftAnchor), width,
    ])
    root.layoutIfNeeded()
    let line = button.frame.size
    #expect(line == button.intrinsicContentSize)
    width.constant = 200
    root.layoutIfNeeded()
    #expect(button.frame.width <= 200 && button.frame.height > line.height + 15)
    #expect(button.titleLabel.map { $0.frame.height == $0.sizeThatFits(CGSize(width: $0.frame.width, height: 0)).height } == true)
    #expect(button.titleLabel?.textAlignment == .center)
    button.configuration?.titleAlignment = .trailing
    root.layoutIfNeeded()
    #expect(button.titleLabel?.textAlignment == .right)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    root.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 200, height: line.height))
  }

  @Test func withoutItsConfigurationATitleStandsInALineAgain() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    var configuration = UIButton.Configuration.plain()
    configuration.title = "several words of a title"
    configuration.titleAlignment = .leading
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.titleLabel?.numberOfLines == 0 && button.titleLabel?.textAlignment == .left)
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.titleLabel?.numberOfLines == 1 && button.titleLabel?.textAlignment == .center)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }
}
