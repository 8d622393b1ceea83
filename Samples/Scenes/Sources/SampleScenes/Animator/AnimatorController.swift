import UIKit

/// Shows the timing curves of animations as plots that are drawn repeatedly. A tap restarts them.
final class AnimatorController: SceneViewController {
  private let plots = Pace.all.map { PlotView($0) }

  init() { super.init(title: "Animator", subtitle: "Every curve and spring over two seconds. Tap to start again.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for plot in plots { content.addSubview(plot) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let columns = content.bounds.width > 600 ? 5 : 2
    let rows = (plots.count + columns - 1) / columns
    let gap: CGFloat = 10
    let width = (content.bounds.width - 2 * Self.margin - CGFloat(columns - 1) * gap) / CGFloat(columns)
    let height = min((content.bounds.height - CGFloat(rows) * gap) / CGFloat(rows), 220)
    for (index, plot) in plots.enumerated() {
      let (row, column) = (index / columns, index % columns)
      plot.frame =
        CGRect(
          x: Self.margin + CGFloat(column) * (width + gap), y: CGFloat(row) * (height + gap), width: width, height: height
        ).integral
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.layoutIfNeeded()
    for plot in plots { plot.run() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for plot in plots { plot.stop() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for plot in plots { plot.run() }
  }
}

#if os(iOS)
  #Preview("Animator") { AnimatorController() }
#endif
