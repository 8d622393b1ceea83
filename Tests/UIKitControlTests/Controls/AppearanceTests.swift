import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct AppearanceTests {
  private final class Card: UIView {}
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1)

  /// Runs with appearances that other suites do not see.
  private func withLooks(_ body: () -> Void) {
    AppearanceStore.shared.removeAll()
    body()
    AppearanceStore.shared.removeAll()
  }

  @Test func instancesTakeTheLookWhenTheyEnterAWindow() {
    withLooks {
      UISwitch.appearance().onTintColor = .red
      UINavigationBar.appearance().tintColor = .green
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.blue]
      let toggle = UISwitch(), bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
      #expect(toggle.onTintColor == nil)
      screen.show(toggle)
      #expect(toggle.onTintColor == .red)
      screen.show(bar)
      #expect(bar.tintColor == .green && bar.titleTextAttributes?[.foregroundColor] as? UIColor == .blue)
    }
  }

  @Test func whatAnInstanceWasToldItselfStays() {
    withLooks {
      UISlider.appearance().minimumTrackTintColor = .red
      let slider = UISlider()
      slider.minimumTrackTintColor = .blue
      screen.show(slider)
      #expect(slider.minimumTrackTintColor == .blue)
    }
  }

  @Test func containersAndSubclassesWin() {
    withLooks {
      UIView.appearance().tintColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .green
      UILabel.appearance().textColor = .blue
      let card = Card(), inner = UILabel(), outer = UILabel()
      card.addSubview(inner)
      let all = UIView()
      all.addSubview(card)
      all.addSubview(outer)
      screen.show(all)
      #expect(inner.textColor == .green && outer.textColor == .blue)
      #expect(card.tintColor == .red)
    }
  }

  @Test func presentationsAreContainers() {
    withLooks {
      UILabel.appearance(whenContainedInInstancesOf: [UIPopoverPresentationController.self]).textColor = .green
      UILabel.appearance(whenContainedInInstancesOf: [UIView.self, UISheetPresentationController.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UIBarItem.self, UIPopoverController.self]).textColor = .blue
      let presenter = UIViewController(), sheet = UIViewController(), inner = UILabel(), outer = UILabel()
      presenter.view.addSubview(outer)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = presenter
      window.makeKeyAndVisible()
      sheet.modalPresentationStyle = .pageSheet
      sheet.view.addSubview(inner)
      presenter.present(sheet, animated: false)
      #expect(inner.textColor == .red && outer.textColor == UILabel().textColor)
    }
  }

  @Test func barItemsHaveALook() throws {
    withLooks {
      UIBarButtonItem.appearance().tintColor = .purple
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      bar.items = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
      screen.show(bar)
      #expect(bar.subviews.first { $0 is UIButton }?.tintColor == .purple)
    }
  }

  @Test func aBarShowsChangesOfItsAppearance() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
    screen.show(bar)
    look.backgroundColor = .red
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 20, y: 20)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
