public import UIKit

/// Offers tools to canvases. While it is visible, a small palette at the lower edge of the window offers a pen, a pencil, a marker, an
/// eraser and some colours (Apple: PKToolPicker).
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
  private static var shown: [WeakPicker] = []
  private static var ofWindows = NSMapTable<UIWindow, PKToolPicker>.weakToStrongObjects()
  private var observers: [WeakObserver] = []
  private let responders = NSHashTable<UIResponder>.weakObjects()
  private var palette: ToolPalette?

  public override init() { super.init() }
  /// Creates a picker with items. The palette shows the same tools nevertheless.
  public init(toolItems: [PKToolPickerItem]) {
    self.toolItems = toolItems
    super.init()
    if let first = toolItems.compactMap(\.tool).first { selectedTool = first }
  }
  /// Returns the picker of a window.
  open class func shared(for window: UIWindow) -> PKToolPicker? {
    if let picker = ofWindows.object(forKey: window) { return picker }
    let picker = PKToolPicker()
    ofWindows.setObject(picker, forKey: window)
    return picker
  }

  open private(set) var toolItems: [PKToolPickerItem] = [
    PKToolPickerInkingItem(type: .pen), PKToolPickerInkingItem(type: .marker), PKToolPickerInkingItem(type: .pencil),
    PKToolPickerEraserItem(type: .vector),
  ]
  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet {
      palette?.update()
      tell { $0.toolPickerSelectedToolDidChange(self) }
    }
  }
  open var selectedToolItem: PKToolPickerItem? {
    didSet { if let tool = selectedToolItem?.tool { selectedTool = tool } }
  }
  open var selectedToolItemIdentifier: String? {
    get { selectedToolItem?.identifier }
    set { selectedToolItem = toolItems.first { $0.identifier == newValue } }
  }
  open var accessoryItem: UIBarButtonItem?
  open weak var delegate: (any PKToolPickerDelegate)?
  /// Stored; there is no ruler.
  open var isRulerActive = false { didSet { tell { $0.toolPickerIsRulerActiveDidChange(self) } } }
  open var showsDrawingPolicyControls = true
  open var stateAutosaveName: String?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var maximumSupportedContentVersion = PKContentVersion.latest
  open var prefersDismissControlVisible = false
  open var isVisible: Bool { palette != nil }

  /// Returns the part of a view that the palette covers.
  open func frameObscured(in view: UIView) -> CGRect { palette.map { $0.convert($0.bounds, to: view).intersection(view.bounds) } ?? .null }

  /// Adds an observer, which is held weakly.
  open func addObserver(_ observer: any PKToolPickerObserver) {
    removeObserver(observer)
    observers.append(WeakObserver(observer: observer))
  }
  open func removeObserver(_ observer: any PKToolPickerObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }
  /// Shows the palette while a responder is the first one. Responders other than canvases must be it when this is called.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    if visible { responders.add(responder) } else { responders.remove(responder) }
    Self.shown.removeAll { $0.picker == nil || $0.picker === self }
    if responders.count > 0 { Self.shown.append(WeakPicker(picker: self)) }
    update(responder)
  }

  static func responderChanged(_ responder: UIResponder) { for box in shown { box.picker?.update(responder) } }

  private func update(_ changed: UIResponder) {
    let first = responders.allObjects.first { $0.isFirstResponder }
    let window = (first as? UIView)?.window ?? (first as? UIViewController)?.viewIfLoaded?.window
    guard palette?.superview !== window else { return }
    palette?.removeFromSuperview()
    palette = window.map { ToolPalette(self, in: $0) }
    tell { $0.toolPickerVisibilityDidChange(self) }
    tell { $0.toolPickerFramesObscuredDidChange(self) }
  }
  private func tell(_ body: (any PKToolPickerObserver) -> Void) {
    for observer in observers.compactMap(\.observer) { body(observer) }
  }
}
private struct WeakPicker { weak var picker: PKToolPicker? }
private struct WeakObserver { weak var observer: (any PKToolPickerObserver)? }

/// Apple: PKToolPickerObserver.
@preconcurrency @MainActor
public protocol PKToolPickerObserver: NSObjectProtocol {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker)
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
/// Apple: PKToolPickerDelegate.
@preconcurrency @MainActor
public protocol PKToolPickerDelegate: NSObjectProtocol {}

/// A tool of a picker (Apple: PKToolPickerItem).
@preconcurrency @MainActor
open class PKToolPickerItem: NSObject {
  open var identifier: String { "" }
  open var tool: (any PKTool)? { nil }
}
open class PKToolPickerInkingItem: PKToolPickerItem {
  public let inkingTool: PKInkingTool
  open var allowsColorSelection = true
  private let name: String
  public init(type: PKInkingTool.InkType, color: UIColor = .black, width: CGFloat? = nil, identifier: String? = nil) {
    inkingTool = PKInkingTool(type, color: color, width: width)
    name = identifier ?? type.rawValue
  }
  open override var identifier: String { name }
  open override var tool: (any PKTool)? { inkingTool }
}
open class PKToolPickerEraserItem: PKToolPickerItem {
  public let eraserTool: PKEraserTool
  public init(type: PKEraserTool.EraserType, width: CGFloat? = nil) { eraserTool = PKEraserTool(type, width: width ?? type.defaultWidth) }
  open override var identifier: String { "com.apple.eraser" }
  open override var tool: (any PKTool)? { eraserTool }
}
open class PKToolPickerLassoItem: PKToolPickerItem {
  open override var identifier: String { "com.apple.lasso" }
  open override var tool: (any PKTool)? { PKLassoTool() }
}
open class PKToolPickerRulerItem: PKToolPickerItem {
  open override var identifier: String { "com.apple.ruler" }
}
