import Foundation

/// Allows `Progress()` to be called: on Apple's systems `NSObject` gives it that initialiser.
public protocol _VitrineProgress {}

extension Progress: _VitrineProgress {}

extension _VitrineProgress where Self == Progress {
  /// Creates a progress of no units and without a parent.
  public init() { self = Progress(parent: nil, userInfo: nil) }
}
