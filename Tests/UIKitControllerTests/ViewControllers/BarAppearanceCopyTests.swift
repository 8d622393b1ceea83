import Foundation
import Testing

@testable import UIKit

/// Tests copies and archives of bar appearances (Apple: UIBarAppearance, NSCopying and NSSecureCoding).
@Suite @MainActor struct BarAppearanceCopyTests {
  private func look() -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance(idiom: .pad)
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemRed
    look.titleTextAttributes = [.foregroundColor: UIColor.systemBlue, .font: UIFont.systemFont(ofSize: 20)]
    look.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    return look
  }

  @Test func aCopyHasTheValuesOfItsOriginalAndIsIndependent() {
    let look = look()
    let copy: UINavigationBarAppearance = look.copy()
    #expect(copy !== look && copy.idiom == .pad && copy.backgroundEffect == nil && copy.backgroundColor == .systemRed)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .systemBlue && copy.titlePositionAdjustment.horizontal == 3)
    #expect(copy.buttonAppearance !== look.buttonAppearance)
    #expect(copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .systemGreen)
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    copy.backgroundColor = nil
    #expect(look.buttonAppearance.normal.titleTextAttributes.count == 1 && look.backgroundColor == .systemRed)
  }

  @Test func anArchiveKeepsBackgroundTitlesAndButtons() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: look(), requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UINavigationBarAppearance.self, from: data))
    #expect(read.idiom == .pad && read.backgroundEffect == nil && read.backgroundColor == .systemRed)
    #expect(read.titleTextAttributes[.foregroundColor] as? UIColor == .systemBlue)
    #expect((read.titleTextAttributes[.font] as? UIFont)?.pointSize == 20)
    #expect(read.titlePositionAdjustment.horizontal == 3 && read.titlePositionAdjustment.vertical == -2)
    #expect(read.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .systemGreen)
    #expect(read.shadowColor === UIBarAppearance.line)
  }

  @Test func tabAppearancesAreCopiedAndReset() {
    let look = UITabBarItemAppearance(style: .inline)
    look.selected.iconColor = .systemRed
    let copy: UITabBarItemAppearance = look.copy()
    look.configureWithDefault(for: .stacked)
    #expect(copy.selected.iconColor == .systemRed && look.selected.iconColor == nil)
  }
}
