import UIKit

/// A scene of the redraw benchmark: views, and a change for each frame.
struct RedrawScene {
  let name: String
  /// The size in points, which are pixels since the screen's scale is 1.
  let size: CGSize
  /// Fills the root view of the window and returns a closure that makes the change before each frame. The closure receives the frame
  /// number.
  let build: @MainActor (UIView) -> (Int) -> Void

  static let all: [RedrawScene] =
    [nothing] + [10, 1_000, 10_000, 100_000].map { view(in: $0) } + [10, 100_000].map { moving(in: $0) }
    + [10, 100_000].map { comingAndGoing(in: $0) } + [scrollingList, selfSizingTable, animatingViews, stack, customViews, resizingButtons]

  /// The size of an iPhone's screen in pixels.
  private static let phone = CGSize(width: 1170, height: 2532)

  private static let nothing = RedrawScene(name: "nothing changes", size: phone) { root in
    fill(root, with: 1_000)
    return { _ in }
  }

  private static func view(in count: Int) -> RedrawScene {
    RedrawScene(name: "1 view of \(count)", size: phone) { root in
      fill(root, with: count - 1)
      let view = ChartView(frame: CGRect(x: 500, y: 1200, width: 100, height: 100))
      root.addSubview(view)
      return { frame in
        view.phase = frame
        view.setNeedsDisplay()
      }
    }
  }

  /// A leaf that moves. Its surroundings are the same for any size of the tree, since the other views are below the screen.
  private static func moving(in count: Int) -> RedrawScene {
    RedrawScene(name: "1 leaf of \(count) moves", size: phone) { root in
      page(root, with: count - 1)
      let view = UIView(frame: CGRect(x: 500, y: 0, width: 100, height: 100))
      view.backgroundColor = .systemBlue
      root.addSubview(view)
      return { frame in view.center.x = CGFloat(550 + frame % 50) }
    }
  }

  private static func comingAndGoing(in count: Int) -> RedrawScene {
    RedrawScene(name: "1 of \(count) comes, goes", size: phone) { root in
      page(root, with: count - 1)
      let view = UIView(frame: CGRect(x: 500, y: 0, width: 100, height: 100))
      view.backgroundColor = .systemBlue
      let index = root.subviews.count / 2
      return { frame in
        if frame % 2 == 0 { root.insertSubview(view, at: index) } else { view.removeFromSuperview() }
      }
    }
  }

  private static let scrollingList = RedrawScene(name: "scrolling list", size: phone) { root in
    let rowHeight: CGFloat = 180
    let list = UIView(frame: root.bounds)
    list.clipsToBounds = true
    root.addSubview(list)
    let pictures = (0..<8).map { avatar(hue: CGFloat($0) / 8) }
    let rows = (0..<Int(root.bounds.height / rowHeight) + 2).map { _ in
      RowView(frame: CGRect(x: 0, y: 0, width: root.bounds.width, height: rowHeight))
    }
    rows.forEach(list.addSubview)
    return { frame in
      let offset = CGFloat(frame * 12)
      list.bounds.origin.y = offset
      let first = Int(offset / rowHeight)
      for (i, row) in rows.enumerated() {
        // Each row keeps its view while it is visible.
        let index = first + ((i - first) % rows.count + rows.count) % rows.count
        guard row.index != index else { continue }
        row.show(index: index, picture: pictures[index % pictures.count])
        row.frame.origin.y = CGFloat(index) * rowHeight
      }
    }
  }

  private static let selfSizingTable = RedrawScene(name: "self-sizing table scrolls", size: phone) { root in
    let list = NoteList(frame: root.bounds, pictures: (0..<8).map { avatar(hue: CGFloat($0) / 8) })
    root.addSubview(list.table)
    return { frame in list.table.contentOffset.y = CGFloat(frame * 24) }
  }

  private static let animatingViews = RedrawScene(name: "500 views animate", size: phone) { root in
    let views = (0..<500).map { i in
      let view = UIView(frame: CGRect(x: i * 197 % 1070, y: i * 431 % 2430, width: 80, height: 80))
      view.backgroundColor = UIColor(hue: CGFloat(i % 50) / 50, saturation: 0.7, brightness: 0.9, alpha: i % 3 == 0 ? 0.6 : 1)
      if i % 5 == 0 { view.layer.cornerRadius = 16 }
      root.addSubview(view)
      return (view, view.center)
    }
    return { frame in
      for (i, (view, center)) in views.enumerated() {
        let angle = CGFloat(frame) / 20 + CGFloat(i)
        view.center = CGPoint(x: center.x + (20 * cos(angle)).rounded(), y: center.y + (20 * sin(angle)).rounded())
      }
    }
  }

  private static let stack = RedrawScene(name: "50 opaque views stacked", size: phone) { root in
    let views = (0..<50).map { i in
      let view = UIView(frame: root.bounds)
      view.backgroundColor = UIColor(hue: CGFloat(i) / 50, saturation: 0.5, brightness: 0.9, alpha: 1)
      root.addSubview(view)
      return view
    }
    return { frame in
      for view in views { view.backgroundColor = UIColor(hue: CGFloat(frame % 60) / 60, saturation: 0.5, brightness: 0.9, alpha: 1) }
    }
  }

  private static let customViews = RedrawScene(name: "100 custom views redraw", size: phone) { root in
    let views = (0..<100).map { i in ChartView(frame: CGRect(x: i % 10 * 117, y: i / 10 * 250, width: 110, height: 240)) }
    views.forEach(root.addSubview)
    return { frame in
      for view in views {
        view.phase = frame
        view.setNeedsDisplay()
      }
    }
  }

  private static let resizingButtons = RedrawScene(name: "400 nine-slice buttons resize", size: phone) { root in
    let caps = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
    let image = capsule().resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let views = (0..<400).map { i in
      let view = UIImageView(image: image)
      view.frame = CGRect(x: i % 10 * 117, y: i / 10 * 63, width: 110, height: 50)
      root.addSubview(view)
      return view
    }
    return { frame in
      for (i, view) in views.enumerated() { view.frame.size = CGSize(width: 60 + (frame + i) % 50, height: 40 + (frame + i) % 20) }
    }
  }

  /// Adds plain views in a grid, as a static background.
  @MainActor private static func fill(_ root: UIView, with count: Int) {
    let columns = max(1, Int(Double(count).squareRoot()))
    let side = CGSize(width: root.bounds.width / CGFloat(columns), height: root.bounds.height / CGFloat((count + columns - 1) / columns))
    for i in 0..<count {
      let x = (CGFloat(i % columns) * side.width).rounded(), y = (CGFloat(i / columns) * side.height).rounded()
      let view = UIView(frame: CGRect(x: x, y: y, width: side.width.rounded(.down), height: side.height.rounded(.down)))
      view.backgroundColor = UIColor(white: 0.7 + CGFloat(i % 7) / 30, alpha: 1)
      root.addSubview(view)
    }
  }

  /// Adds plain views, nine in a row of 100 points, on a page that continues below the screen.
  @MainActor private static func page(_ root: UIView, with count: Int) {
    for i in 0..<count {
      let view = UIView(frame: CGRect(x: i % 9 * 130, y: i / 9 * 100, width: 128, height: 98))
      view.backgroundColor = UIColor(white: 0.7 + CGFloat(i % 7) / 30, alpha: 1)
      root.addSubview(view)
    }
  }

  @MainActor private static func avatar(hue: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 120, height: 120), format: format).image { _ in
      UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 120, height: 120)).fill()
    }
  }

  @MainActor private static func capsule() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32), format: format).image { _ in
      UIColor.systemBlue.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 32, height: 32), cornerRadius: 14).fill()
    }
  }

  @MainActor private static var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
