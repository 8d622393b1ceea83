@_exported import UIKit

/// The widgets of the application, of which there are none on Linux (Apple: WidgetCenter).
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  private init() {}

  public func reloadTimelines(ofKind kind: String) {}
  public func reloadAllTimelines() {}
  public func invalidateConfigurationRecommendations() {}
  public func invalidateRelevance(ofKind kind: String) {}

  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) { completion(.success([])) }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the user placed (Apple: WidgetInfo).
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { "\(kind) \(family)" }
}

/// Apple: WidgetFamily.
public enum WidgetFamily: Int, CaseIterable, Sendable, CustomStringConvertible {
  case systemSmall = 0
  case systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}
