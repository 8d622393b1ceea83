import UIKit

/// A chart that receives ten values per second, and the cost of drawing it.
final class DrawingCycleController: SceneViewController {
  private let chart = ChartView(frame: .zero)
  private let counters = [UILabel(), UILabel(), UILabel()]
  private let panel = CardView(frame: .zero)
  private let all = UIButton(configuration: .filled())
  private var link: CADisplayLink?
  private var nextSample: CFTimeInterval = 0

  init() {
    super.init(title: "Drawing Cycle", subtitle: "Each value invalidates one column of the chart. Only that column is drawn again.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    chart.layer.cornerRadius = 12
    chart.clipsToBounds = true
    content.addSubview(chart)
    content.addSubview(panel)
    for label in counters {
      label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
      label.textColor = .label
      panel.addSubview(label)
    }
    all.configuration?.title = "Redraw everything"
    all.addAction(UIAction { [weak self] _ in self?.chart.setNeedsDisplay() }, for: .touchUpInside)
    content.addSubview(all)
    showCounters()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = content.bounds.width - 2 * Self.margin
    chart.frame = CGRect(x: Self.margin, y: 0, width: width, height: 380)
    panel.frame = CGRect(x: Self.margin, y: chart.frame.maxY + 16, width: width, height: 112)
    for (index, label) in counters.enumerated() {
      label.frame = CGRect(x: 16, y: 14 + CGFloat(index) * 29, width: width - 32, height: 26)
    }
    all.frame = CGRect(x: Self.margin, y: panel.frame.maxY + 16, width: width, height: 50)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nextSample = CACurrentMediaTime() + 0.1
    let link = CADisplayLink { [weak self] link in self?.step(link) ?? link.invalidate() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    link?.invalidate()
    link = nil
  }

  private func step(_ link: CADisplayLink) {
    // Views draw at the end of an iteration of the run loop, so the counters show the previous frame.
    showCounters()
    // After a long pause of the clock only one value is added.
    guard link.timestamp >= nextSample - 0.001 else { return }
    nextSample = max(nextSample + 0.1, link.timestamp - 0.1)
    chart.append()
  }

  private func showCounters() {
    let share = chart.bounds.isEmpty ? 0 : chart.lastDirty.width * chart.lastDirty.height / (chart.bounds.width * chart.bounds.height)
    counters[0].text = "calls of draw(_:): \(chart.drawCount)"
    counters[1].text = "last dirty rect: \(Int(chart.lastDirty.width)) × \(Int(chart.lastDirty.height)) points"
    counters[2].text = "that is \(String(format: "%.1f", Double(share) * 100)) % of the chart"
  }
}

#if os(iOS)
  #Preview("DrawingCycle") { DrawingCycleController() }
#endif
