public import UIKit

/// An analyzer that is not supported (Apple: ImageAnalyzer).
public final class ImageAnalyzer: Sendable {
  /// Apple: ImageAnalyzer.AnalysisTypes.
  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = AnalysisTypes(rawValue: 1)
    public static let machineReadableCode = AnalysisTypes(rawValue: 2)
    public static let visualLookUp = AnalysisTypes(rawValue: 4)
  }
  public struct Configuration: Sendable {
    public let analysisTypes: AnalysisTypes
    public var locales: [String] = []
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }
  public init() {}
  public static var isSupported: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }
  public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
    throw CocoaError(.featureUnsupported)
  }
  public func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { throw CocoaError(.featureUnsupported) }
}
/// Apple: ImageAnalysis.
public final class ImageAnalysis: Sendable {
  init() {}
  public var transcript: String { "" }
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}
/// An interaction without effect (Apple: ImageAnalysisInteraction).
@MainActor
open class ImageAnalysisInteraction: NSObject, UIInteraction {
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let automatic = InteractionTypes(rawValue: 1)
    public static let automaticTextOnly = InteractionTypes(rawValue: 2)
    public static let textSelection = InteractionTypes(rawValue: 4)
    public static let dataDetectors = InteractionTypes(rawValue: 8)
    public static let imageSubject = InteractionTypes(rawValue: 16)
    public static let visualLookUp = InteractionTypes(rawValue: 32)
  }
  open weak var delegate: (any ImageAnalysisInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var analysis: ImageAnalysis?
  open var preferredInteractionTypes: InteractionTypes = []
  open var activeInteractionTypes: InteractionTypes { [] }
  open var selectableItemsHighlighted = false
  open var allowLongPressForDataDetectorsInTextMode = true
  open var isSupplementaryInterfaceHidden = false
  open var text: String { "" }
  open var selectedText: String { "" }
  open var hasActiveTextSelection: Bool { false }
  public override init() { super.init() }
  public init(_ delegate: any ImageAnalysisInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func resetTextSelection() {}
  open func setContentsRectNeedsUpdate() {}
}
@MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
  func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint, for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
  func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
  func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)
  func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}
extension ImageAnalysisInteractionDelegate {
  public func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint, for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool { true }
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
  public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
  public func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool) {}
  public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}
