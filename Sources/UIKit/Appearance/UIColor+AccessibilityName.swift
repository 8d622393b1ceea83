extension UIColor {
  /// A description of the color in words, for people who do not see it, such as "dark blue" (Apple: accessibilityName). Apple does not publish
  /// its words; these are chosen, in English.
  public var accessibilityName: String {
    var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return "pattern" }
    if alpha <= 0 { return "transparent" }
    if brightness < 0.12 { return "black" }
    if saturation < 0.1 {
      if brightness > 0.95 { return "white" }
      return brightness > 0.7 ? "light gray" : brightness < 0.35 ? "dark gray" : "gray"
    }
    let degrees = hue * 360
    let isBrown = degrees >= 15 && degrees < 45 && brightness < 0.65
    let names: [(end: CGFloat, name: String)] = [
      (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (185, "teal"), (200, "cyan"), (250, "blue"), (290, "purple"),
      (320, "magenta"), (345, "pink"), (361, "red"),
    ]
    let name = isBrown ? "brown" : names.first { degrees < $0.end }?.name ?? "red"
    if brightness < 0.55, !isBrown { return "dark \(name)" }
    return saturation < 0.45 ? "light \(name)" : name
  }
}
