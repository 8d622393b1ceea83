// Each kind of style is a protocol, as Apple declares it, so that programs can define their own styles.

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  public nonisolated struct Label: View { public typealias Body = Never }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct PrimitiveButtonStyleConfiguration {
  public nonisolated struct Label: View { public typealias Body = Never }
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct LabelStyleConfiguration {
  public nonisolated struct Title: View { public typealias Body = Never }
  public nonisolated struct Icon: View { public typealias Body = Never }
  public var title: Title { Title() }
  public var icon: Icon { Icon() }
}
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
  public nonisolated struct Label: View { public typealias Body = Never }
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }
}
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ProgressViewStyleConfiguration {
  public nonisolated struct Label: View { public typealias Body = Never }
  public nonisolated struct CurrentValueLabel: View { public typealias Body = Never }
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct GroupBoxStyleConfiguration {
  public nonisolated struct Label: View { public typealias Body = Never }
  public nonisolated struct Content: View { public typealias Body = Never }
  public let label: Label
  public let content: Content
}
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct DisclosureGroupStyleConfiguration {
  public nonisolated struct Label: View { public typealias Body = Never }
  public nonisolated struct Content: View { public typealias Body = Never }
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct MenuStyleConfiguration {}
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct LabeledContentStyleConfiguration {
  public nonisolated struct Label: View { public typealias Body = Never }
  public nonisolated struct Content: View { public typealias Body = Never }
  public let label: Label
  public let content: Content
}
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct FormStyleConfiguration {
  public nonisolated struct Content: View { public typealias Body = Never }
  public let content: Content
}
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ControlGroupStyleConfiguration {
  public nonisolated struct Content: View { public typealias Body = Never }
  public let content: Content
}
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct GaugeStyleConfiguration {
  public var value: Double
}
