import PlaceholderBox
public import UIKit

/// A view controller that shows a box with the name of the SwiftUI view. For a representable it shows the UIKit view or controller.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all
  open var _disableSafeArea = false

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }
  public required init?(coder aDecoder: NSCoder) { preconditionFailure("init(coder:) must be implemented in a subclass") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // The background of Apple's hosting views, which programs replace by `.clear` where they embed one.
    view.backgroundColor = .systemBackground
    if let representable = rootView as? any UIViewControllerRepresentable {
      let controller = Self.hosted(representable)
      addChild(controller)
      embed(controller.view)
      controller.didMove(toParent: self)
    } else if let representable = rootView as? any UIViewRepresentable {
      embed(Self.hosted(representable))
    } else {
      PlaceholderBox.fill(view, "SwiftUI: \(Content.self)")
    }
  }

  private func embed(_ content: UIView) {
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
/// A content configuration that shows a box in a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  public func makeContentView() -> any UIView & UIContentView { BoxContentView(self, "SwiftUI: \(Content.self)") }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
private final class BoxContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: any UIContentConfiguration, _ text: String) {
    self.configuration = configuration
    super.init(frame: .zero)
    PlaceholderBox.fill(self, text)
  }
  required init?(coder: NSCoder) { nil }
}
public struct _ProposedSize: Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}
extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction = Transaction()
  public var environment = EnvironmentValues()
}
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction = Transaction()
  public var environment = EnvironmentValues()
}

extension UIHostingController {
  /// Returns the view or controller of a representable, created with its coordinator.
  static func hosted<R: UIViewRepresentable>(_ view: R) -> UIView {
    let context = UIViewRepresentableContext<R>(coordinator: view.makeCoordinator())
    let made = view.makeUIView(context: context)
    view.updateUIView(made, context: context)
    return made
  }
  static func hosted<R: UIViewControllerRepresentable>(_ view: R) -> UIViewController {
    let context = UIViewControllerRepresentableContext<R>(coordinator: view.makeCoordinator())
    let made = view.makeUIViewController(context: context)
    view.updateUIViewController(made, context: context)
    return made
  }
}
