/// Lets the user choose a printer (Apple: UIPrinterPickerController). Linux lists no printers to it, as on a device that finds none: the picker
/// says so, and the user can only cancel.
@preconcurrency @MainActor
open class UIPrinterPickerController: NSObject {
  /// - Parameters:
  ///   - userDidSelect: whether a printer was chosen.
  public typealias CompletionHandler = (
    _ printerPickerController: UIPrinterPickerController, _ userDidSelect: Bool, _ error: (any Error)?
  ) -> Void

  open weak var delegate: (any UIPrinterPickerControllerDelegate)?
  /// The chosen printer. Default the one that was selected initially.
  open private(set) var selectedPrinter: UIPrinter?
  private var alert: UIAlertController?
  private var handler: CompletionHandler?

  /// - Parameter initiallySelectedPrinter: the printer of an earlier choice; nil for none.
  public init(initiallySelectedPrinter printer: UIPrinter?) {
    selectedPrinter = printer
    super.init()
  }

  /// Presents the picker over the delegate's controller, or the one that is visible.
  /// - Returns: whether it is presented.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    show(animated, completion) { _ in }
  }

  /// Presents the picker at a rectangle of a view.
  @discardableResult
  open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    show(animated, completion) {
      $0.popoverPresentationController?.sourceView = view
      $0.popoverPresentationController?.sourceRect = rect
    }
  }

  /// Presents the picker at a bar button item.
  @discardableResult
  open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    show(animated, completion) { $0.popoverPresentationController?.barButtonItem = item }
  }

  open func dismiss(animated: Bool) {
    guard let alert else { return }
    willEnd()
    alert.presentingViewController?.dismiss(animated: animated) { [self] in ended() }
  }

  private func show(_ animated: Bool, _ completion: CompletionHandler?, _ prepare: (UIAlertController) -> Void) -> Bool {
    let parent = delegate?.printerPickerControllerParentViewController(self)
    guard alert == nil, let top = parent ?? UIApplication.shared.topController, top.viewIfLoaded?.window != nil else { return false }
    let alert = UIAlertController(title: "Printer", message: "No Printers Found", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [self] _ in
        willEnd()
        ended()
      })
    prepare(alert)
    self.alert = alert
    handler = completion
    delegate?.printerPickerControllerWillPresent(self)
    top.present(alert, animated: animated) { [self] in delegate?.printerPickerControllerDidPresent(self) }
    return true
  }

  private func willEnd() { delegate?.printerPickerControllerWillDismiss(self) }

  private func ended() {
    guard alert != nil else { return }
    alert = nil
    delegate?.printerPickerControllerDidDismiss(self)
    let handler = handler
    self.handler = nil
    handler?(self, false, nil)
  }
}

/// Is told what happens to a printer picker (Apple: UIPrinterPickerControllerDelegate).
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents the picker. Default nil: the visible one.
  func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController?
  /// Whether a printer is offered. Not called on Linux, which lists none.
  func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool
  func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
  func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
  func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
  func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
  func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
  public func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController? { nil }
  public func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool { true }
  public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}
