import Testing
import VitrineTesting

@testable import UIKit

/// Tests that both titles of a black bar are white (Apple: UIBarStyle.black).
@Suite @MainActor struct DarkBarTests {
  @Test func titlesOfABlackBarAreWhite() {
    let bar = UINavigationBar()
    bar.barStyle = .black
    #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    #expect(bar.standardAppearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .white)
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(bar.standardAppearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
    bar.largeTitleTextAttributes = nil
    bar.barStyle = .default
    #expect(bar.standardAppearance.largeTitleTextAttributes[.foregroundColor] == nil)
  }
}
