internal import PDF
internal import Raster

/// The graphics state that `saveGState` saves.
struct GraphicsState {
  /// The transform from user space to device pixels.
  var transform: CGAffineTransform
  var clip: Clip
  /// In a PDF: the paths of the clip. The mask of `clip` then contains only image masks.
  var outline: PDFClip?
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dash: DashPattern?
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  var patternPhase = CGSize.zero
  var textDrawingMode = CGTextDrawingMode.fill
  var characterSpacing: CGFloat = 0

  /// A shadow, in the context's base space, which user transforms do not affect.
  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  init(transform: CGAffineTransform, clip: Clip) {
    self.transform = transform
    self.clip = clip
  }

  var opacity: UInt8 { UInt8((alpha * 255).rounded()) }
}
