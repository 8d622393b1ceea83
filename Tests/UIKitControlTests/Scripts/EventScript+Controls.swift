import UIKit

extension EventScript {
  /// Taps a switch and drags another, and uses a slider, a held stepper, and segments.
  static let controls = EventScript(
    family: "controls",
    stage: { screen, notes in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let toggle = UISwitch(frame: CGRect(x: 20, y: 20, width: 51, height: 31))
      let slider = UISlider(frame: CGRect(x: 20, y: 80, width: 280, height: 31))
      let stepper = UIStepper(frame: CGRect(x: 20, y: 140, width: 94, height: 32))
      let segments = UISegmentedControl(items: ["a", "b", "c"])
      segments.frame = CGRect(x: 20, y: 200, width: 270, height: 32)
      segments.selectedSegmentIndex = 0
      let pages = UIPageControl(frame: CGRect(x: 20, y: 260, width: 200, height: 26))
      pages.numberOfPages = 3
      toggle.addAction(UIAction { [weak notes] _ in notes?.note("switch \(toggle.isOn)") }, for: .valueChanged)
      slider.addAction(UIAction { [weak notes] _ in notes?.noteOnce("slider") }, for: .valueChanged)
      notes.follow(slider, [(.touchDown, "slider down"), (.touchUpInside, "slider up"), (.touchCancel, "slider cancelled")])
      stepper.addAction(UIAction { [weak notes] _ in notes?.note("stepper \(Int(stepper.value))") }, for: .valueChanged)
      segments.addAction(UIAction { [weak notes] _ in notes?.note("segment \(segments.selectedSegmentIndex)") }, for: .valueChanged)
      pages.addAction(UIAction { [weak notes] _ in notes?.note("page \(pages.currentPage)") }, for: .valueChanged)
      for view in [toggle, slider, stepper, segments, pages] { root.addSubview(view) }
      screen.show(root)
    },
    events: """
      0.1 touch 0 began 45 35
      0.2 touch 0 ended 45 35
      0.5 touch 0 began 60 35
      0.55 touch 0 moved 40 35
      0.6 touch 0 moved 20 35
      0.7 touch 0 ended 20 35
      1 touch 0 began 34 95
      1.1 touch 0 moved 100 95
      1.2 touch 0 moved 200 95
      1.3 touch 0 ended 200 95
      1.5 touch 0 began 90 155
      2.2 touch 0 ended 90 155
      2.5 touch 0 began 150 215
      2.6 touch 0 ended 150 215
      2.8 touch 0 began 150 215
      2.9 touch 0 ended 150 215
      3 touch 0 began 200 273
      3.1 touch 0 ended 200 273
      3.5 touch 0 began 200 95
      3.6 focus off
      """, end: 4,
    calls: [
      "switch true", "switch false", "slider down", "slider", "slider up", "stepper 1", "stepper 2", "stepper 3", "segment 1", "page 1",
      "slider down", "slider cancelled",
    ])

  /// Taps a button, leaves another with the finger, and chooses an item of a menu.
  static let buttons = EventScript(
    family: "buttons and menus",
    stage: { screen, notes in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let button = UIButton(type: .system), opener = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
      notes.follow(
        button,
        [
          (.touchDown, "down"), (.touchDragInside, "drag inside"), (.touchDragExit, "exit"), (.touchDragOutside, "drag outside"),
          (.touchDragEnter, "enter"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.primaryActionTriggered, "primary"),
        ])
      opener.setTitle("Open", for: .normal)
      opener.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
      opener.showsMenuAsPrimaryAction = true
      opener.menu = UIMenu(children: [
        UIAction(title: "First") { [weak notes] _ in notes?.note("first") },
        UIAction(title: "Second") { [weak notes] _ in notes?.note("second") },
      ])
      notes.follow(opener, [(.menuActionTriggered, "menu")])
      root.addSubview(button)
      root.addSubview(opener)
      screen.show(root)
    },
    events: """
      0.1 touch 0 began 60 40
      0.2 touch 0 ended 60 40
      0.5 touch 0 began 60 40
      0.6 touch 0 moved 70 40
      0.7 touch 0 moved 300 400
      0.8 touch 0 moved 310 400
      0.9 touch 0 moved 70 40
      1 touch 0 moved 300 400
      1.1 touch 0 ended 300 400
      1.5 touch 0 began 60 120
      1.6 touch 0 ended 60 120
      2.5 touch 0 began 60 216
      2.6 touch 0 ended 60 216
      """, end: 4,
    calls: [
      "down", "primary", "up inside", "down", "drag inside", "exit", "drag outside", "enter", "drag inside", "exit", "drag outside",
      "up outside", "menu", "second",
    ])

  @MainActor private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let notes: CallNotes
    init(_ notes: CallNotes) { self.notes = notes }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      notes.note("picked \(row) in \(component)")
    }
  }

  /// Taps a row of a picker, spins a wheel, and chooses a date.
  static let pickers = EventScript(
    family: "pickers",
    stage: { screen, notes in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), wheels = Wheels(notes)
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.dataSource = wheels
      picker.delegate = wheels
      let date = UIDatePicker(frame: CGRect(x: 0, y: 240, width: 320, height: 216))
      date.preferredDatePickerStyle = .wheels
      date.datePickerMode = .countDownTimer
      date.countDownDuration = 3600
      date.addAction(UIAction { [weak notes] _ in notes?.note("date \(Int(date.countDownDuration))") }, for: .valueChanged)
      notes.kept = [wheels]
      root.addSubview(picker)
      root.addSubview(date)
      screen.show(root)
    },
    events: """
      0.1 touch 0 began 80 140
      0.15 touch 0 ended 80 140
      1.5 touch 0 began 240 108
      1.55 touch 0 moved 240 90
      1.6 touch 0 moved 240 60
      1.8 touch 0 moved 240 20
      2.2 touch 0 ended 240 20
      3.5 touch 0 began 100 380
      3.55 touch 0 ended 100 380
      """, end: 6, calls: ["picked 1 in 0", "picked 2 in 1", "date 7200"])
}
