import SnapshotTesting
import UIKit
import XCTest

/// Tests of a view as an iOS project has them: nothing in this file is of Vitrine.
final class CardTests: XCTestCase {
  private func card() -> UIView {
    let title = UILabel(), switches = UISwitch()
    title.text = "Notifications"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [title, switches])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    stack.backgroundColor = .secondarySystemBackground
    return stack
  }

  private func controller() -> UIViewController {
    let controller = UIViewController()
    controller.title = "Settings"
    let card = card()
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      card.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    return UINavigationController(rootViewController: controller)
  }

  func testViews() {
    assertSnapshot(of: card(), as: .image(size: CGSize(width: 320, height: 60)))
    assertSnapshot(of: card(), as: .image(precision: 0.99, perceptualPrecision: 0.98, size: CGSize(width: 320, height: 60)), named: "near")
    assertSnapshot(of: card(), as: .image(size: CGSize(width: 320, height: 60), traits: .init(userInterfaceStyle: .dark)), named: "dark")
    assertSnapshot(of: card(), as: .recursiveDescription(size: CGSize(width: 320, height: 60)))
  }

  func testControllersOnDevices() {
    assertSnapshot(of: controller(), as: .image(on: .iPhone13))
    assertSnapshot(of: controller(), as: .image(on: .iPadPro11), named: "pad")
    assertSnapshot(
      of: controller(), as: .image(on: .iPhoneSe, traits: .init(preferredContentSizeCategory: .accessibilityLarge)), named: "large")
    assertSnapshot(of: controller(), as: .recursiveDescription(on: .iPhone13))
    assertSnapshot(of: controller(), as: .hierarchy)
  }

  func testLayersAndPaths() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    layer.backgroundColor = UIColor.systemTeal.cgColor
    layer.cornerRadius = 12
    assertSnapshot(of: layer, as: .image)
    assertSnapshot(of: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 40)), as: .image)
    assertSnapshot(of: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 40)), as: .elementsDescription)
  }
}
