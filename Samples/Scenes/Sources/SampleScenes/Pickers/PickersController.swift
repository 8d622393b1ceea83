import UIKit

/// A picker view, and the three styles of a date picker.
final class PickersController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let dishes = ["Bibimbap", "Borscht", "Ceviche", "Dal", "Falafel", "Gazpacho", "Injera", "Moussaka", "Pho", "Ramen", "Tagine"]
  private let picker = UIPickerView()
  private let wheels = UIDatePicker()
  private let compact = UIDatePicker()
  private let calendar = UIDatePicker()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(4, inComponent: 0, animated: false)
    picker.selectRow(2, inComponent: 1, animated: false)
    for (datePicker, style) in [(wheels, UIDatePickerStyle.wheels), (compact, .compact), (calendar, .inline)] {
      datePicker.preferredDatePickerStyle = style
      datePicker.locale = Locale(identifier: "en_US")
      datePicker.timeZone = TimeZone(identifier: "UTC")
      datePicker.date = Date(timeIntervalSince1970: 1_700_646_060)
    }
    wheels.datePickerMode = .dateAndTime
    calendar.datePickerMode = .date
    for part in [picker, wheels, compact, calendar] { view.addSubview(part) }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? dishes.count : 9 }

  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
    guard component == 1 else { return nil }
    return NSAttributedString(string: "\(row + 1)", attributes: [.foregroundColor: row % 2 == 0 ? UIColor.systemRed : .systemBlue])
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { dishes[row] }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width
    picker.frame = CGRect(x: 0, y: 0, width: width, height: 162)
    wheels.frame = CGRect(x: 0, y: 162, width: width, height: 162)
    let size = compact.intrinsicContentSize
    compact.frame = CGRect(x: width - 16 - size.width, y: 332, width: size.width, height: size.height)
    calendar.frame = CGRect(x: (width - 343) / 2, y: 374, width: 343, height: 290)
  }
}

#if os(iOS)
  #Preview("Pickers", traits: .fixedLayout(width: 375, height: 667)) { PickersController() }
#endif
