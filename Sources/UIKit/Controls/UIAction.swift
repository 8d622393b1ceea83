import CoreGraphics
import Foundation

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with a name, for controls, buttons and bar items. Apple: UIAction.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells actions apart: a control holds at most one action of an identifier for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// In place of the image while the state is on. nil by default.
  open var selectedImage: UIImage?
  /// Who sends the action; set while the handler runs.
  public internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// - Parameter identifier: default a new, unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Runs the handler with `sender` as the action's sender. Disabled actions do nothing.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
