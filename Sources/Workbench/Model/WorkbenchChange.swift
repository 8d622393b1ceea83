/// A part of a `WorkbenchModel` that has changed.
enum WorkbenchChange: Hashable {
  /// The catalogue, the shown preview, or its look.
  case previews
  /// The pixels of the picture, or its size.
  case picture
  /// The message of the shell or the panels of the host.
  case notice
  case clock
  /// The tool, the zoom, the visible panels or overlays.
  case view
  case tree
  /// The selected or the pointed view.
  case selection
  case details
  case problems
  case costs
  case accessibility
}
