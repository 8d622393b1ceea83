import Display
import Hosting
import UIKit

/// The root view controller of the window, with bar, list, canvas and inspector.
final class WorkbenchController: UIViewController {
  let model: WorkbenchModel
  let canvas: CanvasController
  private let list: PreviewList
  private let inspector: InspectorController
  private let perform: (WorkbenchCommand) -> Void
  private lazy var bar = WorkbenchBar(model, perform)
  private lazy var console = ConsoleView(model)
  private let lines = (0..<4).map { _ in UIView() }

  init(_ model: WorkbenchModel, perform: @escaping (WorkbenchCommand) -> Void) {
    (self.model, self.perform) = (model, perform)
    canvas = CanvasController(model)
    list = PreviewList(model)
    inspector = InspectorController(model)
    super.init(nibName: nil, bundle: nil)
    model.observe(self) { [weak self] in if $0 == .view { self?.viewIfLoaded?.setNeedsLayout() } }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("the window is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for child in [canvas, list.panel, inspector] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    view.addSubview(console)
    view.addSubview(bar)
    for line in lines {
      line.backgroundColor = .separator
      view.addSubview(line)
    }
    list.update()
  }

  private static let barHeight: CGFloat = 40
  private static let listWidth: CGFloat = 220
  private static let inspectorWidth: CGFloat = 320
  private static let consoleHeight: CGFloat = 150
  /// The minimum width of the canvas in points. Panels that leave less are hidden.
  private static let minimumCanvasSide: CGFloat = 160

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size, height = max(size.height - Self.barHeight, 0), y = Self.barHeight
    let right = model.preferences.showsInspector && size.width - Self.inspectorWidth >= Self.minimumCanvasSide ? Self.inspectorWidth : 0
    let left = model.preferences.showsList && size.width - right - Self.listWidth >= Self.minimumCanvasSide ? Self.listWidth : 0
    bar.frame = CGRect(x: 0, y: 0, width: size.width, height: Self.barHeight)
    list.panel.view.frame = CGRect(x: 0, y: y, width: left, height: height)
    list.panel.view.isHidden = left == 0
    inspector.view.frame = CGRect(x: size.width - right, y: y, width: right, height: height)
    inspector.view.isHidden = right == 0
    let bottom = model.preferences.showsConsole && height - Self.consoleHeight >= Self.minimumCanvasSide ? Self.consoleHeight : 0
    canvas.view.frame = CGRect(x: left, y: y, width: size.width - left - right, height: height - bottom)
    console.frame = CGRect(x: left, y: y + height - bottom, width: size.width - left - right, height: bottom)
    console.isHidden = bottom == 0
    lines[3].frame = CGRect(x: left, y: console.frame.minY - 1, width: console.frame.width, height: 1)
    lines[3].isHidden = bottom == 0
    lines[0].frame = CGRect(x: 0, y: y - 1, width: size.width, height: 1)
    lines[1].frame = CGRect(x: left - 1, y: y, width: 1, height: height)
    lines[2].frame = CGRect(x: size.width - right, y: y, width: 1, height: height)
    (lines[1].isHidden, lines[2].isHidden) = (left == 0, right == 0)
  }

  func focusSearch() {
    model.preferences.showsList = true
    list.panel.focusSearch()
  }
}
