import Raster
import RenderTree
import TestSupport
import Testing

@testable import QuartzCore

@Suite(.namesSeeds, .serialized) @MainActor
struct GradientLayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func gradient(_ stage: Stage, _ frame: CGRect) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = frame
    layer.colors = [red, blue]
    stage.root.addSublayer(layer)
    CATransaction.setDisableActions(true)
    return layer
  }

  @Test func aConicGradientGoesRoundClockwiseFromItsEndPoint() {
    let stage = Stage()
    let layer = gradient(stage, CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.type = .conic
    layer.colors = [red, green, blue, red]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    let picture = stage.picture()
    #expect(picture[50, 10].red > 245)
    // At a third and two thirds of a turn.
    #expect(picture[50 + 35, 50 + 20].green > 245 && picture[50 - 35, 50 + 20].blue > 245)
    let (right, left) = (picture[90, 50], picture[10, 50])
    #expect(right.green > right.red && right.blue < 5 && left.blue > left.red && left.green < 5)
  }

  @Test func aConicGradientFollowsTheDirectionToATenthOfADegree() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<1000 {
      let angle = Double.random(in: 0..<2 * .pi, using: &random), distance = Double.random(in: 0.01...1e6, using: &random)
      let turns = ConicShader.turns(cos(angle) * distance, sin(angle) * distance)
      #expect(abs(turns - angle / (2 * .pi)) < 2e-9)
    }
    #expect(ConicShader.turns(0, 0) == 0 && ConicShader.turns(.nan, 1) == 0)
  }

  @Test func aRadialGradientReachesItsEndOnTheEllipse() {
    let stage = Stage()
    let layer = gradient(stage, CGRect(x: 0, y: 0, width: 200, height: 100))
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let picture = stage.picture()
    #expect(picture[100, 50].red > 250 && picture[198, 50].blue > 245 && picture[100, 98].blue > 240 && picture[2, 2].blue == 255)
    #expect((110...145).contains(picture[150, 50].red) && (110...145).contains(picture[100, 75].red))
  }

  @Test func aGradientOf10000PointsCostsNoBitmap() throws {
    let stage = Stage()
    let layer = gradient(stage, CGRect(x: -4900, y: 0, width: 10_000, height: 100))
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let picture = stage.picture()
    #expect(layer.backing.layerContents == nil && layer.contents == nil)
    #expect(stage.host.frame.budget.usage.stores == 0 || layer.backing.byteCount == 0)
    #expect((124...131).contains(picture[100, 50].red) && (124...131).contains(picture[100, 50].blue))
  }

  @Test func coloursPlacesAndPointsAnimate() throws {
    let stage = Stage()
    let layer = gradient(stage, CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.locations = [0, 0.5]
    stage.host.commit()
    func animate(_ key: String, _ from: Any, _ to: Any) {
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
      layer.add(animation, forKey: key)
    }
    animate("colors", [red, blue], [blue, red])
    animate("locations", [0, 0.5] as [NSNumber], [0.5, 1] as [NSNumber])
    animate("startPoint", CGPoint.zero, CGPoint(x: 1, y: 1))
    animate("endPoint.x", 0, 1)
    stage.host.commit()
    stage.advance(by: 1)
    let shown = try #require(layer.presentation())
    let middle = try #require(shown.colors?.first.map { $0 as? CGColor } ?? nil).pixel
    #expect((126...129).contains(middle.red) && (126...129).contains(middle.blue))
    #expect(shown.locations?.map(\.doubleValue) == [0.25, 0.75])
    #expect(shown.startPoint == CGPoint(x: 0.5, y: 0.5) && shown.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test func placesOutsideOfTheRangeAreCutOff() {
    var figure = GradientFigure()
    figure.colors = [red, green, blue]
    figure.locations = [-1, 0.5, 2]
    let stops = figure.stops
    #expect(stops.map(\.location) == [0, 0.5, 1])
    #expect(abs(stops[0].red - 1.0 / 3) < 1e-9 && abs(stops[0].green - 2.0 / 3) < 1e-9 && abs(stops[2].blue - 1.0 / 3) < 1e-9)
    figure.locations = [2, 3, 4]
    #expect(figure.stops.map(\.location) == [2])
    figure.colors = []
    #expect(figure.stops.isEmpty)
  }

  @Test func contextsDrawConicGradients() throws {
    let buffer = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 40, height: 40)))
    let context = CGContext(target: buffer, clip: Clip(buffer.bounds), baseTransform: .identity)
    context.drawConicGradient(CGGradient(colors: [red, blue], locations: nil), center: CGPoint(x: 20, y: 20), angle: .pi / 2)
    #expect(buffer[18, 38].red > 245 && buffer[22, 38].blue > 245)
    #expect((110...145).contains(buffer[20, 2].red))
  }

  /// `render(in:)` mixes the colours of a gradient layer in Generic RGB, as Core Animation does; the screen mixes them in sRGB.
  ///
  /// airbnb/lottie-ios at f4db77d7, LottieFiles-gradient_square-0 with the Core Animation engine (`render(in:)`) and the main thread engine,
  /// which draws a `CGGradient`.
  @Test(arguments: [(0.040, 74, 232, 7), (0.111, 92, 230, 23), (0.324, 137, 224, 59), (0.466, 165, 221, 80), (0.749, 214, 214, 118)])
  func aGradientInAContextIsMixedInGenericRGB(_ place: Double, _ red: Int, _ green: Int, _ blue: Int) throws {
    let stage = Stage(width: 1000, height: 4)
    let layer = gradient(stage, CGRect(x: 0, y: 0, width: 1000, height: 4))
    layer.colors = [
      CGColor(red: 0.24705882352941178, green: 0.9137254901960784, blue: 0, alpha: 1),
      CGColor(red: 1, green: 0.8156862745098039, blue: 0.5803921568627451, alpha: 1),
    ]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let x = Int(place * 1000), pixels = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 1000, height: 4)))
    layer.render(in: CGContext(target: pixels, clip: Clip(pixels.bounds), baseTransform: .identity))
    let drawn = pixels[x, 2]
    #expect(abs(Int(drawn.red) - red) <= 2 && abs(Int(drawn.green) - green) <= 2 && abs(Int(drawn.blue) - blue) <= 4, "\(drawn)")
    let shown = stage.picture()[x, 2]
    #expect(abs(Int(shown.red) - Int(63 + 192 * place)) <= 2 && abs(Int(shown.blue) - Int(148 * place)) <= 2, "\(shown)")
  }
}
