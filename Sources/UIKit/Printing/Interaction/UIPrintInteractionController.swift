import CoreGraphics
import Foundation

/// Prints pages, text, images and PDF (Apple: UIPrintInteractionController).
///
/// There is no print panel: `present` shows an alert that names the destination and asks for confirmation. Pages become a PDF. The first
/// matching rule determines the destination: a file in the folder that the environment variable VITRINE_PRINT_TO names; the system's `lp`,
/// if it is installed and has a default printer; a file in the user's documents folder. Without a window only the first rule applies.
///
/// Set one of `printPageRenderer`, `printFormatter`, `printingItems` and `printingItem`; setting one clears the others.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The shared controller of the program.
  open class var shared: UIPrintInteractionController { sharedController }
  private static let sharedController = UIPrintInteractionController()

  /// Whether there is a destination for printed pages.
  open class var isPrintingAvailable: Bool { shared.destination != nil }

  /// The type identifiers of printable files.
  open class var printableUTIs: Set<String> { ["com.adobe.pdf", "public.png", "public.jpeg", "org.webmproject.webp"] }

  open class func canPrint(_ url: URL) -> Bool { (try? Data(contentsOf: url)).map(canPrint) ?? false }
  open class func canPrint(_ data: Data) -> Bool { PrintItem(data) != nil }

  /// The properties of the job; nil uses the defaults.
  open var printInfo: UIPrintInfo?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Stored; has no effect on Linux.
  open var showsNumberOfCopies = true
  /// Stored; has no effect on Linux.
  open var showsPaperSelectionForLoadedPapers = false
  /// Stored; has no effect on Linux.
  open var showsPaperOrientation = true
  /// The paper of the last job; nil before the first one.
  open internal(set) var printPaper: UIPrintPaper?

  private enum Content {
    case none, renderer(UIPrintPageRenderer), formatter(UIPrintFormatter), items([Any])
  }
  private var content = Content.none

  open var printPageRenderer: UIPrintPageRenderer? {
    get { if case .renderer(let renderer) = content { renderer } else { nil } }
    set { content = newValue.map { .renderer($0) } ?? .none }
  }
  /// A formatter whose pages are printed. Without a page renderer it gets one of its own.
  open var printFormatter: UIPrintFormatter? {
    get { if case .formatter(let formatter) = content { formatter } else { nil } }
    set { content = newValue.map { .formatter($0) } ?? .none }
  }
  /// A `UIImage`, `Data` or file `URL` with an image or a PDF.
  open var printingItem: Any? {
    get { if case .items(let items) = content, items.count == 1 { items[0] } else { nil } }
    set { content = newValue.map { .items([$0]) } ?? .none }
  }
  /// The items to print. Images share one PDF, each on its own page, as large as possible. Each PDF is a separate job.
  open var printingItems: [Any]? {
    get { if case .items(let items) = content, items.count != 1 { items } else { nil } }
    set { content = newValue.map { .items($0) } ?? .none }
  }

  /// A destination that replaces the standard one, for tests.
  var forcedDestination: PrintDestination?
  var destination: PrintDestination? { forcedDestination ?? .standard(isHeadless: UIScreen.main.display?.opensURLs != true) }
  private weak var alert: UIAlertController?

  // MARK: Printing

  /// Asks for confirmation, then prints.
  /// - Parameter completion: called with whether the content was printed, and with the error if not.
  /// - Returns: false if there is nothing to print, no destination, or no controller to present the alert.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    guard alert == nil else { return refuse("it is presented already") }
    guard let destination else { return refuse("there is no printer; VITRINE_PRINT_TO names a folder to print into") }
    if case .none = content { return refuse("there is nothing to print") }
    guard let presenter = delegate?.printInteractionControllerParentViewController(self) ?? UIApplication.shared.frontController else {
      return refuse("there is no window to ask in")
    }
    let info = printInfo ?? UIPrintInfo()
    let alert = UIAlertController(
      title: "Print \u{201C}\(info.jobName)\u{201D}?", message: "It goes out \(destination.description(of: info)).", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [self] _ in closed { completion?(self, false, nil) } })
    let print = UIAlertAction(title: "Print", style: .default) { [self] _ in
      closed { self.print(info, to: destination, completion) }
    }
    alert.addAction(print)
    alert.preferredAction = print
    self.alert = alert
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    presenter.present(alert, animated: animated) { [self] in delegate?.printInteractionControllerDidPresentPrinterOptions(self) }
    return true
  }

  @discardableResult
  open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    present(animated: animated, completionHandler: completion)
  }

  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completion)
  }

  /// Dismisses the alert without printing and without calling the completion.
  open func dismiss(animated: Bool) {
    guard let alert else { return }
    self.alert = nil
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    alert.dismiss(animated: animated) { [self] in delegate?.printInteractionControllerDidDismissPrinterOptions(self) }
  }

  /// Prints without asking. Without a spooler the pages are saved as a file.
  @discardableResult
  open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
    guard let destination else { return refuse("there is no printer; VITRINE_PRINT_TO names a folder to print into") }
    if case .none = content { return refuse("there is nothing to print") }
    let info = UIPrintInfo(dictionary: printInfo?.dictionaryRepresentation)
    info.printerID = printer.displayName
    print(info, to: destination, completion)
    return true
  }

  private func refuse(_ reason: String) -> Bool {
    UIKitLog.refused("UIPrintInteractionController prints nothing: \(reason)")
    return false
  }

  /// Called when the alert was closed by one of its buttons.
  private func closed(_ then: () -> Void) {
    alert = nil
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    then()
  }

  /// Draws the pages on the main thread and sends the jobs on another one.
  private func print(_ info: UIPrintInfo, to destination: PrintDestination, _ completion: CompletionHandler?) {
    let jobs: [PrintJob]
    do {
      delegate?.printInteractionControllerWillStartJob(self)
      jobs = try makeJobs(info)
    } catch {
      delegate?.printInteractionControllerDidFinishJob(self)
      completion?(self, false, error)
      return
    }
    Task { @MainActor in
      let problem = await Task.detached { () -> (any Error)? in
        do { for job in jobs { try job.send(to: destination) } } catch { return error }
        return nil
      }.value
      delegate?.printInteractionControllerDidFinishJob(self)
      if let problem { UIKitLog.refused("\(problem.localizedDescription)") }
      completion?(self, problem == nil, problem)
    }
  }

  // MARK: Jobs

  private func makeJobs(_ info: UIPrintInfo) throws -> [PrintJob] {
    let papers = UIPrintPaper.all(environment: ProcessInfo.processInfo.environment)
    let paper = delegate?.printInteractionController(self, choosePaper: papers) ?? papers[0]
    printPaper = paper
    let pages = PrintPages(paper, info)
    let made: [Data]
    switch content {
    case .none: throw UIPrintError(.printNoContentError, "there is nothing to print")
    case .renderer(let renderer): made = try [pages.data(of: renderer)]
    case .formatter(let formatter):
      let renderer = formatter.printPageRenderer ?? UIPrintPageRenderer()
      if formatter.printPageRenderer == nil { renderer.addPrintFormatter(formatter, startingAtPageAt: 0) }
      made = try [pages.data(of: renderer)]
    case .items(let items): made = try pages.data(of: items)
    }
    return made.map { data in
      PrintJob(
        data: data, name: info.jobName, printer: info.printerID, sides: info.duplex.sides,
        isGray: info.outputType == .grayscale || info.outputType == .photoGrayscale, media: paper.media)
    }
  }
}

extension UIPrintInfo.Duplex {
  fileprivate var sides: String? {
    switch self {
    case .none: nil
    case .longEdge: "two-sided-long-edge"
    case .shortEdge: "two-sided-short-edge"
    }
  }
}

extension UIApplication {
  /// The topmost presented controller of the key window.
  fileprivate var frontController: UIViewController? {
    var front = windows.first { $0.isKeyWindow }?.rootViewController
    while let above = front?.presentedViewController { front = above }
    return front
  }
}
