import Testing
import VitrineTesting

@testable import UIKit

/// Tests printing to a file, and to a program that replaces the spooler.
@Suite(.serialized) @MainActor struct PrintInteractionTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("print-\(UUID().uuidString)")
  private let controller = UIPrintInteractionController()
  private let delegate = Delegate()

  init() { controller.delegate = delegate }

  private final class Delegate: NSObject, UIPrintInteractionControllerDelegate {
    var log: [String] = []
    var page = CGSize(width: 612, height: 792)
    func printInteractionController(_ c: UIPrintInteractionController, choosePaper papers: [UIPrintPaper]) -> UIPrintPaper {
      UIPrintPaper.bestPaper(forPageSize: page, withPapersFrom: papers)
    }
    func printInteractionControllerWillPresentPrinterOptions(_ c: UIPrintInteractionController) { log.append("willPresent") }
    func printInteractionControllerDidPresentPrinterOptions(_ c: UIPrintInteractionController) { log.append("didPresent") }
    func printInteractionControllerWillDismissPrinterOptions(_ c: UIPrintInteractionController) { log.append("willDismiss") }
    func printInteractionControllerDidDismissPrinterOptions(_ c: UIPrintInteractionController) { log.append("didDismiss") }
    func printInteractionControllerWillStartJob(_ c: UIPrintInteractionController) { log.append("willStart") }
    func printInteractionControllerDidFinishJob(_ c: UIPrintInteractionController) { log.append("didFinish") }
  }

  private func info(_ name: String = "report") -> UIPrintInfo {
    let info = UIPrintInfo.printInfo()
    info.jobName = name
    return info
  }

  private func files() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

  private func print(to printer: String = "any") async -> (Bool, (any Error)?) {
    await withCheckedContinuation { done in
      let starts = controller.print(to: UIPrinter(url: URL(string: "ipp://host/\(printer)")!)) { done.resume(returning: ($1, $2)) }
      if !starts { done.resume(returning: (false, nil)) }
    }
  }

  private func pdf(_ name: String) throws -> PDFReader {
    try PDFReader(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  @Test func aFormatterBecomesAFileOfItsPages() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    controller.forcedDestination = .folder(folder)
    controller.printInfo = info()
    delegate.page = CGSize(width: 590, height: 840)
    controller.printFormatter = UISimpleTextPrintFormatter(text: (1...100).map { "line \($0)" }.joined(separator: "\n"))
    for _ in 0..<2 { #expect(await print().0) }
    #expect(files() == ["report-2.pdf", "report.pdf"], "what is there is not overwritten")
    let reader = try pdf("report.pdf")
    defer { reader.close() }
    #expect(try reader.pageCount() == 2 && reader.text().contains("line 100"))
    #expect(try reader.info("Page    1 size")?.hasPrefix("595 x 842") == true && controller.printPaper?.media == "A4")
    #expect(try reader.info("Title") == "report")
    #expect(delegate.log == ["willStart", "didFinish", "willStart", "didFinish"])
  }

  @Test func aPersonIsAskedAndCanCancel() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    screen.show(UIViewController())
    controller.forcedDestination = .folder(folder)
    controller.printInfo = info()
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "asked for"), startingAtPageAt: 0)
    controller.printPageRenderer = renderer
    var answers: [Bool] = []
    #expect(controller.present(animated: false) { _, printed, _ in answers.append(printed) })
    #expect(!controller.present(animated: false), "once at a time")
    screen.settle()
    let alert = try #require(screen.window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(alert.message?.contains(folder.lastPathComponent) == true)
    screen.tap(at: try button("Cancel"))
    screen.advance(by: 1)
    #expect(answers == [false] && files().isEmpty && screen.window.rootViewController?.presentedViewController == nil)
    #expect(delegate.log == ["willPresent", "didPresent", "willDismiss", "didDismiss"])
    await withCheckedContinuation { done in
      controller.present(animated: false) {
        answers.append($1)
        #expect($2 == nil)
        done.resume()
      }
      screen.settle()
      if let place = try? button("Print") { screen.tap(at: place) }
      screen.advance(by: 1)
    }
    #expect(answers == [false, true] && files() == ["report.pdf"])
  }

  private func button(_ title: String) throws -> CGPoint {
    func find(_ view: UIView) -> UIView? {
      if (view as? UILabel)?.text == title { return view }
      for subview in view.subviews { if let found = find(subview) { return found } }
      return nil
    }
    let label = try #require(find(screen.window))
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }

  @Test func picturesShareADocumentAndAPDFGoesAsItIs() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    controller.forcedDestination = .folder(folder)
    controller.printInfo = info("mixed")
    let wide = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
    }
    let document = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData { context in
      context.beginPage()
      "as it is".draw(at: .zero, withAttributes: nil)
    }
    controller.printingItems = [wide, document, try #require(wide.pngData())]
    #expect(await print().0)
    #expect(files() == ["mixed-2.pdf", "mixed.pdf"])
    #expect(try Data(contentsOf: folder.appendingPathComponent("mixed.pdf")) == document)
    let reader = try pdf("mixed-2.pdf")
    defer { reader.close() }
    #expect(try reader.pageCount() == 2)
    // Rotated, since the paper is in portrait orientation, and as large as the paper allows.
    let page = try reader.picture()
    #expect(page.color(306, 30) == [255, 0, 0] && page.color(306, 770) == [255, 0, 0] && page.color(100, 396) == [255, 255, 255])
  }

  @Test func landscapeTurnsTheSheet() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    controller.forcedDestination = .folder(folder)
    let info = info("wide")
    info.orientation = .landscape
    controller.printInfo = info
    controller.printFormatter = UISimpleTextPrintFormatter(text: "wide")
    #expect(await print().0)
    let reader = try pdf("wide.pdf")
    defer { reader.close() }
    #expect(try reader.info("Page    1 size")?.hasPrefix("792 x 612") == true)
  }

  @Test func lpGetsTheDocumentAndTheOptions() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lp = folder.appendingPathComponent("lp")
    let script =
      "#!/bin/sh\nprintf '%s ' \"$@\" > \(folder.path)/arguments\nfor last; do :; done\ncp \"$last\" \(folder.path)/printed.pdf\n"
      + "stat -c %a \"$last\" > \(folder.path)/mode\n"
    try Data(script.utf8).write(to: lp)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: lp.path)
    controller.forcedDestination = .spooler(lp.path)
    let info = info("a job")
    info.duplex = .longEdge
    info.outputType = .grayscale
    controller.printInfo = info
    controller.printFormatter = UISimpleTextPrintFormatter(text: "on paper")
    #expect(await print(to: "laser").0)
    let arguments = try String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8)
    #expect(arguments.hasPrefix("-t a job -d laser -o media=Letter -o sides=two-sided-long-edge -o print-color-mode=monochrome -- "))
    let reader = try pdf("printed.pdf")
    defer { reader.close() }
    #expect(try reader.text().contains("on paper"))
    #expect(try String(contentsOf: folder.appendingPathComponent("mode"), encoding: .utf8) == "600\n", "nobody else may read it")
    // A failing spooler gives an error with its message.
    try Data("#!/bin/sh\necho no such printer >&2\nexit 1\n".utf8).write(to: lp)
    let (isPrinted, error) = await print(to: "gone")
    #expect(!isPrinted && (error as? UIPrintError)?.code == .printJobFailedError)
    #expect(error?.localizedDescription.contains("no such printer") == true)
  }

  @Test func whatCannotBePrintedIsRefused() async {
    controller.forcedDestination = .folder(folder)
    let none = await print()
    #expect(!none.0 && none.1 == nil, "nothing")
    controller.printFormatter = UISimpleTextPrintFormatter(text: "")
    #expect(await (print().1 as? UIPrintError)?.code == .printNoContentError)
    controller.printingItem = Data("nonsense".utf8)
    #expect(controller.printFormatter == nil)
    #expect(await (print().1 as? UIPrintError)?.code == .printUnknownImageFormatError)
    controller.printingItem = URL(fileURLWithPath: "/nowhere/a.pdf")
    #expect(await (print().1 as? UIPrintError)?.code == .printUnknownImageFormatError)
    controller.forcedDestination = .folder(URL(fileURLWithPath: "/proc/nowhere"))
    controller.printFormatter = UISimpleTextPrintFormatter(text: "text")
    #expect(await (print().1 as? UIPrintError)?.code == .printJobFailedError)
    #expect(!UIPrintInteractionController.canPrint(Data("nonsense".utf8)))
    #expect(UIPrintInteractionController.canPrint(Data("%PDF-1.7".utf8)))
  }

  @Test func whereItGoesFollowsTheRule() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let home = folder, bin = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    func rule(_ environment: [String: String], isHeadless: Bool = false) -> PrintDestination? {
      PrintDestination.standard(environment: ["PATH": bin.path].merging(environment) { $1 }, home: home, isHeadless: isHeadless)
    }
    #expect(rule([:], isHeadless: true) == nil)
    #expect(rule(["VITRINE_PRINT_TO": "/to"], isHeadless: true) == .folder(URL(fileURLWithPath: "/to")))
    #expect(rule([:]) == .folder(home))
    try FileManager.default.createDirectory(at: home.appendingPathComponent("Documents"), withIntermediateDirectories: true)
    #expect(rule([:]) == .folder(home.appendingPathComponent("Documents")))
    let configuration = home.appendingPathComponent(".config")
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    try Data("XDG_DESKTOP_DIR=\"$HOME/D\"\nXDG_DOCUMENTS_DIR=\"$HOME/Papers\"\n".utf8)
      .write(to: configuration.appendingPathComponent("user-dirs.dirs"))
    #expect(rule([:])?.path == home.path + "/Papers")
    for (name, text) in [("lp", "exit 0"), ("lpstat", "echo no system default destination")] {
      let file = bin.appendingPathComponent(name)
      try Data("#!/bin/sh\n\(text)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    #expect(rule([:])?.path == home.path + "/Papers", "a spooler without a printer")
    #expect(rule(["PRINTER": "p"]) == .spooler(bin.path + "/lp"))
    try Data("#!/bin/sh\necho system default destination: p\n".utf8).write(to: bin.appendingPathComponent("lpstat"))
    #expect(rule([:]) == .spooler(bin.path + "/lp"))
    #expect(UIPrintPaper.all(environment: ["PAPERSIZE": "a4"])[0].media == "A4")
    #expect(UIPrintPaper.all(environment: [:], systemFile: "/nowhere")[0].media == "Letter")
  }

  @Test func anInfoSurvivesItsDictionary() {
    let info = info("x")
    (info.printerID, info.duplex, info.orientation, info.outputType) = ("p", .shortEdge, .landscape, .photo)
    let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
    #expect(copy.dictionaryRepresentation as NSDictionary == info.dictionaryRepresentation as NSDictionary)
    #expect(UIPrintInfo(dictionary: ["duplex": 99, "jobName": 4]).duplex == .none)
  }
}

extension PrintDestination {
  fileprivate var path: String? { if case .folder(let url) = self { url.path } else { nil } }
}
