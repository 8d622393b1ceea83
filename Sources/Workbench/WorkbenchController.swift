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
  private let dividers = PanelLayout.Panel.allCases.map { PanelDivider($0) }
  private let barLine = UIView()
  private lazy var help = HelpView { [perform] in perform(.toggleHelp) }

  init(_ model: WorkbenchModel, perform: @escaping (WorkbenchCommand) -> Void) {
    (self.model, self.perform) = (model, perform)
    canvas = CanvasController(model)
    list = PreviewList(model)
    inspector = InspectorController(model)
    super.init(nibName: nil, bundle: nil)
    model.observe(self) { [weak self] in
      switch $0 {
      case .view: self?.viewIfLoaded?.setNeedsLayout()
      case .notice: self?.showHelp()
      default: break
      }
    }
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
    barLine.backgroundColor = .separator
    view.addSubview(barLine)
    for divider in dividers {
      divider.resized = { [weak self] in self?.resize(divider.panel, to: $0) }
      view.addSubview(divider)
    }
    view.addSubview(help)
    list.update()
    showHelp()
  }

  // MARK: Layout

  private var layout: PanelLayout { PanelLayout(view.bounds.size, model.preferences) }

  private func resize(_ panel: PanelLayout.Panel, to size: Double) {
    let possible = layout.sizes(of: panel)
    model.preferences.resize(panel, to: min(max(size, possible.lowerBound), possible.upperBound))
    view.layoutIfNeeded()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let layout = layout
    bar.frame = layout.bar
    barLine.frame = CGRect(x: 0, y: layout.bar.maxY - 1, width: layout.bar.width, height: 1)
    for (part, frame) in [
      (list.panel.view, layout.list), (inspector.view, layout.inspector), (console, layout.console), (canvas.view, layout.canvas),
    ] {
      part?.frame = frame
      part?.isHidden = frame.width == 0 || frame.height == 0
    }
    for divider in dividers {
      divider.size = layout.size(of: divider.panel)
      divider.isHidden = divider.size == 0
      let half = PanelDivider.thickness / 2
      switch divider.panel {
      case .list:
        divider.frame = CGRect(x: layout.list.maxX - half, y: layout.list.minY, width: 2 * half, height: layout.list.height)
      case .inspector:
        divider.frame = CGRect(x: layout.inspector.minX - half, y: layout.inspector.minY, width: 2 * half, height: layout.inspector.height)
      case .console:
        divider.frame = CGRect(x: layout.console.minX, y: layout.console.minY - half, width: layout.console.width, height: 2 * half)
      }
    }
    help.frame = view.bounds
  }

  // MARK: Keys

  /// The view of a part of the window; nil if the part is hidden.
  private func view(of part: WorkbenchPart) -> UIView? {
    let found: UIView =
      switch part {
      case .bar: bar
      case .list: list.panel.view
      case .picture: canvas.canvas
      case .console: console
      case .inspector: inspector.view
      }
    return found.isHidden ? nil : found
  }

  /// The part with the keyboard focus; nil if none has it.
  private var focusedPart: WorkbenchPart? {
    let focused = UIFocusSystem.focusSystem(for: view)?.focusedItem as? UIView ?? view.window?.firstResponder as? UIView
    guard let focused else { return nil }
    return WorkbenchPart.allCases.first { part in view(of: part).map { focused.isDescendant(of: $0) } ?? false }
  }

  /// Moves the keyboard focus to the next part of the window, or to the previous one.
  /// - Parameter isInPicture: whether keys go to the preview now.
  /// - Returns: the part.
  @discardableResult
  func focusNextPart(backwards: Bool, isInPicture: Bool) -> WorkbenchPart {
    let parts = WorkbenchPart.allCases.filter { view(of: $0) != nil }
    let present = isInPicture ? .picture : focusedPart
    let index = present.flatMap { parts.firstIndex(of: $0) } ?? (backwards ? 0 : parts.count - 1)
    let part = parts[(index + (backwards ? parts.count - 1 : 1)) % parts.count]
    view.endEditing(true)
    if let target = view(of: part) { UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: target) }
    return part
  }

  func focusSearch() {
    model.preferences.showsList = true
    view.layoutIfNeeded()
    list.panel.focusSearch()
  }

  // MARK: Help

  /// Shows the keys of the window if they were asked for here or in the preview, and those of the preview.
  private func showHelp() {
    guard isViewLoaded else { return }
    let own = model.help ?? (model.hostPanels.help == nil ? nil : WorkbenchCommand.helpRows)
    help.show(own, preview: model.hostPanels.help)
  }
}

/// A part of the window, in the order in which F6 visits them.
enum WorkbenchPart: CaseIterable {
  case bar, list, picture, console, inspector
}
