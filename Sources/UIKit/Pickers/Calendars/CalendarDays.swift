import CoreGraphics
import Foundation

/// The weeks of a calendar view: the names of the days, the days, and their decorations.
final class CalendarDays: UIView {
  private static let weekdayHeight: CGFloat = 20
  private static let circle: CGFloat = 40
  private static let decorationHeight: CGFloat = 16

  var onChoice: ((Date) -> Void)?
  private var weekdays: [UILabel] = []
  private var cells: [UILabel] = []
  private var marks: [UIView] = []
  private var decorations: [Int: UIView] = [:]
  private var days: [Date?] = []
  private var isDecorated = true

  func height(weeks: Int, decorated: Bool) -> CGFloat {
    Self.weekdayHeight + CGFloat(weeks) * (Self.circle + (decorated ? Self.decorationHeight : 4))
  }

  func show(_ view: UICalendarView) {
    let settings = view.settings, selection = view.selectionBehavior
    days = view.grid.days
    isDecorated = view.wantsDateDecorations
    fill(&weekdays, 7)
    for (label, name) in zip(weekdays, MonthGrid.weekdays(settings)) {
      label.text = name
      label.textColor = .tertiaryLabel
      label.font = view.font(size: 13, weight: .semibold)
    }
    while marks.count > days.count { marks.removeLast().removeFromSuperview() }
    while marks.count < days.count {
      let mark = UIView()
      mark.isUserInteractionEnabled = false
      insertSubview(mark, at: 0)
      marks.append(mark)
    }
    fill(&cells, days.count)
    for (index, day) in days.enumerated() {
      let cell = cells[index]
      let isToday = day.map { settings.calendar.isDateInToday($0) } ?? false
      let isChosen = day.map { selection?.isSelected($0, in: view) == true } ?? false
      let isAllowed = day.map { settings.allowsDay($0) && selection?.allows($0, in: view) != false } ?? false
      cell.text = day.map { "\(settings.calendar.component(.day, from: $0))" }
      cell.font = view.font(size: 20, weight: isChosen ? .semibold : .regular)
      cell.textColor = !isAllowed ? .tertiaryLabel : isChosen ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
      marks[index].isHidden = !isChosen
      marks[index].backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.12)
      cell.isAccessibilityElement = day != nil
      cell.accessibilityLabel = day.map { settings.formatter("EEEEyMMMMd").string(from: $0) }
      cell.accessibilityTraits = isChosen ? [.button, .selected] : isAllowed ? .button : [.button, .notEnabled]
    }
    showDecorations(of: Array(days.indices), in: view)
  }

  func reloadDecorations(of changed: [Date], in view: UICalendarView) {
    let calendar = view.settings.calendar
    let indices = days.indices.filter { index in
      days[index].map { day in changed.contains { calendar.isDate($0, inSameDayAs: day) } } ?? false
    }
    showDecorations(of: indices, in: view)
  }

  private func showDecorations(of indices: [Int], in view: UICalendarView) {
    for index in decorations.keys where index >= days.count { decorations.removeValue(forKey: index)?.removeFromSuperview() }
    for index in indices {
      decorations.removeValue(forKey: index)?.removeFromSuperview()
      guard let day = days[index], let decoration = view.decoration(of: day) else { continue }
      let part = decoration.view()
      decorations[index] = part
      addSubview(part)
    }
    setNeedsLayout()
  }

  private func fill(_ labels: inout [UILabel], _ count: Int) {
    while labels.count > count { labels.removeLast().removeFromSuperview() }
    while labels.count < count {
      let label = UILabel()
      label.textAlignment = .center
      label.isUserInteractionEnabled = false
      labels.append(label)
      addSubview(label)
    }
  }

  private func dayFrame(_ index: Int) -> CGRect {
    let weeks = CGFloat(max(days.count / 7, 1)), available = bounds.height - Self.weekdayHeight
    let width = (bounds.width - 2 * UICalendarView.margin) / 7
    let height = min(available / max(weeks, 5), Self.circle + (isDecorated ? Self.decorationHeight : 4))
    return CGRect(
      x: UICalendarView.margin + width * CGFloat(index % 7), y: Self.weekdayHeight + height * CGFloat(index / 7), width: width,
      height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = mirror
    for (index, label) in weekdays.enumerated() {
      let column = dayFrame(index)
      label.frame = mirror(CGRect(x: column.minX, y: 0, width: column.width, height: Self.weekdayHeight))
    }
    for index in cells.indices {
      let cell = mirror(dayFrame(index))
      let day = CGRect(x: cell.minX, y: cell.minY, width: cell.width, height: min(cell.height, Self.circle))
      cells[index].frame = day
      let side = min(day.width, day.height)
      marks[index].frame = CGRect(x: day.midX - side / 2, y: day.midY - side / 2, width: side, height: side)
      marks[index].layer.cornerRadius = side / 2
      guard let part = decorations[index] else { continue }
      let below = CGRect(x: cell.minX, y: day.maxY, width: cell.width, height: max(cell.height - day.height, 0))
      part.center = CGPoint(x: below.midX, y: below.midY)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    guard let index = cells.indices.first(where: { mirror(dayFrame($0)).contains(point) }), let day = days[index] else { return }
    onChoice?(day)
  }
}
