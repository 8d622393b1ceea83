internal import InterfaceBuilder
package import UIKit

/// A controller that shows a document without its application: a single scene, or all scenes on a board.
package final class CanvasController: UIViewController {
  private let shown: UIView
  /// The size of the contents in points.
  package let size: CGSize

  /// Creates a controller; nil if there is no such scene.
  /// - Parameter scene: the identifier of a scene, of its controller, or of the controller in the storyboard; nil for all scenes.
  package init?(_ canvas: InterfaceCanvas, scene: String?) {
    let scenes = canvas.scenes
    if let scene {
      let element = canvas.document.scenes.first { $0.identifier == scene || $0.controller?.element["storyboardIdentifier"] == scene }
      let wanted = element?.controller?.identifier ?? scene
      guard let found = scenes.first(where: { $0.identifier == wanted }) else { return nil }
      shown = found.view
    } else if scenes.count == 1 {
      shown = scenes[0].view
    } else {
      shown = BoardView(canvas)
    }
    size = shown.bounds.size
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.addSubview(shown)
    self.view = view
  }
}
