import PlaceholderBox
public import UIKit
public import Vision

/// A page that shows a box, since `isSupported` is false; scanning throws `unsupported` (Apple: DataScannerViewController).
@MainActor
open class DataScannerViewController: UIViewController {
  public enum QualityLevel: Int, Sendable { case balanced, fast, accurate }
  public enum TextContentType: Int, Sendable, CaseIterable {
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL, currency
  }
  public enum ScanningUnavailable: Error, Equatable, Sendable { case unsupported, cameraRestricted }
  /// Apple: DataScannerViewController.RecognizedDataType.
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String
    public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> RecognizedDataType {
      RecognizedDataType(name: "text \(languages) \(textContentType.map { "\($0)" } ?? "")")
    }
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(name: "barcode \(symbologies.map(\.rawValue))")
    }
  }

  open class var isSupported: Bool { false }
  open class var isAvailable: Bool { false }
  open class var supportedTextRecognitionLanguages: [String] { [] }
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  public let recognizedDataTypes: Set<RecognizedDataType>
  public let qualityLevel: QualityLevel
  public let recognizesMultipleItems: Bool
  public let isHighFrameRateTrackingEnabled: Bool
  public let isPinchToZoomEnabled: Bool
  public let isGuidanceEnabled: Bool
  public let isHighlightingEnabled: Bool
  open var isScanning: Bool { false }
  open var regionOfInterest: CGRect?
  open var zoomFactor: Double = 1
  open var minZoomFactor: Double { 1 }
  open var maxZoomFactor: Double { 1 }
  public let overlayContainerView = UIView()
  open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
    isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    (self.recognizedDataTypes, self.qualityLevel, self.recognizesMultipleItems) = (
      recognizedDataTypes, qualityLevel, recognizesMultipleItems
    )
    (self.isHighFrameRateTrackingEnabled, self.isPinchToZoomEnabled) = (isHighFrameRateTrackingEnabled, isPinchToZoomEnabled)
    (self.isGuidanceEnabled, self.isHighlightingEnabled) = (isGuidanceEnabled, isHighlightingEnabled)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(of: self, "DataScannerViewController: there is no camera")
  }
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  open func stopScanning() {}
  open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}
/// An item that a scanner finds. There are no instances (Apple: RecognizedItem).
public enum RecognizedItem: Identifiable, Sendable {
  case text(Text)
  case barcode(Barcode)
  public struct Bounds: Sendable {
    public let topLeft, topRight, bottomRight, bottomLeft: CGPoint
  }
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    public let transcript: String
    public let bounds: Bounds
  }
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    public let payloadStringValue: String?
    public let bounds: Bounds
  }
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let code): code.bounds
    }
  }
}
/// Apple: DataScannerViewControllerDelegate.
@MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
  public func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
  public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
