import CoreGraphics
import Display
import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests drags of the application over other programs (Apple: UIDragInteractionDelegate; a drop on another application copies).
@Suite @MainActor struct OutgoingDragTests {
  private let fixture = DragFixture()
  private var screen: HeadlessScreen { fixture.screen }
  private var calls: CallList { fixture.calls }
  private let desktop = Desktop()
  private let away = CGPoint(x: 500, y: 300)

  /// Another program to the right of the display.
  @MainActor
  final class Desktop: OutgoingDrag {
    var offers: [DataOffer] = []
    var answered: (@MainActor (Bool) -> Void)?
    var finished: (@MainActor (Bool) -> Void)?
    /// What is to the right of the display.
    var place = DragTarget.program(7)
    var calls: [String] = []

    func move(to point: CGPoint) -> DragTarget { point.x > 375 ? place : .display }
    func drop() -> Bool {
      calls.append("drop")
      return true
    }
    func leave() { calls.append("leave") }

    /// The data of the last offer, as text.
    func text(_ type: String) -> String? {
      var result: String?
      offers.last?.load(type) { data in result = data.map { String(decoding: $0, as: UTF8.self) } }
      return result
    }
  }

  init() {
    screen.display.makesDrag = { [desktop] offer in
      desktop.offers.append(offer)
      return desktop
    }
  }

  private func dragAway() {
    fixture.hold()
    fixture.move(to: CGPoint(x: 100, y: 200))
    fixture.move(to: away)
  }

  @Test func anAcceptedDropGoesToTheOtherProgram() throws {
    dragAway()
    #expect(desktop.offers.count == 1)
    #expect(desktop.offers.last?.types == ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"])
    #expect(desktop.text("UTF8_STRING") == "One" && desktop.text("image/png") == nil)
    desktop.answered?(true)
    #expect(fixture.overlay?.badgeContent == .plus)
    _ = calls.take()
    screen.touch(.ended, at: away)
    #expect(calls.take() == ["will end copy"] && desktop.calls == ["drop"])
    screen.advance(by: 1)
    #expect(calls.take() == ["did end copy"], "the data is not transferred yet")
    desktop.finished?(true)
    #expect(calls.take() == ["transferred"])
    #expect(fixture.overlay == nil && fixture.session == nil)
  }

  @Test func aTransferThatEndsEarlyIsHeardAfterTheDrag() {
    dragAway()
    desktop.answered?(true)
    screen.touch(.ended, at: away)
    desktop.finished?(true)
    _ = calls.take()
    screen.advance(by: 1)
    #expect(calls.take() == ["did end copy", "transferred"])
  }

  @Test func aFailedTransferIsNotReported() {
    dragAway()
    desktop.answered?(true)
    fixture.lift(at: away)
    _ = calls.take()
    desktop.finished?(false)
    #expect(calls.take() == [])
  }

  @Test(arguments: [nil, false]) func withoutConsentTheItemsGoBack(_ answer: Bool?) {
    dragAway()
    if let answer { desktop.answered?(answer) }
    _ = calls.take()
    fixture.lift(at: away)
    #expect(desktop.calls == ["leave"])
    #expect(calls.take() == ["will end cancel", "cancel preview", "cancel", "cancelled true", "did end cancel"])
  }

  @Test func aDragComesBackIntoTheWindow() {
    fixture.hold()
    fixture.move(to: fixture.over)
    _ = calls.take()
    fixture.move(to: away)
    #expect(calls.take() == ["exit"])
    desktop.answered?(true)
    fixture.move(to: fixture.over)
    #expect(calls.take() == ["can handle", "enter"])
    desktop.answered?(false)
    fixture.lift(at: fixture.over)
    #expect(calls.lines.contains("perform") && calls.lines.contains("did end copy"))
    #expect(desktop.calls == ["leave"], "the offer ends without a drop")
  }

  @Test func anAnswerIsThatOfOneWindow() {
    dragAway()
    desktop.answered?(true)
    desktop.place = .program(8)
    fixture.move(to: CGPoint(x: 510, y: 300))
    #expect(fixture.session?.machine.operation == .cancel, "the next window has not answered")
    desktop.place = .nothing
    fixture.move(to: CGPoint(x: 520, y: 300))
    #expect(fixture.session?.machine.target == nil)
    fixture.lift(at: away)
    #expect(desktop.calls == ["leave"])
  }

  @Test func aRestrictedDragStaysInTheApplication() {
    fixture.source.isRestricted = true
    dragAway()
    #expect(desktop.offers.isEmpty)
  }

  @Test func itemsAreOfferedByTheirMediaTypes() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
    let own = NSItemProvider()
    for (type, visibility) in [
      ("com.example.thing", NSItemProviderRepresentationVisibility.all), ("com.example.secret", .ownProcess), ("public.html", .all),
    ] {
      own.registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        done(Data(type.utf8), nil)
        return nil
      }
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString) x.txt")
    try Data("in the file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let address = try #require(NSURL(string: "https://a.example/b?c=d"))
    let providers = [
      NSItemProvider(object: image), own, NSItemProvider(object: address), try #require(NSItemProvider(contentsOf: file)),
    ]
    fixture.source.items = providers.map { UIDragItem(itemProvider: $0) }
    dragAway()
    #expect(
      desktop.offers.last?.types == [
        "text/uri-list", "text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "image/png", "image/jpeg", "com.example.thing",
        "text/html",
      ])
    #expect(desktop.text("text/uri-list") == "https://a.example/b?c=d\r\n\(file.absoluteString)\r\n")
    #expect(desktop.text("text/plain") == "https://a.example/b?c=d\nin the file")
    #expect(desktop.text("com.example.thing") == "com.example.thing" && desktop.text("com.example.secret") == nil)
    var data: Data?
    desktop.offers.last?.load("image/png") { data = $0 }
    #expect(data.flatMap { UIImage(data: $0) }?.size == CGSize(width: 2, height: 2))
  }

  @Test func itemsThatJoinTheDragAreOfferedToo() {
    fixture.hold()
    fixture.move(to: CGPoint(x: 100, y: 200))
    fixture.source.added = [DragOwner.item("Two")]
    fixture.session?.addItems(from: fixture.drag, at: .zero)
    #expect(desktop.text("text/plain") == "One\nTwo")
  }
}
