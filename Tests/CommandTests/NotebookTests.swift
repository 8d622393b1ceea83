import Foundation
import Testing
import VitrineTesting

@testable import Notebook
@testable import UIKit

/// An application that starts from its main storyboard, used as a person uses it.
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

  /// Its property list lies beside this program, too, which is another one.
  @Test func otherProgramsDoNotStartFromItsStoryboard() {
    ImageLookup.register(Bundle.module)
    #expect(MainStoryboard.name(arguments: []) == nil)
    #expect(MainStoryboard.name(arguments: ["program", "-UIMainStoryboardFile", "Other"]) == "Other")
  }

  @Test func outletsActionsAndAttributesAreSet() throws {
    let (navigation, notes) = try start()
    #expect(notes.countLabel.text == "2 notes, 0 saved")
    #expect(notes.noteButtons.map(\.currentTitle) == ["Shopping", "Birthdays"])
    #expect(notes.storyboard != nil && notes.navigationController === navigation)
    let card = try #require(notes.children.first?.view as? CardView)
    #expect(card.layer.cornerRadius == 16)
    #expect(card.superview?.bounds.size == card.bounds.size && card.bounds.width == 345)
  }

  @Test func aSegueShowsWhatItsSenderSays() throws {
    let (navigation, notes) = try start()
    tap(notes.noteButtons[1])
    let note = try #require(navigation.topViewController as? NoteController)
    #expect(note.bodyLabel.text == "What there is to say about Birthdays.")
    tap(note.starSwitch)
    #expect(note.starSwitch.isOn)
    #expect(note.bodyLabel.textColor == .systemOrange)
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
    #expect(notes.saves == 1 && notes.noteButtons.last?.currentTitle == "Garden")
  }

  @Test func controllersAreMadeByTheirIdentifier() throws {
    _ = try start()
    let storyboard = UIStoryboard(name: "Notebook", bundle: nil)
    #expect(storyboard.instantiateViewController(withIdentifier: "Note") is NoteController)
    #expect(type(of: storyboard.instantiateViewController(withIdentifier: "Nobody")) == UIViewController.self)
  }
}
