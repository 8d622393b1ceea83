import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests the printer picker and printers (Apple: UIPrinterPickerController, UIPrinter), and the video editor, which Linux lacks.
@Suite @MainActor struct PrinterPickerTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private final class Delegate: NSObject, UIPrinterPickerControllerDelegate {
    var log: [String] = []
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) { log.append("will present") }
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) { log.append("did present") }
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) { log.append("will dismiss") }
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) { log.append("did dismiss") }
  }

  @Test func thePickerFindsNoPrinters() {
    let root = UIViewController(), delegate = Delegate()
    screen.show(root)
    let printer = UIPrinter(url: URL(fileURLWithPath: "/printers/Laser"))
    let picker = UIPrinterPickerController(initiallySelectedPrinter: printer)
    picker.delegate = delegate
    var answers: [Bool] = []
    #expect(picker.present(animated: false) { _, isChosen, error in answers.append(isChosen && error == nil) })
    screen.advance(by: 0.5)
    #expect(root.presentedViewController is UIAlertController && !picker.present(animated: false))
    picker.dismiss(animated: false)
    screen.advance(by: 0.5)
    #expect(delegate.log == ["will present", "did present", "will dismiss", "did dismiss"] && answers == [false])
    #expect(root.presentedViewController == nil && picker.selectedPrinter === printer)
  }

  @Test func aPrinterKnowsOnlyItsName() {
    let printer = UIPrinter(url: URL(fileURLWithPath: "/printers/Laser"))
    #expect(printer.displayName == "Laser" && printer.supportedJobTypes == .unknown && !printer.supportsColor)
    #expect(printer.displayLocation == nil && printer.makeAndModel == nil && !printer.supportsDuplex)
  }

  @Test func aDestinationIsArchived() throws {
    let destination = UIPrinterDestination(url: try #require(URL(string: "ipp://example.org/laser")))
    destination.displayName = "Laser"
    let data = try NSKeyedArchiver.archivedData(withRootObject: destination, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIPrinterDestination.self, from: data)
    #expect(copy?.url == destination.url && copy?.displayName == "Laser" && copy?.txtRecord == nil)
  }

  @Test func videosCannotBeEdited() {
    #expect(!UIVideoEditorController.canEditVideo(atPath: "/video.mp4"))
    #expect(UIVideoEditorController().videoMaximumDuration == 600)
  }

  @Test func markupIsPrintedAsText() {
    let formatter = UIMarkupTextPrintFormatter(markupText: "<p>" + String(repeating: "A line of text.<br>", count: 200) + "</p>")
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.pageCount > 1 && renderer.numberOfPages == formatter.pageCount)
    formatter.markupText = "<b>Short</b>"
    #expect(formatter.pageCount == 1 && formatter.requiresMainThread)
    formatter.markupText = nil
    #expect(formatter.pageCount == 0)
  }
}
