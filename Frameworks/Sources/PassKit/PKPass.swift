/// A pass. None can be read on Linux (Apple: PKPass).
open class PKPass: NSObject {
  open var serialNumber: String { "" }
  open var passTypeIdentifier: String { "" }
  open var organizationName: String { "" }
  open var localizedName: String { "" }
  open var localizedDescription: String { "" }
  open var passURL: URL? { nil }
  public init(data: Data) throws { throw PKPassKitError(.unsupportedVersionError) }
}

/// Apple: PKPassKitError.
public struct PKPassKitError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknownError = -1, invalidDataError = 1, unsupportedVersionError, invalidSignature, notEntitledError
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "PKPassKitErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// An empty library (Apple: PKPassLibrary).
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool { false }
  open class func isPaymentPassActivationAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func removePass(_ pass: PKPass) {}
  open func openPaymentSetup() {}
}

/// Apple: PKAddPassesViewController.
open class PKAddPassesViewController: UIViewController {
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  open class func canAddPasses() -> Bool { false }
  /// - Returns: nil, as on a device that cannot add passes.
  public init?(pass: PKPass) { nil }
  public init?(passes: [PKPass]) { nil }
  public required init?(coder: NSCoder) { nil }
}

/// Apple: PKAddPassesViewControllerDelegate.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip
  case `continue`
}

/// A button for payments, which shows "Pay" (Apple: PKPaymentButton). It is 140 x 30 points.
open class PKPaymentButton: UIButton {
  open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    super.init(frame: .zero)
    let isDark = style == .black || style == .automatic
    setTitle(type == .plain ? "Pay" : "\(type)".capitalized + " with Pay", for: .normal)
    setTitleColor(isDark ? .white : .black, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    backgroundColor = isDark ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var intrinsicContentSize: CGSize { CGSize(width: max(140, super.intrinsicContentSize.width + 24), height: 30) }
}
