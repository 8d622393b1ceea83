import CoreGraphics
import UIKit
import VitrineTesting

extension GoldenMoment {
  /// One scene of each family at scales and in styles that no other picture covers. Only the upper parts are drawn, to keep the pictures
  /// small.
  static let scales: [GoldenMoment] = [
    family("Touches", dark: 2, light: 3), family("Gestures", dark: 2, light: 3), family("Feed", dark: 2, light: 3),
    family("Contacts", dark: 2, light: 3), family("Settings", dark: 2, light: 3), family("Photos", dark: 2, light: 3),
    family("Labels", dark: 2, light: 3), family("Search", dark: 2, light: 3), family("SignUp", dark: 3, light: 1),
    family("Navigation", dark: 2, light: 3), family("Controls", dark: nil, light: 3), family("Buttons", dark: nil, light: 2),
    family("Bars", dark: nil, light: 3), family("Pickers", dark: nil, light: 3), family("Symbols", dark: nil, light: 3),
    family("Typography", dark: nil, light: 3),
  ].flatMap { $0 }

  private static func family(_ scene: String, dark: Int?, light: Int) -> [GoldenMoment] {
    let pairs: [(scale: Int, isDark: Bool)] = (dark.map { [($0, true)] } ?? []) + [(light, false)]
    return pairs.map { scale, isDark in
      GoldenMoment(scene, "\(isDark ? "dark" : "light")\(scale)x", at: 0, scale: CGFloat(scale)) { screen in
        if isDark { screen.userInterfaceStyle = .dark }
        try? screen.resize(to: CGSize(width: 390, height: 260))
        screen.advance(by: 0.3)
      }
    }
  }

  /// A table in editing mode, with delete controls and a row that is being moved.
  static let carried = GoldenMoment("Contacts", "carried", at: 0, scale: 2) { screen in
    try? screen.resize(to: CGSize(width: 390, height: 320))
    screen.settle()
    guard let table = table(in: screen.window) else { return }
    let source = MovableRows(table)
    table.dataSource = source
    table.setEditing(true, animated: false)
    screen.advance(by: 0.1)
    let row = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
    screen.touch(.began, at: CGPoint(x: 362, y: row.midY))
    screen.advance(by: 0.3)
    screen.touch(.moved, at: CGPoint(x: 362, y: row.midY + 30))
    screen.touch(.moved, at: CGPoint(x: 362, y: row.midY + 70))
    screen.advance(by: 0.4)
    withExtendedLifetime(source) {}
  }

  @MainActor private static func table(in view: UIView) -> UITableView? {
    view as? UITableView ?? view.subviews.lazy.compactMap { table(in: $0) }.first
  }

  /// A data source with movable rows, which replaces the scene's own.
  @MainActor private final class MovableRows: NSObject, UITableViewDataSource {
    private let names = ["Ada Lovelace", "Grace Hopper", "Hedy Lamarr", "Katherine Johnson", "Mary Somerville", "Sofia Kovalevskaya"]

    init(_ table: UITableView) {
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "movable")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "movable", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = names[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
  }
}
