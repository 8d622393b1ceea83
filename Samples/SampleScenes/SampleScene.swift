import UIKit

/// A sample screen.
public struct SampleScene: Sendable {
  /// The name on the command line.
  public let name: String
  /// A description in one line.
  public let summary: String
  /// The size in points.
  public let size: CGSize
  /// Creates a new instance of the screen.
  public let makeRootViewController: @MainActor @Sendable () -> UIViewController

  public init(
    name: String, summary: String, size: CGSize = CGSize(width: 390, height: 844),
    makeRootViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.summary = summary
    self.size = size
    self.makeRootViewController = makeRootViewController
  }
}
