public import UIKit

/// Apple: Image.
public nonisolated struct Image: View, Equatable, Sendable {
  public typealias Body = Never
  let name: String
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(_ resource: ImageResource) { name = "\(resource)" }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.name = name }
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  public init(systemName: String) { name = systemName }
  public init(systemName: String, variableValue: Double?) { name = systemName }
  public init(uiImage: UIImage) { name = "UIImage" }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) { name = "CGImage" }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) { name = "CGImage" }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
public struct SymbolRenderingMode: Equatable, Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome"), multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical"), palette = SymbolRenderingMode(name: "palette")
}
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  public static let none = SymbolVariants(name: ""), circle = SymbolVariants(name: "circle"), square = SymbolVariants(name: "square")
  public static let rectangle = SymbolVariants(name: "rectangle"), fill = SymbolVariants(name: "fill"),
    slash = SymbolVariants(name: "slash")
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
  public var rectangle: SymbolVariants { SymbolVariants(name: name + ".rectangle") }
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}
public nonisolated struct AsyncImage<Content: View>: View {
  public typealias Body = Never
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {}
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
