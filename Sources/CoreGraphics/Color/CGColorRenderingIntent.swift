/// How colours outside of a gamut are brought into it. Here they are clamped, whatever the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
