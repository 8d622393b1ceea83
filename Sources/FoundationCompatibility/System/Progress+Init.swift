import Foundation

/// Allows `Progress()` to be called. On Apple's systems the class inherits this initialiser from `NSObject`.
public protocol _VitrineProgress {}

extension Progress: _VitrineProgress {}

extension _VitrineProgress where Self == Progress {
  /// Creates a progress without units and without a parent.
  public init() { self = Progress(parent: nil, userInfo: nil) }
}
