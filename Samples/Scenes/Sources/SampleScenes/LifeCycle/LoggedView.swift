import UIKit

/// A view that logs its callbacks, and shows how often it was laid out and drawn.
final class LoggedView: UIView {
  let name: String
  private let color: UIColor
  private let journal: CallbackJournal
  private var layouts = 0
  private var draws = 0

  init(_ name: String, color: UIColor, journal: CallbackJournal) {
    self.name = name
    self.color = color
    self.journal = journal
    super.init(frame: .zero)
    backgroundColor = color.withAlphaComponent(0.16)
    layer.cornerRadius = 10
    layer.borderWidth = 1.5
    layer.borderColor = color.cgColor
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  private func note(_ phase: CallbackPhase, _ call: String) { journal.note(phase, name, call) }

  private func name(of view: UIView?) -> String {
    guard let view else { return "nil" }
    return (view as? LoggedView)?.name ?? "stage"
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    note(.hierarchy, "willMove(toSuperview: \(name(of: newSuperview)))")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    note(.hierarchy, "didMoveToSuperview()")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    note(.hierarchy, "willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    note(.hierarchy, "didMoveToWindow()")
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    note(.hierarchy, "didAddSubview(\(name(of: subview)))")
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    note(.hierarchy, "willRemoveSubview(\(name(of: subview)))")
  }

  override func updateConstraints() {
    note(.constraints, "updateConstraints()")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    note(.layout, "layoutSubviews()")
    for (index, subview) in subviews.enumerated() {
      let width = (bounds.width - 8 - 8 * CGFloat(subviews.count)) / CGFloat(subviews.count)
      subview.frame = CGRect(x: 8 + CGFloat(index) * (width + 8), y: 40, width: width, height: max(bounds.height - 48, 0))
    }
  }

  override func draw(_ rect: CGRect) {
    draws += 1
    note(.drawing, "draw(\(Int(rect.width)) × \(Int(rect.height)))")
    (name as NSString).draw(at: CGPoint(x: 10, y: 6), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: color])
    ("drawn \(draws), laid out \(layouts)" as NSString).draw(
      at: CGPoint(x: 10, y: 23),
      withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.secondaryLabel])
  }
}
