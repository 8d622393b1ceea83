import UIKit

/// All controls in their states on one page.
final class ControlsController: UIViewController {
  private var rows: [(title: String, views: [UIView])] = []
  private var labels: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    add("Switch", [toggle(true), toggle(false), toggle(true, tint: .systemIndigo), toggle(true, isEnabled: false)])
    add("Slider", [slider(0.3), slider(0.7, tint: .systemPink)])
    add("Stepper", [stepper(0), stepper(100), stepper(50, isEnabled: false)])
    add("Segments", [segments(["Day", "Week", "Month", "Year"], chosen: 1)])
    add("Widths", [widths(), images()])
    add("Pages", [pages(7, at: 2), pages(3, at: 0, tint: .systemOrange)])
    add("Progress", [progress(0.2), progress(0.8, tint: .systemGreen)])
    add("Activity", [spinner(.medium), spinner(.large), spinner(.medium, tint: .systemRed), spinner(.large, isTurning: false)])
    add("Menu bar", [toolbar()])
  }

  private func add(_ title: String, _ views: [UIView]) {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    labels.append(label)
    rows.append((title, views))
    view.addSubview(label)
    for part in views { view.addSubview(part) }
  }

  private func toggle(_ isOn: Bool, tint: UIColor? = nil, isEnabled: Bool = true) -> UIView {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.onTintColor = tint
    toggle.isEnabled = isEnabled
    return toggle
  }

  private func slider(_ value: Float, tint: UIColor? = nil) -> UIView {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 31))
    slider.value = value
    slider.minimumTrackTintColor = tint
    slider.thumbTintColor = tint
    return slider
  }

  private func stepper(_ value: Double, isEnabled: Bool = true) -> UIView {
    let stepper = UIStepper()
    stepper.value = value
    stepper.isEnabled = isEnabled
    return stepper
  }

  private func segments(_ titles: [String], chosen: Int) -> UIView {
    let segments = UISegmentedControl(items: titles)
    segments.selectedSegmentIndex = chosen
    segments.frame.size.width = 343
    return segments
  }

  private func widths() -> UIView {
    let segments = UISegmentedControl(items: ["A", "Longer", "Off"])
    segments.apportionsSegmentWidthsByContent = true
    segments.selectedSegmentIndex = 0
    segments.selectedSegmentTintColor = .systemYellow
    segments.setEnabled(false, forSegmentAt: 2)
    segments.sizeToFit()
    return segments
  }

  private func images() -> UIView {
    let segments = UISegmentedControl(items: ["list.bullet", "square.grid.2x2"].compactMap { UIImage(systemName: $0) })
    segments.selectedSegmentIndex = 1
    return segments
  }

  private func pages(_ count: Int, at page: Int, tint: UIColor? = nil) -> UIView {
    let pages = UIPageControl()
    pages.numberOfPages = count
    pages.currentPage = page
    pages.currentPageIndicatorTintColor = tint
    pages.sizeToFit()
    return pages
  }

  private func progress(_ value: Float, tint: UIColor? = nil) -> UIView {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = value
    progress.progressTintColor = tint
    progress.frame.size = CGSize(width: 160, height: 4)
    return progress
  }

  private func spinner(_ style: UIActivityIndicatorView.Style, tint: UIColor? = nil, isTurning: Bool = true) -> UIView {
    let spinner = UIActivityIndicatorView(style: style)
    if let tint { spinner.color = tint }
    spinner.hidesWhenStopped = false
    if isTurning { spinner.startAnimating() }
    return spinner
  }

  private func toolbar() -> UIView {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 343, height: 44))
    let kinds: [UIBarButtonItem.SystemItem] = [.action, .add, .refresh, .search, .trash, .done]
    bar.items = Array(kinds.map { [UIBarButtonItem(systemItem: $0)] }.joined(separator: [.flexibleSpace()]))
    return bar
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var y: CGFloat = 16
    for (row, label) in zip(rows, labels) {
      label.frame = CGRect(x: 16, y: y, width: 200, height: 16)
      var x: CGFloat = 16
      let height = row.views.map(\.bounds.height).max() ?? 0
      for part in row.views {
        part.frame.origin = CGPoint(x: x, y: y + 22 + ((height - part.bounds.height) / 2).rounded())
        x += part.bounds.width + 20
      }
      y += height + 38
    }
  }
}

#if os(iOS)
  #Preview("Controls", traits: .fixedLayout(width: 375, height: 667)) { ControlsController() }
#endif
