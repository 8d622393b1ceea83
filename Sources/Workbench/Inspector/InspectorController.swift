import Hosting
import UIKit

/// The right side of the window, with one page for each subject.
final class InspectorController: UIViewController {
  private let model: WorkbenchModel
  private let pages = UISegmentedControl(items: InspectorPage.allCases.map(\.title))
  private let views: ViewsPage
  private let properties: PropertiesPage
  private let layout: LayoutPage
  private let costs: CostsPage
  private let speech: SpeechPage
  private let audit: AuditPage
  private var shown: UIViewController?

  init(_ model: WorkbenchModel) {
    self.model = model
    views = ViewsPage(model)
    properties = PropertiesPage(model)
    layout = LayoutPage(model)
    costs = CostsPage(model)
    speech = SpeechPage(model)
    audit = AuditPage(model)
    super.init(nibName: nil, bundle: nil)
    model.observe(self) { [weak self] in if $0 == .view { self?.showPage() } }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("the inspector is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    pages.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        model.preferences.inspectorPage = pages.selectedSegmentIndex
        model.refreshNow()
      }, for: .valueChanged)
    pages.apportionsSegmentWidthsByContent = true
    pages.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11)], for: .normal)
    view.addSubview(pages)
    showPage()
  }

  private func controller(of page: InspectorPage) -> UIViewController {
    switch page {
    case .views: views.panel
    case .properties: properties
    case .layout: layout.panel
    case .costs: costs
    case .accessibility: speech.panel
    case .audit: audit.panel
    }
  }

  private func showPage() {
    guard isViewLoaded else { return }
    let page = InspectorPage(rawValue: model.preferences.inspectorPage) ?? .views
    pages.selectedSegmentIndex = page.rawValue
    let controller = controller(of: page)
    guard controller !== shown else { return }
    shown?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.removeFromParent()
    addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    shown = controller
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pages.frame = CGRect(x: 8, y: 8, width: view.bounds.width - 16, height: 26)
    shown?.view.frame = CGRect(x: 0, y: 42, width: view.bounds.width, height: max(view.bounds.height - 42, 0))
  }
}
