import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests the document browser and the document controller (Apple: UIDocumentBrowserViewController, UIDocumentViewController).
@Suite @MainActor struct DocumentBrowserTests {
  private let screen = HeadlessScreen(size: CGSize(width: 400, height: 700), scale: 1)
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")

  private final class Text: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  private final class Delegate: NSObject, UIDocumentBrowserViewControllerDelegate {
    var template: URL?
    var mode = UIDocumentBrowserViewController.ImportMode.copy
    var log: [String] = []
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
      log.append("pick " + documentURLs.map(\.lastPathComponent).joined(separator: ","))
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
      log.append("create \(controller.activeDocumentCreationIntent == .default)")
      importHandler(template, template == nil ? .none : mode)
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) { log.append("import \(destinationURL.lastPathComponent)") }
    func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?) {
      log.append("failed")
    }
  }

  private func file(_ name: String, _ text: String = "text") throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func aBrowserOpensTheChosenDocument() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try file("note.txt"), delegate = Delegate()
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    browser.delegate = delegate
    screen.show(browser)
    var revealed: URL?
    browser.revealDocument(at: url, importIfNeeded: false) { place, _ in revealed = place }
    screen.settle()
    #expect(revealed == url && browser.shownFolder.path == folder.path)
    let panel = try #require(browser.children.first as? UINavigationController)
    let page = try #require(panel.topViewController as? FileListController)
    #expect(page.tableView.numberOfRows(inSection: 0) == 1 && browser.allowedContentTypes == [UTType.plainText.identifier])
    page.tableView(page.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(delegate.log == ["pick note.txt"])
    var failure: (any Error)?
    browser.revealDocument(at: folder.appendingPathComponent("none"), importIfNeeded: true) { _, error in failure = error }
    #expect((failure as? UIDocumentBrowserError)?.code == .noLocationAvailable)
  }

  @Test func newDocumentsGetFreeNamesInTheShownFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try file("note.txt"), delegate = Delegate()
    let browser = UIDocumentBrowserViewController(forOpening: nil)
    browser.delegate = delegate
    screen.show(browser)
    browser.revealDocument(at: url, importIfNeeded: false)
    delegate.template = url
    browser.createDocument(for: .default)
    #expect(delegate.log == ["create true", "import note 2.txt"] && browser.activeDocumentCreationIntent == nil)
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("note 2.txt").path))
    var renamed: URL?
    browser.renameDocument(at: url, proposedName: "memo") { place, _ in renamed = place }
    #expect(renamed?.lastPathComponent == "memo.txt" && !FileManager.default.fileExists(atPath: url.path))
    browser.renameDocument(at: folder.appendingPathComponent("memo.txt"), proposedName: "a/b") { place, _ in renamed = place }
    #expect(renamed == nil)
    browser.importDocument(at: folder.appendingPathComponent("none"), nextToDocumentAt: url, mode: .move) { _, _ in }
    #expect(delegate.log.last == "failed")
  }

  @Test func actionsApplyToTheirTypes() {
    let action = UIDocumentBrowserAction(identifier: "a", localizedTitle: "A", availability: [.menu, .navigationBar]) { _ in }
    #expect(action.applies(to: .plainText) && action.applies(to: nil) && action.supportsMultipleItems)
    action.supportedContentTypes = [UTType.image.identifier]
    #expect(!action.applies(to: .plainText) && action.applies(to: .png) && !action.applies(to: nil))
  }

  private final class Page: UIDocumentViewController {
    var opened = 0, updated = 0
    override func documentDidOpen() {
      super.documentDidOpen()
      opened += 1
    }
    override func navigationItemDidUpdate() {
      super.navigationItemDidUpdate()
      updated += 1
    }
  }

  @Test func aDocumentControllerOpensItsDocumentWhenItAppears() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = Text(fileURL: try file("note.txt", "hello"))
    let page = Page(document: document)
    #expect(page.navigationItem.title == "note" && document.documentState == .closed)
    screen.show(page)
    screen.settle()
    #expect(page.opened == 1 && document.text == "hello" && document.documentState == .normal)
    #expect(page.undoRedoItemGroup.barButtonItems.count == 2 && page.children.isEmpty)
  }

  @Test func withoutADocumentItShowsTheLaunchPage() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = Page(document: nil), delegate = Delegate()
    page.launchOptions.title = "Writer"
    page.launchOptions.browserViewController.delegate = delegate
    screen.show(page)
    screen.settle()
    let launch = try #require(page.children.first as? DocumentLaunchController)
    #expect(launch.children == [page.launchOptions.browserViewController])
    let labels = launch.view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["Writer"])
    let buttons = launch.view.subviews.compactMap { $0 as? UIButton }
    let button = try #require(buttons.first)
    screen.tap(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
    #expect(delegate.log == ["create true"])
    page.document = Text(fileURL: try file("note.txt", "hello"))
    screen.settle()
    #expect(page.children.isEmpty && page.opened == 1)
  }

  @Test func aTokenSubtractsTheSavedChanges() {
    let document = Text(fileURL: folder)
    document.updateChangeCount(.done)
    let token = document.changeCountToken(for: .forOverwriting)
    document.updateChangeCount(.done)
    document.updateChangeCount(withToken: token, for: .forOverwriting)
    #expect(document.hasUnsavedChanges)
    document.updateChangeCount(withToken: document.changeCountToken(for: .forOverwriting), for: .forOverwriting)
    #expect(!document.hasUnsavedChanges)
    var ran = false
    document.performAsynchronousFileAccess { ran = true }
    #expect(ran)
  }
}
