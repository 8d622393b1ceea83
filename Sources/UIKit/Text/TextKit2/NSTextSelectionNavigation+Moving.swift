import Foundation

// Movements, and the text positions at points.
extension NSTextSelectionNavigation {
  typealias Position = (location: any NSTextLocation, affinity: NSTextSelection.Affinity)

  func moved(
    _ selection: NSTextSelection, _ direction: Direction, _ destination: Destination, _ extending: Bool, _ confined: Bool
  ) -> NSTextSelection? {
    guard let source = textSelectionDataSource, let span = selection.span else { return nil }
    let anchor = selection.anchor ?? span.location
    let focus = anchor.compare(span.location) == .orderedSame ? span.endLocation : span.location
    var start = focus
    let isForward = isForward(direction, at: focus)
    if !extending, !span.isEmpty {
      start = isForward ? span.endLocation : span.location
      // Moving by a character closes the selection.
      if destination == .character, direction != .up, direction != .down {
        return NSTextSelection(start, affinity: isForward ? .upstream : .downstream)
      }
    }
    var goal: CGFloat = -1
    var target: Position?
    if direction == .up || direction == .down, destination.rawValue < Destination.paragraph.rawValue {
      let affinity: NSTextSelection.Affinity = span.isEmpty ? selection.affinity : .downstream
      goal = selection.anchorPositionOffset >= 0 ? selection.anchorPositionOffset : caretX(at: start, affinity)
      target = vertical(from: start, affinity, isDown: direction == .down, x: goal)
    } else {
      target = step(from: start, span.isEmpty ? selection.affinity : .downstream, destination, isForward: isForward)
    }
    guard var target else { return nil }
    if confined, let paragraph = source.textRange(for: .paragraph, enclosing: start) {
      let end = contentEnd(of: paragraph)
      if target.location.compare(paragraph.location) == .orderedAscending { target = (paragraph.location, .downstream) }
      if target.location.compare(end) == .orderedDescending { target = (end, .upstream) }
    }
    let result: NSTextSelection
    if extending {
      let isBefore = target.location.compare(anchor) == .orderedAscending
      guard let range = NSTextRange(location: isBefore ? target.location : anchor, end: isBefore ? anchor : target.location) else {
        return nil
      }
      result = NSTextSelection(range: range, affinity: target.affinity, granularity: .character)
      result.anchor = anchor
    } else {
      result = NSTextSelection(target.location, affinity: target.affinity)
    }
    result.anchorPositionOffset = goal
    result.typingAttributes = selection.typingAttributes
    return result
  }

  private func isForward(_ direction: Direction, at location: any NSTextLocation) -> Bool {
    switch direction {
    case .forward, .down: true
    case .backward, .up: false
    case .right: textSelectionDataSource?.baseWritingDirection(at: location) != .rightToLeft
    case .left: textSelectionDataSource?.baseWritingDirection(at: location) == .rightToLeft
    }
  }

  // MARK: Along the text

  private func step(
    from start: any NSTextLocation, _ affinity: NSTextSelection.Affinity, _ destination: Destination, isForward: Bool
  ) -> Position? {
    guard let source = textSelectionDataSource else { return nil }
    switch destination {
    case .character: return edge(from: start, .byComposedCharacterSequences, isForward)
    case .word: return edge(from: start, .words, isForward) ?? end(isForward, from: start)
    case .sentence: return edge(from: start, .sentences, isForward) ?? end(isForward, from: start)
    case .line:
      guard let line = line(at: start, affinity) else { return nil }
      return isForward ? (lineEnd(of: line), .upstream) : (line.location, .downstream)
    case .paragraph:
      guard let paragraph = source.textRange(for: .paragraph, enclosing: start) else { return nil }
      if isForward {
        let end = contentEnd(of: paragraph)
        if start.compare(end) == .orderedAscending { return (end, .upstream) }
        guard let next = source.textRange(for: .paragraph, enclosing: paragraph.endLocation) else { return nil }
        return (contentEnd(of: next), .upstream)
      }
      if start.compare(paragraph.location) == .orderedDescending { return (paragraph.location, .downstream) }
      guard let before = source.location(paragraph.location, offsetBy: -1),
        let former = source.textRange(for: .paragraph, enclosing: before)
      else { return nil }
      return (former.location, .downstream)
    case .container, .document: return end(isForward, from: nil)
    }
  }

  /// Returns an end of the document; nil if it is the start.
  private func end(_ isForward: Bool, from start: (any NSTextLocation)?) -> Position? {
    guard let range = textSelectionDataSource?.documentRange else { return nil }
    let end = isForward ? range.endLocation : range.location
    return start?.compare(end) == .orderedSame ? nil : (end, isForward ? .upstream : .downstream)
  }

  /// Returns the end of the next unit, or the start of the one before.
  private func edge(from start: any NSTextLocation, _ kind: NSString.EnumerationOptions, _ isForward: Bool) -> Position? {
    var found: (any NSTextLocation)?
    let options: NSString.EnumerationOptions = isForward ? [kind, .substringNotRequired] : [kind, .reverse, .substringNotRequired]
    textSelectionDataSource?.enumerateSubstrings(from: start, options: options) { _, range, _, stop in
      let edge = isForward ? range.endLocation : range.location
      guard edge.compare(start) == (isForward ? .orderedDescending : .orderedAscending) else { return }
      found = edge
      stop.pointee = true
    }
    return found.map { ($0, .downstream) }
  }

  /// Returns the end of a range without its separator.
  func contentEnd(of range: NSTextRange) -> any NSTextLocation { end(of: range) { $0.allSatisfy(\.isNewline) } }
  /// Returns the end of a line, at which an insertion point stands: before its separator.
  private func lineEnd(of range: NSTextRange) -> any NSTextLocation { contentEnd(of: range) }

  private func end(of range: NSTextRange, without isLeftOut: (String) -> Bool) -> any NSTextLocation {
    var end = range.endLocation
    guard !range.isEmpty else { return end }
    textSelectionDataSource?.enumerateSubstrings(from: end, options: [.byComposedCharacterSequences, .reverse]) { text, last, _, stop in
      stop.pointee = true
      if let text, isLeftOut(text), last.location.compare(range.location) != .orderedAscending { end = last.location }
    }
    return end
  }

  func lastPart(before end: any NSTextLocation) -> NSTextRange? {
    guard let source = textSelectionDataSource else { return nil }
    var found: NSTextRange?
    source.enumerateSubstrings(from: end, options: [.byComposedCharacterSequences, .reverse]) { text, range, _, stop in
      stop.pointee = true
      guard let scalars = text?.unicodeScalars, scalars.count == 2, let last = scalars.last, last.properties.isDiacritic,
        let start = source.location(end, offsetBy: -last.utf16.count)
      else { return }
      found = NSTextRange(location: start, end: end)
    }
    return found
  }

  // MARK: From line to line

  /// Returns the line of an insertion point.
  private func line(at location: any NSTextLocation, _ affinity: NSTextSelection.Affinity) -> NSTextRange? {
    guard let source = textSelectionDataSource, let line = source.textRange(for: .line, enclosing: location) else { return nil }
    guard affinity == .upstream, line.location.compare(location) == .orderedSame, let before = source.location(location, offsetBy: -1),
      let former = source.textRange(for: .line, enclosing: before), contentEnd(of: former).compare(location) == .orderedSame
    else { return line }
    return former
  }

  private func caretX(at location: any NSTextLocation, _ affinity: NSTextSelection.Affinity) -> CGFloat {
    guard let source = textSelectionDataSource, let line = line(at: location, affinity) else { return 0 }
    var x: CGFloat = 0
    source.enumerateCaretOffsetsInLineFragment(at: line.location) { offset, character, isLeading, stop in
      let boundary = isLeading ? character : end(ofCharacterAt: character)
      guard boundary.compare(location) == .orderedSame else { return }
      x = offset
      stop.pointee = true
    }
    return x
  }

  private func vertical(from start: any NSTextLocation, _ affinity: NSTextSelection.Affinity, isDown: Bool, x: CGFloat) -> Position? {
    guard let source = textSelectionDataSource, let line = line(at: start, affinity) else { return nil }
    if isDown {
      // After the last line there is none, unless it is the empty line after a separator.
      let next = line.endLocation
      guard let below = source.textRange(for: .line, enclosing: next), below.location.compare(line.location) == .orderedDescending else {
        return start.compare(next) == .orderedSame ? nil : (next, .downstream)
      }
      return nearest(x, in: below)
    }
    guard let before = source.location(line.location, offsetBy: -1), let above = source.textRange(for: .line, enclosing: before) else {
      return start.compare(line.location) == .orderedSame ? nil : (line.location, .downstream)
    }
    return nearest(x, in: above)
  }

  private func end(ofCharacterAt location: any NSTextLocation) -> any NSTextLocation {
    textSelectionDataSource?.textRange(for: .character, enclosing: location)?.endLocation ?? location
  }

  /// Returns the insertion point of a line that is nearest to a distance from the left edge of the container.
  private func nearest(_ x: CGFloat, in line: NSTextRange) -> Position {
    var best: (distance: CGFloat, character: any NSTextLocation, isLeading: Bool)?
    textSelectionDataSource?.enumerateCaretOffsetsInLineFragment(at: line.location) { offset, character, isLeading, _ in
      let distance = abs(offset - x)
      if best.map({ distance < $0.distance }) ?? true { best = (distance, character, isLeading) }
    }
    guard let best else { return (line.location, .downstream) }
    if best.isLeading { return (best.character, .downstream) }
    let end = end(ofCharacterAt: best.character)
    return (end, end.compare(line.endLocation) == .orderedSame ? .upstream : .downstream)
  }

  // MARK: Points

  func position(at point: CGPoint, _ container: any NSTextLocation) -> Position? {
    guard let line = textSelectionDataSource?.lineFragmentRange(for: point, inContainerAt: container) else { return nil }
    return nearest(point.x, in: line)
  }

  /// Returns the location of the character under a point.
  func character(at point: CGPoint, _ container: any NSTextLocation) -> (any NSTextLocation)? {
    guard let source = textSelectionDataSource, let line = source.lineFragmentRange(for: point, inContainerAt: container) else {
      return nil
    }
    var leading: (x: CGFloat, location: any NSTextLocation)?
    var found: (any NSTextLocation)?
    source.enumerateCaretOffsetsInLineFragment(at: line.location) { x, location, isLeading, stop in
      if isLeading {
        leading = (x, location)
      } else if let start = leading, min(start.x, x) <= point.x, point.x < max(start.x, x) {
        found = location
        stop.pointee = true
      }
    }
    return found ?? nearest(point.x, in: line).location
  }

  /// Returns a selection extended to a position, by the units of the selection.
  func extended(_ selection: NSTextSelection, to position: Position, selecting: Bool) -> NSTextSelection? {
    guard let span = selection.span else { return nil }
    let anchor = selection.anchor ?? span.location
    var range: NSTextRange
    if selection.granularity == .character {
      let isBefore = position.location.compare(anchor) == .orderedAscending
      guard let made = NSTextRange(location: isBefore ? position.location : anchor, end: isBefore ? anchor : position.location) else {
        return nil
      }
      range = made
    } else {
      range = span.union(widened(NSTextRange(location: position.location), selection.granularity))
    }
    let result = NSTextSelection(range: range, affinity: position.affinity, granularity: selection.granularity)
    result.anchor = selection.granularity == .character ? anchor : nil
    result.isTransient = selecting
    return result
  }

  /// Returns a range widened to whole units.
  func widened(_ range: NSTextRange, _ granularity: NSTextSelection.Granularity) -> NSTextRange {
    guard let source = textSelectionDataSource, let first = source.textRange(for: granularity, enclosing: range.location) else {
      return range
    }
    guard !range.isEmpty, let before = source.location(range.endLocation, offsetBy: -1),
      let last = source.textRange(for: granularity, enclosing: before)
    else { return first }
    return first.union(last)
  }
}
