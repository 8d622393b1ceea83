import UIKit

@MainActor
enum AttributedSection {
  static func make() -> LabelStack {
    let text = NSMutableAttributedString(string: "Attributed: ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      var all = attributes
      if all[.font] == nil { all[.font] = UIFont.systemFont(ofSize: 17) }
      text.append(NSAttributedString(string: string, attributes: all))
    }
    add("bold", [.font: UIFont.boldSystemFont(ofSize: 17)])
    add(", ", [:])
    add("coloured", [.foregroundColor: UIColor.systemRed])
    add(", ", [:])
    add("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    add(", ", [:])
    add("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    add(", ", [:])
    add("marked", [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black])
    add(", ", [:])
    add("spaced", [.kern: 4])
    add(", E = mc", [:])
    add("2", [.font: UIFont.systemFont(ofSize: 11), .baselineOffset: 7])
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return LabelStack([label])
  }
}
