/// The drawing of text: filled, stroked, added to the clip, a combination of these, or invisible.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}
