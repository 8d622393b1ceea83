import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests of small types and members of UIKit that no other suite covers.
@Suite @MainActor struct SmallTypesTests {
  @Test func prominenceReducesTheAlphaOfAColor() {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color.prominence == .primary && color.withProminence(.primary) === color)
    let tertiary = color.withProminence(.secondary).withProminence(.tertiary)
    #expect(tertiary.prominence == .tertiary)
    #expect(abs(tertiary.resolvedColor(with: UITraitCollection()).cgColor.alpha - 0.3) < 0.001)
    #expect(tertiary.withProminence(.primary) === color)
  }

  @Test func colorsHaveNames() {
    #expect(UIColor.black.accessibilityName == "black" && UIColor.white.accessibilityName == "white")
    #expect(UIColor.red.accessibilityName == "red" && UIColor.blue.accessibilityName == "blue")
    #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
    #expect(UIColor.gray.accessibilityName == "gray" && UIColor.clear.accessibilityName == "transparent")
  }

  @Test func anApplicationIsTheDefaultForNothing() throws {
    #expect(try !UIApplication.shared.isDefault(.webBrowser))
    #expect(UIApplication.CategoryDefaultError(.rateLimited).errorCode == 1)
  }

  @Test func controlsBehaveAsOnAnIPad() {
    let button = UIButton(), slider = UISlider()
    #expect(button.behavioralStyle == .pad && button.preferredBehavioralStyle == .automatic)
    slider.preferredBehavioralStyle = .mac
    #expect(slider.behavioralStyle == .pad && slider.preferredBehavioralStyle == .mac)
  }

  @Test func aButtonGivesThePointerItsStyle() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    screen.window.addSubview(button)
    #expect(button.pointerStyle == nil && !button.isPointerInteractionEnabled)
    button.pointerStyleProvider = { _, _, _ in .hidden() }
    #expect(button.isPointerInteractionEnabled && pointerShape(over: button, at: CGPoint(x: 30, y: 30)) == .hidden)
    button.isPointerInteractionEnabled = false
    #expect(button.pointerStyle == nil && !button.isHovered)
  }

  @Test func pointerAccessoriesHavePositions() {
    let arrow = UIPointerAccessory.arrow(.right)
    #expect(arrow.position.angle == .pi / 2 && arrow.position.offset == UIPointerAccessory.Position.defaultOffset)
    #expect(arrow.orientationMatchesAngle && (arrow.copy() as? UIPointerAccessory)?.orientationMatchesAngle == true)
    let style = UIPointerStyle.system()
    style.accessories = [arrow]
    #expect(style.accessories.count == 1 && UIPointerRegion(rect: .zero).latchingAxes == [])
  }

  @Test func listsTranslateIndexPathsToThemselves() {
    let table = UITableView(), path = IndexPath(row: 2, section: 1)
    #expect(
      table.presentationIndexPath(forDataSourceIndexPath: path) == path && table.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    var ran = false
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).performUsingPresentationValues { ran = true }
    #expect(ran)
  }

  @Test func theAspectFitGuideIsTheLargestRectangleInTheSafeArea() {
    let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1)
    let guide = screen.window.safeAreaAspectFitLayoutGuide
    #expect(guide === screen.window.safeAreaAspectFitLayoutGuide && guide.aspectRatio == 1)
    screen.window.layoutIfNeeded()
    let safe = screen.window.safeAreaLayoutGuide.layoutFrame
    #expect(abs(guide.layoutFrame.width - min(safe.width, safe.height)) < 0.5)
    guide.aspectRatio = 0.5
    screen.window.setNeedsLayout()
    screen.settle()
    #expect(abs(guide.layoutFrame.width * 2 - guide.layoutFrame.height) < 0.5 && guide.layoutFrame.height <= safe.height + 0.5)
    guide.aspectRatio = -1
    #expect(guide.aspectRatio == 0.5)
  }

  private func copy<Object: NSObject & NSCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object
  }

  @Test func traitsEffectsAndTimingAreArchived() throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
    ])
    #expect(try copy(traits) == traits)
    let blur = UIBlurEffect(style: .dark)
    #expect(try copy(blur) == blur)
    let vibrancy = UIVibrancyEffect(blurEffect: blur, style: .fill)
    #expect(try copy(vibrancy) == vibrancy)
    let curve = try copy(UICubicTimingParameters(controlPoint1: CGPoint(x: 0.25, y: 2), controlPoint2: CGPoint(x: 0.5, y: 1)))
    #expect(curve?.controlPoint1 == CGPoint(x: 0.25, y: 2) && curve?.timingCurveType == .cubic)
    #expect(try copy(UICubicTimingParameters(animationCurve: .easeIn))?.animationCurve == .easeIn)
    let info = UIPrintInfo()
    info.jobName = "Letter"
    info.duplex = .longEdge
    let other = try copy(info)
    #expect(other?.jobName == "Letter" && other?.duplex == .longEdge && other?.printerID == nil)
  }

  @Test func aBackgroundHasAShadowAndTheMarginsOfItsView() {
    var configuration = UIBackgroundConfiguration.clear()
    #expect(configuration.shadowProperties.opacity == 0 && configuration.edgesAddingLayoutMarginsToBackgroundInsets == [])
    configuration.shadowProperties.opacity = 0.5
    configuration.shadowProperties.radius = 7
    configuration.shadowProperties.offset = CGSize(width: 1, height: 2)
    configuration.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .top]
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), background = ConfiguredBackground(frame: host.bounds)
    host.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 12)
    host.addSubview(background)
    background.show(configuration)
    background.layoutIfNeeded()
    let panel = background.subviews.first
    #expect(panel?.frame == CGRect(x: 10, y: 4, width: 90, height: 46))
    #expect(panel?.layer.shadowOpacity == 0.5 && panel?.layer.shadowRadius == 7 && panel?.layer.shadowOffset == CGSize(width: 1, height: 2))
  }

  @Test func aCommandHasASubtitleAndAnImageForTheStateOn() {
    let image = UIImage(), command = UICommand(title: "A", subtitle: "B", selectedImage: image, action: Selector("act"), state: .on)
    let copy = command.copy() as? UICommand
    #expect(copy?.subtitle == "B" && copy?.selectedImage === image && copy?.state == .on)
  }

  @Test func namesFromObjectiveCExist() {
    #expect(UIDeviceOrientationIsValidInterfaceOrientation(.portrait) && !UIDeviceOrientationIsValidInterfaceOrientation(.faceUp))
    let range = UIFloatRange(minimum: 1, maximum: 2)
    #expect(UIFloatRangeIsEqualToRange(range, range) && UICommandTagShare == UICommand.tagShare)
    #expect(UIViewController().previewActionItems.isEmpty && UIViewController().restoresFocusAfterTransition)
  }

  @Test func attributionsAreStored() throws {
    let url = try #require(URL(string: "https://example.org"))
    let attribution = UIEventAttribution(sourceIdentifier: 7, destinationURL: url, sourceDescription: "banner", purchaser: "shop")
    #expect(attribution.sourceIdentifier == 7 && attribution.destinationURL == url && attribution.reportEndpoint == nil)
    #expect(!UIEventAttributionView(frame: .zero).isUserInteractionEnabled)
  }

  @Test func theRestIsStored() {
    let label = UILabel(), alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert), image = UIImageView()
    #expect(label.preferredVibrancy == .none && alert.severity == .default)
    label.preferredVibrancy = .automatic
    alert.severity = .critical
    image.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(label.preferredVibrancy == .automatic && alert.severity == .critical)
    #expect(image.adjustsImageSizeForAccessibilityContentSizeCategory)
  }
}
