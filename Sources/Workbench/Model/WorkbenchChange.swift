/// A part of a `WorkbenchModel` that has changed.
enum WorkbenchChange: Hashable {
  /// The catalogue, the shown preview, or its look.
  case previews
  /// The pixels of the picture, or its size.
  case picture
  /// The message of the shell or the panels of the host.
  case notice
  /// The output of the preview.
  case console
  case clock
  /// The tool, the zoom, or the visible panels and overlays.
  case view
  case tree
  /// The selected view, or the view under the pointer.
  case selection
  case details
  case problems
  case costs
  case accessibility
  /// The accessibility faults.
  case findings
}
