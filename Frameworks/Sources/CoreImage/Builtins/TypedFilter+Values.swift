import CoreGraphics
import Foundation

// The images, points, colours and other values of all built-in filters.
extension TypedFilter {
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { set(newValue, "inputBackgroundImage") }
  }
  var backsideImage: CIImage? {
    get { image("inputBacksideImage") }
    set { set(newValue, "inputBacksideImage") }
  }
  var displacementImage: CIImage? {
    get { image("inputDisplacementImage") }
    set { set(newValue, "inputDisplacementImage") }
  }
  var gradientImage: CIImage? {
    get { image("inputGradientImage") }
    set { set(newValue, "inputGradientImage") }
  }
  var image2: CIImage? {
    get { image("inputImage2") }
    set { set(newValue, "inputImage2") }
  }
  var inputImage: CIImage? {
    get { image("inputImage") }
    set { set(newValue, "inputImage") }
  }
  var inputImage2: CIImage? {
    get { image("inputImage2") }
    set { set(newValue, "inputImage2") }
  }
  var mask: CIImage? {
    get { image("inputMask") }
    set { set(newValue, "inputMask") }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { set(newValue, "inputMaskImage") }
  }
  var means: CIImage? {
    get { image("inputMeans") }
    set { set(newValue, "inputMeans") }
  }
  var paletteImage: CIImage? {
    get { image("inputPaletteImage") }
    set { set(newValue, "inputPaletteImage") }
  }
  var shadingImage: CIImage? {
    get { image("inputShadingImage") }
    set { set(newValue, "inputShadingImage") }
  }
  var smallImage: CIImage? {
    get { image("inputSmallImage") }
    set { set(newValue, "inputSmallImage") }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { set(newValue, "inputTargetImage") }
  }
  var textureImage: CIImage? {
    get { image("inputTextureImage") }
    set { set(newValue, "inputTextureImage") }
  }
  var bottomLeft: CGPoint {
    get { point("inputBottomLeft") }
    set { set(newValue, "inputBottomLeft") }
  }
  var bottomRight: CGPoint {
    get { point("inputBottomRight") }
    set { set(newValue, "inputBottomRight") }
  }
  var breakpoint0: CGPoint {
    get { point("inputBreakpoint0") }
    set { set(newValue, "inputBreakpoint0") }
  }
  var breakpoint1: CGPoint {
    get { point("inputBreakpoint1") }
    set { set(newValue, "inputBreakpoint1") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { set(newValue, "inputCenter") }
  }
  var growAmount: CGPoint {
    get { point("inputGrowAmount") }
    set { set(newValue, "inputGrowAmount") }
  }
  var insetPoint0: CGPoint {
    get { point("inputInsetPoint0") }
    set { set(newValue, "inputInsetPoint0") }
  }
  var insetPoint1: CGPoint {
    get { point("inputInsetPoint1") }
    set { set(newValue, "inputInsetPoint1") }
  }
  var point: CGPoint {
    get { point("inputPoint") }
    set { set(newValue, "inputPoint") }
  }
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { set(newValue, "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { set(newValue, "inputPoint1") }
  }
  var point2: CGPoint {
    get { point("inputPoint2") }
    set { set(newValue, "inputPoint2") }
  }
  var point3: CGPoint {
    get { point("inputPoint3") }
    set { set(newValue, "inputPoint3") }
  }
  var point4: CGPoint {
    get { point("inputPoint4") }
    set { set(newValue, "inputPoint4") }
  }
  var shadowOffset: CGPoint {
    get { point("inputShadowOffset") }
    set { set(newValue, "inputShadowOffset") }
  }
  var topLeft: CGPoint {
    get { point("inputTopLeft") }
    set { set(newValue, "inputTopLeft") }
  }
  var topRight: CGPoint {
    get { point("inputTopRight") }
    set { set(newValue, "inputTopRight") }
  }
  var extent: CGRect {
    get { rect("inputExtent") }
    set { set(newValue, "inputExtent") }
  }
  var shadowExtent: CGRect {
    get { rect("inputShadowExtent") }
    set { set(newValue, "inputShadowExtent") }
  }
  var aVector: CIVector {
    get { vector("inputAVector") }
    set { set(newValue, "inputAVector") }
  }
  var alphaCoefficients: CIVector {
    get { vector("inputAlphaCoefficients") }
    set { set(newValue, "inputAlphaCoefficients") }
  }
  var bVector: CIVector {
    get { vector("inputBVector") }
    set { set(newValue, "inputBVector") }
  }
  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { set(newValue, "inputBiasVector") }
  }
  var blueCoefficients: CIVector {
    get { vector("inputBlueCoefficients") }
    set { set(newValue, "inputBlueCoefficients") }
  }
  var curvesDomain: CIVector {
    get { vector("inputCurvesDomain") }
    set { set(newValue, "inputCurvesDomain") }
  }
  var gVector: CIVector {
    get { vector("inputGVector") }
    set { set(newValue, "inputGVector") }
  }
  var greenCoefficients: CIVector {
    get { vector("inputGreenCoefficients") }
    set { set(newValue, "inputGreenCoefficients") }
  }
  var lightPointsAt: CIVector {
    get { vector("inputLightPointsAt") }
    set { set(newValue, "inputLightPointsAt") }
  }
  var lightPosition: CIVector {
    get { vector("inputLightPosition") }
    set { set(newValue, "inputLightPosition") }
  }
  var maxComponents: CIVector {
    get { vector("inputMaxComponents") }
    set { set(newValue, "inputMaxComponents") }
  }
  var minComponents: CIVector {
    get { vector("inputMinComponents") }
    set { set(newValue, "inputMinComponents") }
  }
  var neutral: CIVector {
    get { vector("inputNeutral") }
    set { set(newValue, "inputNeutral") }
  }
  var rVector: CIVector {
    get { vector("inputRVector") }
    set { set(newValue, "inputRVector") }
  }
  var redCoefficients: CIVector {
    get { vector("inputRedCoefficients") }
    set { set(newValue, "inputRedCoefficients") }
  }
  var targetNeutral: CIVector {
    get { vector("inputTargetNeutral") }
    set { set(newValue, "inputTargetNeutral") }
  }
  var weights: CIVector {
    get { vector("inputWeights") }
    set { set(newValue, "inputWeights") }
  }
  var centerColor1: CIColor {
    get { color("inputCenterColor1") }
    set { set(newValue, "inputCenterColor1") }
  }
  var centerColor2: CIColor {
    get { color("inputCenterColor2") }
    set { set(newValue, "inputCenterColor2") }
  }
  var centerColor3: CIColor {
    get { color("inputCenterColor3") }
    set { set(newValue, "inputCenterColor3") }
  }
  var color: CIColor {
    get { color("inputColor") }
    set { set(newValue, "inputColor") }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { set(newValue, "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { set(newValue, "inputColor1") }
  }
  var replacementColor1: CIColor {
    get { color("inputReplacementColor1") }
    set { set(newValue, "inputReplacementColor1") }
  }
  var replacementColor2: CIColor {
    get { color("inputReplacementColor2") }
    set { set(newValue, "inputReplacementColor2") }
  }
  var replacementColor3: CIColor {
    get { color("inputReplacementColor3") }
    set { set(newValue, "inputReplacementColor3") }
  }
  var cube0Data: Data {
    get { data("inputCube0Data") }
    set { set(newValue, "inputCube0Data") }
  }
  var cube1Data: Data {
    get { data("inputCube1Data") }
    set { set(newValue, "inputCube1Data") }
  }
  var cubeData: Data {
    get { data("inputCubeData") }
    set { set(newValue, "inputCubeData") }
  }
  var curvesData: Data {
    get { data("inputCurvesData") }
    set { set(newValue, "inputCurvesData") }
  }
  var message: Data {
    get { data("inputMessage") }
    set { set(newValue, "inputMessage") }
  }
  var correctionLevel: String {
    get { string("inputCorrectionLevel") }
    set { set(newValue, "inputCorrectionLevel") }
  }
  var fontName: String {
    get { string("inputFontName") }
    set { set(newValue, "inputFontName") }
  }
  var text: String {
    get { string("inputText") }
    set { set(newValue, "inputText") }
  }
  var colorSpace: CGColorSpace? {
    get { space("inputColorSpace") }
    set { set(newValue, "inputColorSpace") }
  }
  var barcodeDescriptor: CIBarcodeDescriptor {
    get { descriptor("inputBarcodeDescriptor") }
    set { set(newValue, "inputBarcodeDescriptor") }
  }
  var mesh: [Any] {
    get { list("inputMesh") }
    set { set(newValue, "inputMesh") }
  }
  var transform: CGAffineTransform {
    get { affine("inputTransform") }
    set { set(newValue, "inputTransform") }
  }
}
