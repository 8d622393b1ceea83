import Foundation
import Testing
import VitrineTesting

@testable import Notebook
@testable import UIKit

/// Tests an application that starts with its main storyboard, by operating its controls.
@Suite @MainActor struct NotebookTests {
  private let screen = HeadlessScreen(size: CGSize(width: 393, height: 852), scale: 2)

  private func start() throws -> (navigation: UINavigationController, notes: NotesController) {
    AppDelegate.registerClasses()
    ImageLookup.register(Bundle.module)
    let window = try #require(MainStoryboard.window(named: "Notebook"))
    let navigation = try #require(window.rootViewController as? UINavigationController)
    screen.show(navigation)
    screen.settle()
    return (navigation, try #require(navigation.topViewController as? NotesController))
  }

  private func tap(_ view: UIView) {
    screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    screen.advance(by: 1)
  }

  /// The property list is beside this test program too, which must not start from the storyboard.
  @Test func otherProgramsDoNotStartFromItsStoryboard() {
    ImageLookup.register(Bundle.module)
    #expect(MainStoryboard.name(arguments: []) == nil)
    #expect(MainStoryboard.name(arguments: ["program", "-UIMainStoryboardFile", "Other"]) == "Other")
  }

  private func rows(_ controller: UITableViewController) -> [UITableViewCell] { controller.tableView.visibleCells }

  @Test func rowsAreMadeOfThePrototype() throws {
    let (navigation, notes) = try start()
    #expect(notes.countLabel.text == "3 notes, 0 saved" && notes.countLabel.isDescendant(of: notes.tableView.tableHeaderView ?? UIView()))
    #expect(notes.storyboard != nil && notes.navigationController === navigation)
    let cells = try rows(notes).map { try #require($0 as? NoteCell) }
    #expect(cells.map(\.titleLabel.text) == ["Shopping", "Birthdays", "Books"])
    #expect(cells.allSatisfy { $0.accessoryType == .disclosureIndicator && $0.reuseIdentifier == "note" })
    #expect(notes.tableView.subviews.allSatisfy { !($0 is ScrollIndicatorView) || $0.alpha == 0 }, "all rows are in sight")
    #expect(cells[0].bounds.height > cells[1].bounds.height + 10, "two lines of text make a higher row")
    #expect(cells[1].bounds.height == 11 + cells[1].titleLabel.frame.height + 4 + cells[1].bodyLabel.frame.height + 11)
  }

  @Test func aRowShowsItsNote() throws {
    let (navigation, notes) = try start()
    tap(rows(notes)[1])
    let note = try #require(navigation.topViewController as? NoteController)
    #expect(note.title == "Birthdays" && note.bodyLabel.text == "Ada in May, Grace in December.")
    let card = try #require(note.children.first?.view as? CardView)
    #expect(card.layer.cornerRadius == 16)
    #expect(card.superview?.bounds.size == card.bounds.size && card.bounds.size == CGSize(width: 345, height: 160))
    tap(note.starSwitch)
    #expect(note.starSwitch.isOn && note.bodyLabel.textColor == .systemOrange)
    navigation.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(rows(notes).compactMap { ($0 as? NoteCell)?.titleLabel.text } == ["★ Birthdays", "Shopping", "Books"])
    #expect(notes.tableView.indexPathForSelectedRow == nil)
  }

  @Test func settingsAreRowsOfTheStoryboard() throws {
    let (navigation, notes) = try start()
    notes.performSegue(withIdentifier: "settings", sender: nil)
    screen.advance(by: 1)
    let settings = try #require(navigation.topViewController as? SettingsController)
    let table = try #require(settings.tableView)
    #expect(table.style == .insetGrouped && table.numberOfSections == 2)
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [3, 2])
    #expect(rows(settings).map { $0.textLabel?.text } == [nil, "Lines of text", nil, "A tip", "Version"])
    #expect(rows(settings)[4].detailTextLabel?.text == "1.0" && settings.linesLabel === rows(settings)[1].detailTextLabel)
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "Notes stay in this program.")
    #expect(settings.starsSwitch.isDescendant(of: rows(settings)[0]) && settings.starsSwitch.isOn)
    settings.linesSlider.value = 1
    settings.linesSlider.sendActions(for: .valueChanged)
    tap(settings.starsSwitch)
    #expect(settings.linesLabel.text == "1" && !settings.starsSwitch.isOn)
    tap(rows(settings)[3])
    #expect(navigation.topViewController?.view is CardView)
    navigation.popToRootViewController(animated: true)
    screen.advance(by: 1)
    let heights = Set(rows(notes).map(\.bounds.height))
    #expect(heights.count == 1, "one line each: \(heights)")
  }

  @Test func aPresentedSceneUnwindsWithWhatWasTyped() throws {
    let (navigation, notes) = try start()
    notes.performSegue(withIdentifier: "compose", sender: nil)
    screen.advance(by: 1)
    let compose = try #require(
      navigation.presentedViewController as? ComposeController ?? notes.presentedViewController as? ComposeController)
    #expect(compose.textField.placeholder == "Title" && compose.textField.returnKeyType == .done)
    let save = try #require(compose.view.subviews.compactMap { $0 as? UIButton }.first)
    tap(save)
    #expect(compose.presentingViewController != nil, "an empty note is not saved")
    compose.textField.text = "Garden"
    tap(save)
    #expect(compose.presentingViewController == nil)
    #expect(notes.saves == 1 && notes.countLabel.text == "4 notes, 1 saved")
    #expect((rows(notes).last as? NoteCell)?.titleLabel.text == "Garden")
  }

  /// Writes pictures to the folder named by VITRINE_PICTURES, for inspection.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["VITRINE_PICTURES"] != nil)) func pictures() throws {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["VITRINE_PICTURES"] ?? "")
    let (navigation, notes) = try start()
    func picture(_ name: String) throws {
      try #require(UIImage(cgImage: screen.image).pngData()).write(to: folder.appendingPathComponent("\(name).png"))
    }
    try picture("notes")
    for name in ["settings", "compose"] {
      notes.performSegue(withIdentifier: name, sender: nil)
      screen.advance(by: 1)
      try picture(name)
      navigation.popToRootViewController(animated: false)
      notes.dismiss(animated: false)
      screen.advance(by: 1)
    }
    tap(rows(notes)[0])
    try picture("note")
  }

  @Test func controllersAreMadeByTheirIdentifier() throws {
    _ = try start()
    let storyboard = UIStoryboard(name: "Notebook", bundle: nil)
    #expect(storyboard.instantiateViewController(withIdentifier: "Note") is NoteController)
    #expect(type(of: storyboard.instantiateViewController(withIdentifier: "Nobody")) == UIViewController.self)
  }
}
