import UIKit

/// A plot of a timing curve. The line shows the formula, and the ball at its end shows UIKit's animation.
final class PlotView: CardView {
  private let pace: Pace
  private let label = UILabel()
  private let axes = PlotAxes()
  /// A view that reveals the line as time passes.
  private let curtain = UIView()
  private let line: PlotLine
  /// A view that moves horizontally at constant speed. The ball in it moves vertically with the timing curve.
  private let carriage = UIView()
  private let ball = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))

  init(_ pace: Pace) {
    self.pace = pace
    line = PlotLine(pace)
    super.init(frame: .zero)
    label.text = pace.name
    label.font = .systemFont(ofSize: 12, weight: .medium)
    label.textColor = .secondaryLabel
    curtain.clipsToBounds = true
    curtain.addSubview(line)
    ball.backgroundColor = pace.color
    ball.layer.cornerRadius = 6
    carriage.addSubview(ball)
    for part in [label, axes, curtain, carriage] { addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("plots are made in code") }

  /// The rectangle of the curve from 0 to 1, in the card's coordinates.
  private var plot: CGRect { CGRect(x: 12, y: 48, width: max(bounds.width - 28, 1), height: max(bounds.height - 66, 1)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 12, y: 6, width: bounds.width - 24, height: 16)
    axes.frame = bounds
    axes.plot = plot
    line.frame = bounds
    line.plot = plot
    if isRunning { run() } else { rewind() }
  }

  private var isRunning = false

  private func rewind() {
    curtain.frame = CGRect(x: 0, y: 0, width: plot.minX, height: bounds.height)
    carriage.frame = CGRect(x: plot.minX, y: plot.minY, width: 0, height: plot.height)
    ball.center = CGPoint(x: 0, y: plot.height)
  }

  /// Restarts the animations.
  func run() {
    isRunning = true
    for part in [curtain, carriage, ball] { part.layer.removeAllAnimations() }
    rewind()
    UIView.animate(withDuration: Pace.duration, delay: 0, options: [.curveLinear, .repeat]) { [self] in
      curtain.bounds.size.width = plot.maxX
      curtain.center.x = plot.maxX / 2
      carriage.center.x = plot.maxX
    }
    pace.animate(ball, to: 0)
  }

  func stop() {
    isRunning = false
    for part in [curtain, carriage, ball] { part.layer.removeAllAnimations() }
    rewind()
  }
}

/// The lines at 0 and 1, and the time axis.
private final class PlotAxes: UIView {
  var plot = CGRect.zero { didSet { if plot != oldValue { setNeedsDisplay() } } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("axes are made in code") }

  override func draw(_ rect: CGRect) {
    UIColor.systemGray5.setFill()
    UIRectFill(CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: 1))
    UIRectFill(CGRect(x: plot.minX, y: plot.minY, width: plot.width, height: 1))
    UIRectFill(CGRect(x: plot.minX, y: plot.minY, width: 1, height: plot.height))
  }
}

/// The line of a timing curve.
private final class PlotLine: UIView {
  private let pace: Pace
  var plot = CGRect.zero { didSet { if plot != oldValue { setNeedsDisplay() } } }

  init(_ pace: Pace) {
    self.pace = pace
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("lines are made in code") }

  override func draw(_ rect: CGRect) {
    let path = pace.path
    path.apply(CGAffineTransform(a: plot.width, b: 0, c: 0, d: -plot.height, tx: plot.minX, ty: plot.maxY))
    path.lineWidth = 2
    path.lineJoinStyle = .round
    pace.color.withAlphaComponent(0.6).setStroke()
    path.stroke()
  }
}
