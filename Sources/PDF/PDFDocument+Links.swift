import CCairo

extension PDFDocument {
  /// Links a rectangle (in points, y down from the page's upper left corner) to an address.
  package func link(x: Double, y: Double, width: Double, height: Double, uri: String) {
    tag("Link", "rect=[\(x) \(y) \(width) \(height)] uri='\(PDFDocument.quoted(uri))'")
  }

  /// Links a rectangle to a named place of the document.
  package func link(x: Double, y: Double, width: Double, height: Double, destination: String) {
    tag("Link", "rect=[\(x) \(y) \(width) \(height)] dest='\(PDFDocument.quoted(destination))'")
  }

  /// Gives a name to a point of the page, as the destination of links.
  package func name(_ name: String, x: Double, y: Double) {
    tag("cairo.dest", "name='\(PDFDocument.quoted(name))' x=\(x) y=\(y)")
  }

  private func tag(_ name: String, _ attributes: String) {
    guard isPageOpen else { return }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_tag_begin(cairo, name, attributes)
    cairo_tag_end(cairo, name)
    cairo_restore(cairo)
  }

  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
