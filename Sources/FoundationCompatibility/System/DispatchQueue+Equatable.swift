import Dispatch

/// Queues are objects of Objective-C on Apple's systems, which can be compared and be keys of dictionaries.
// swift-format-ignore: AvoidRetroactiveConformances
extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
