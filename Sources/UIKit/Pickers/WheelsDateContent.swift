/// A date picker with wheels.
final class WheelsDateContent: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
  var onChoice: ((Date, TimeInterval) -> Void)?
  let picker = UIPickerView(frame: .zero)
  private var wheel: DateWheel?
  private var date = Date()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  var fittingSize: CGSize { UIPickerView.defaultSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  private var rows: [Int] { (wheel?.columns.indices ?? 0..<0).map { max(picker.selectedRow(inComponent: $0), 0) } }

  func show(_ date: Date, duration: TimeInterval, _ settings: DateSettings, animated: Bool) {
    let isNew = wheel?.settings != settings
    self.date = date
    if isNew {
      wheel = DateWheel(settings, around: date, today: Date())
      picker.reloadAllComponents()
    }
    selectRows(to: date, duration, near: isNew ? [] : rows, animated: animated && !isNew)
  }

  private func selectRows(to date: Date, _ duration: TimeInterval, near rows: [Int], animated: Bool) {
    guard let wheel else { return }
    for (component, row) in wheel.rows(for: date, duration: duration, near: rows).enumerated()
    where picker.selectedRow(inComponent: component) != row {
      picker.selectRow(row, inComponent: component, animated: animated)
    }
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheel?.columns.count ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheel.map { $0.rowCount($0.columns[component]) } ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    wheel.map { $0.width($0.columns[component]) } ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
    let label = DateRow.reused(view)
    guard let wheel else { return label }
    let column = wheel.columns[component]
    label.text = wheel.title(row, column)
    label.textAlignment = wheel.alignment(column)
    label.textColor = wheel.isAllowed(row, column, with: date) ? .label : .tertiaryLabel
    return label
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let wheel else { return }
    if wheel.settings.mode == .countDownTimer {
      let duration = wheel.duration(rows)
      selectRows(to: date, duration, near: rows, animated: true)
      onChoice?(date, duration)
      return
    }
    let chosen = wheel.settings.clamped(wheel.date(rows, from: date, changed: component))
    let changesDays = !wheel.settings.calendar.isDate(chosen, equalTo: date, toGranularity: .month)
    date = chosen
    selectRows(to: chosen, 0, near: rows, animated: true)
    if changesDays, wheel.columns.contains(.day) { picker.colorRows() }
    onChoice?(chosen, 0)
  }
}
