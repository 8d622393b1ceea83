public import SwiftUI

/// The views of a live activity in the island at the top of the screen, which no device on Linux has (Apple: DynamicIsland).
@MainActor @preconcurrency
public struct DynamicIsland {
  public nonisolated init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading, @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  public nonisolated func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public nonisolated func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland { self }
}

public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Apple: DynamicIslandExpandedContent.
public struct DynamicIslandExpandedContent<Content: View> {
  init() {}
}

/// A part of the expanded island (Apple: DynamicIslandExpandedRegion).
public struct DynamicIslandExpandedRegion<Content: View> {
  public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content) {}
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> { self }
}

public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent() }
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> { DynamicIslandExpandedContent() }
  public static func buildOptional<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> { DynamicIslandExpandedContent() }
  public static func buildEither<True: View, False: View>(
    first: DynamicIslandExpandedContent<True>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<True, False>> { DynamicIslandExpandedContent() }
  public static func buildEither<True: View, False: View>(
    second: DynamicIslandExpandedContent<False>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<True, False>> { DynamicIslandExpandedContent() }
}
