import Foundation

/// A grouped bar chart as SVG: a row for each group, a bar for each series. Bar lengths are relative to the longest bar of the group.
struct BarChart {
  struct Group {
    var name: String
    var bars: [(series: String, value: Double)]
  }
  var title: String
  var unit: String
  var groups: [Group]

  private static let colors = ["#0a84ff", "#8e8e93", "#34c759", "#ff9f0a", "#af52de", "#ff375f", "#5ac8fa"]

  var svg: String {
    var series: [String] = []
    for bar in groups.flatMap(\.bars) where !series.contains(bar.series) { series.append(bar.series) }
    let barHeight = 12.0, gap = 10.0, left = 170.0, right = 110.0, width = 900.0
    var y = 60.0
    var body = ""
    for group in groups {
      let longest = group.bars.map(\.value).max() ?? 1
      let middle = y + barHeight * Double(group.bars.count) / 2 + 4
      body += "<text x=\"\(left - 10)\" y=\"\(middle)\" text-anchor=\"end\">\(Self.escaped(group.name))</text>\n"
      for bar in group.bars {
        let length = longest > 0 ? bar.value / longest * (width - left - right) : 0
        let color = Self.colors[(series.firstIndex(of: bar.series) ?? 0) % Self.colors.count]
        body += "<rect x=\"\(left)\" y=\"\(y)\" width=\"\(Self.number(length))\" height=\"\(barHeight - 2)\" fill=\"\(color)\"/>"
        body += "<text x=\"\(Self.number(left + length + 6))\" y=\"\(y + barHeight - 3)\" class=\"value\">"
        body += "\(Self.escaped(bar.series)) \(Int(bar.value.rounded()))</text>\n"
        y += barHeight
      }
      y += gap
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(width))" height="\(Int(y + 10))" font-family="Inter, sans-serif" font-size="12">
      <style>.value { font-size: 9px; fill: #636366 }</style>
      <rect width="100%" height="100%" fill="white"/>
      <text x="20" y="28" font-size="16" font-weight="600">\(Self.escaped(title))</text>
      <text x="20" y="46" fill="#636366">\(Self.escaped(unit)); a group's longest bar fills its row</text>
      \(body)</svg>

      """
  }

  private static func number(_ value: Double) -> String { String(format: "%.1f", value) }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
