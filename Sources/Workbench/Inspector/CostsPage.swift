import Hosting
import UIKit

/// Shows the times of the last frames, and the views that cost most.
final class CostsPage: UIViewController {
  private let model: WorkbenchModel
  private let chart = FrameChart()
  private let panel = ListPanel()

  init(_ model: WorkbenchModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    panel.selected = { [weak self] in self?.model.selected = Int($0.id) }
    panel.pointed = { [weak self] in self?.model.pointed = $0.flatMap { Int($0.id) } }
    model.observe(self) { [weak self] in if [.costs, .view, .tree].contains($0) { self?.update() } }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
    addChild(panel)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
    update()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    chart.frame = CGRect(x: 8, y: 4, width: view.bounds.width - 16, height: 96)
    panel.view.frame = CGRect(x: 0, y: 104, width: view.bounds.width, height: max(view.bounds.height - 104, 0))
  }

  private func update() {
    guard isViewLoaded else { return }
    chart.frames = model.costs?.frames ?? []
    guard let costs = model.costs else { return panel.show([], message: model.inspectorFailure ?? "") }
    let rows = costs.views.map { cost in
      let parts = [
        "\(Self.milliseconds(cost.time)) ms", cost.lastTime > 0 ? "last \(Self.milliseconds(cost.lastTime))" : nil,
        cost.draws > 0 ? "drawn \(cost.draws)×" : nil, cost.layouts > 0 ? "laid out \(cost.layouts)×" : nil,
        cost.composites > 0 ? "composited \(cost.composites)×" : nil, cost.memory > 0 ? "\(cost.memory / 1024) KiB" : nil,
        cost.isOffscreen ? "off-screen pass" : nil, cost.isBlended ? "blended" : nil,
      ]
      var row = ListRow("\(cost.view)", model.view(cost.view)?.type ?? "view \(cost.view)", parts.compactMap { $0 }.joined(separator: ", "))
      (row.isLong, row.isMarked) = (true, cost.isOffscreen)
      return row
    }
    let memory = "backing stores \(costs.backingStores / 1024) KiB"
    panel.show([ListSection(title: memory, rows: rows)], message: "No frame was drawn since the measurement began.")
  }

  private static func milliseconds(_ seconds: Double) -> String { String(format: "%.2f", seconds * 1000) }
}

/// A chart with a stacked bar for each of the last frames. The line is the duration of a frame at 60 frames a second.
final class FrameChart: UIView {
  var frames: [InspectedCosts.Frame] = [] { didSet { if frames != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = 4
    clipsToBounds = true
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Times of the last frames"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("charts are made in code") }

  private static let target = 1.0 / 60
  private static let maximumFrames = 120

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let width = bounds.width / CGFloat(Self.maximumFrames)
    let longest = max(frames.map { $0.layout + $0.drawing + $0.compositing }.max() ?? 0, Self.target * 1.2)
    for (index, frame) in frames.suffix(Self.maximumFrames).enumerated() {
      var y = bounds.height
      for (time, color) in [(frame.layout, UIColor.systemYellow), (frame.drawing, .systemGreen), (frame.compositing, .systemBlue)] {
        let height = bounds.height * CGFloat(time / longest)
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: CGFloat(index) * width, y: y - height, width: max(width - 0.5, 0.5), height: height))
        y -= height
      }
    }
    let y = bounds.height * CGFloat(1 - Self.target / longest)
    context.setFillColor(UIColor.systemRed.withAlphaComponent(0.6).cgColor)
    context.fill(CGRect(x: 0, y: y, width: bounds.width, height: 1))
    let legend = NSAttributedString(
      string: "layout  drawing  compositing", attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.secondaryLabel])
    legend.draw(at: CGPoint(x: 6, y: 4))
  }
}
