/// The handling of colours outside of a gamut. They are always clamped, whatever the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
