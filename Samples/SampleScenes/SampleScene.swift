import UIKit

/// A screen worth looking at.
public struct SampleScene: Sendable {
  /// As the command line spells it.
  public let name: String
  /// One line on what it shows.
  public let summary: String
  /// Points.
  public let size: CGSize
  /// Makes the screen anew.
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
