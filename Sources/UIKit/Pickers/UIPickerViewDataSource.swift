/// Says how many columns and rows a picker has (Apple: UIPickerViewDataSource).
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
