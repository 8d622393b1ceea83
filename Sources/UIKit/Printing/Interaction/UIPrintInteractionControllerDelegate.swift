/// Hears of printing, and decides on the sheet (Apple: UIPrintInteractionControllerDelegate).
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Who presents the question; nil, the default: whoever is in front.
  func printInteractionControllerParentViewController(_ controller: UIPrintInteractionController) -> UIViewController?
  /// Default: the first, the usual one.
  func printInteractionController(_ controller: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]) -> UIPrintPaper
  func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController)
  func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController)
  func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController)
  func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController)
  func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController)
  func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
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
}
