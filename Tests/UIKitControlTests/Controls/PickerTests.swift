import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct PickerTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [5, 100_000]
    var chosen: [[Int]] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "Row \(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen.append([component, row]) }
  }

  private let source = Source()

  private func shown() -> UIPickerView {
    let picker = UIPickerView(frame: .zero)
    picker.dataSource = source
    picker.delegate = source
    screen.show(picker)
    screen.settle()
    return picker
  }

  @Test func aWheelOfTheMouseLeavesARowInTheMiddle() {
    let picker = shown()
    picker.selectRow(100, inComponent: 1, animated: false)
    screen.settle()
    func turn(_ distance: CGFloat) {
      screen.scroll(by: CGVector(dx: 0, dy: -distance), at: CGPoint(x: 240, y: 108))
      screen.advance(by: 1)
    }
    turn(10)
    #expect(picker.selectedRow(inComponent: 1) == 101 && source.chosen == [[1, 101]])
    turn(-70)
    #expect(picker.selectedRow(inComponent: 1) == 99 && source.chosen == [[1, 101], [1, 99]])
    let column = picker.columns[1], front = column.contentOffset.y + column.contentInset.top
    #expect(front.truncatingRemainder(dividingBy: column.geometry.rowHeight) == 0)
  }

  @Test func aPickerIs216HighAndKeepsRowsThatShowOnly() {
    let picker = shown()
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    picker.selectRow(50_000, inComponent: 1, animated: false)
    screen.settle()
    #expect(picker.selectedRow(inComponent: 1) == 50_000)
    #expect((picker.view(forRow: 50_000, forComponent: 1) as? UILabel)?.text == "Row 50000")
    #expect(picker.columns[1].subviews.count < 20)
    #expect(source.chosen.isEmpty)
  }

  @Test func aTapBringsARowToTheFrontAndTells() {
    let picker = shown()
    screen.tap(at: CGPoint(x: 80, y: 108 + 32))
    screen.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(source.chosen == [[0, 1]])
  }

  @Test func aDragEndsOnARow() {
    let picker = shown()
    screen.drag(from: CGPoint(x: 240, y: 150), to: CGPoint(x: 240, y: 60), duration: 0.3)
    screen.advance(by: 4)
    #expect(source.chosen.count == 1 && source.chosen[0][1] > 1)
    let column = picker.columns[1]
    let rest = (column.contentOffset.y + column.contentInset.top).remainder(dividingBy: 32)
    #expect(abs(rest) < 0.3)
  }

  @Test func emptyAndWrongComponentsAreNoTrap() {
    source.counts = []
    let picker = shown()
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 3) == -1)
    picker.selectRow(2, inComponent: 7, animated: true)
    source.counts = [0, 1]
    picker.reloadAllComponents()
    screen.settle()
    #expect(picker.selectedRow(inComponent: 0) == -1 && picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func rowsStandOnAWheel() throws {
    let wheel = WheelGeometry(height: 216, rowHeight: 32)
    let front = try #require(wheel.placement(at: 0))
    #expect(front == WheelGeometry.RowPlacement(y: 0, z: 0, angle: 0, alpha: 1))
    let next = try #require(wheel.placement(at: 32))
    #expect(abs(next.y - 108 * sin(32.0 / 108)) < 1e-9 && next.z < 0 && next.alpha < 0.6)
    #expect(wheel.placement(at: 200) == nil)
    #expect(wheel.rows(at: 0, count: 3) == 0..<3)
    #expect(wheel.row(at: .nan, count: 3) == 0)
  }
}
