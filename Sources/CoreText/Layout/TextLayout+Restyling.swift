import CoreGraphics

extension TextLayout {
  /// Returns the layout with the styles of another text, for drawing. All glyphs keep their places.
  /// - Parameter text: the same string, with runs that are parts of those of the layout's text.
  package func restyled(_ text: StyledText) -> TextLayout {
    let lines = lines.map { line in
      var copy = line
      copy.runs = line.runs.flatMap { run -> [GlyphRun] in
        let range = run.range
        if range.isEmpty {
          // An ellipsis belongs to no part of the text: it takes the style of the start of its run.
          var ellipsis = run
          if self.text.runs.indices.contains(run.style) { ellipsis.style = text.runIndex(at: self.text.runs[run.style].range.lowerBound) }
          return [ellipsis]
        }
        guard !text.runs.isEmpty else { return [run] }
        let first = text.runIndex(at: range.lowerBound), last = max(first, text.runIndex(at: range.upperBound - 1))
        return (first...last).compactMap { index in
          var part = cut(run, to: text.runs[index].range, in: line)
          part?.style = index
          return part
        }
      }
      return copy
    }
    return TextLayout(text, lines: lines, width: width, engine: engine)
  }
}
