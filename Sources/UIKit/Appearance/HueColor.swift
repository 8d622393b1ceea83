/// A color as hue, saturation and brightness, each 0...1.
struct HueColor: Equatable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let maximum = max(red, green, blue)
    let span = maximum - min(red, green, blue)
    brightness = maximum
    saturation = maximum == 0 ? 0 : span / maximum
    if span == 0 {
      hue = 0
    } else if maximum == red {
      let sixth = (green - blue) / span
      hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    } else if maximum == green {
      hue = ((blue - red) / span + 2) / 6
    } else {
      hue = ((red - green) / span + 4) / 6
    }
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    guard hue.isFinite else { return (brightness, brightness, brightness) }
    // Hues outside of 0...1 are clamped, as in UIKit.
    let sixths = min(max(hue, 0), 1) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + sixths).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return (channel(5), channel(3), channel(1))
  }
}
