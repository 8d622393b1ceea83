/// Is notified of printing and chooses the paper (Apple: UIPrintInteractionControllerDelegate).
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents the alert; nil, the default, uses the topmost controller.
  func printInteractionControllerParentViewController(_ controller: UIPrintInteractionController) -> UIViewController?
  /// Returns the paper. Default the first of the list, which is the usual one.
  func printInteractionController(_ controller: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]) -> UIPrintPaper
  func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController)
  func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController)
  func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController)
  func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController)
  func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController)
  func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
  /// Returns the length at which a roll is cut, in points. Not called on Linux, where no printer of rolls is known.
  func printInteractionController(_ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper) -> CGFloat
  /// Returns when a roll is cut. Not called on Linux.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
  ) -> UIPrinter.CutterBehavior
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(_ controller: UIPrintInteractionController) -> UIViewController? { nil }
  public func printInteractionController(
    _ controller: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList[0] }
  public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { paper.paperSize.height }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
  ) -> UIPrinter.CutterBehavior { .printerDefault }
}
