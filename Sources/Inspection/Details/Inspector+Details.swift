import Hosting
import QuartzCore
import UIKit

extension Inspector {
  /// - Parameter ambiguous: the views with ambiguous layout; nil to compute them.
  func details(of view: UIView, ambiguous: Set<ObjectIdentifier>? = nil) -> InspectedDetails {
    var details = InspectedDetails(view: inspected(view))
    details.classes = ClassNames.chain(type(of: view), to: UIView.self).prefix(50).map { ClassNames.name($0).shortened(to: 200) }
    details.controller = view.controller.map { ClassNames.name(of: $0).shortened(to: 200) }
    details.frame = view.frame.numbers
    details.bounds = view.bounds.numbers
    details.margins = view.layoutMargins.numbers
    details.safeArea = view.safeAreaInsets.numbers
    details.baselines = Self.baselines(of: view)
    details.indexPath = Self.indexPath(of: view)
    let place = creations?.source(of: view)
    (details.source, details.sourcePath) = (place?.brief, place.flatMap { $0.file.hasPrefix("/") ? $0.text : nil })
    (details.undoName, details.redoName) = (history.nextUndo, history.nextRedo)
    if view.translatesAutoresizingMaskIntoConstraints { details.frameSource = creations?.placement(of: view) }
    details.properties = properties(of: view)
    let layout = LayoutReader(view, self, placed: details.frameSource)
    details.horizontalReasons = layout.reasons(.horizontal)
    details.verticalReasons = layout.reasons(.vertical)
    details.constraints = layout.constraints()
    details.isAmbiguous = ambiguous?.contains(ObjectIdentifier(view)) ?? view.hasAmbiguousLayout
    return details
  }

  /// Returns the first and the last baseline of a view with text, as distances from its top in points; nil for other views.
  private static func baselines(of view: UIView) -> [Double]? {
    let first = baseline(of: view, \.forFirstBaselineLayout, \.firstBaseline)
    guard let first, let last = baseline(of: view, \.forLastBaselineLayout, \.lastBaseline) else { return nil }
    return [first, last]
  }

  private static func baseline(of view: UIView, _ path: KeyPath<UIView, UIView>, _ line: KeyPath<UIView, TextBaseline>) -> Double? {
    var owner = view
    while case let next = owner[keyPath: path], next !== owner, next.isDescendant(of: owner) { owner = next }
    guard owner is UILabel || owner is UITextField || owner is UITextView || owner is UIButton else { return nil }
    // A label that is taller than its text centres the text.
    let rect =
      (owner as? UILabel).map { $0.textRect(forBounds: $0.bounds, limitedToNumberOfLines: $0.numberOfLines) }
      ?? owner.alignmentRect(forFrame: owner.bounds)
    let distance = owner[keyPath: line].distance(in: rect.height) + rect.minY - owner.bounds.minY
    return Double(owner.convert(CGPoint(x: 0, y: owner.bounds.minY + distance), to: view).y - view.bounds.minY).sendable
  }

  /// The index path of the cell, header or footer that contains a view.
  private static func indexPath(of view: UIView) -> String? {
    var next: UIView? = view
    while let candidate = next {
      var above = candidate.superview
      if let cell = candidate as? UITableViewCell {
        while let view = above, !(view is UITableView) { above = view.superview }
        return (above as? UITableView)?.indexPath(for: cell).map(text)
      }
      if let cell = candidate as? UICollectionViewCell {
        while let view = above, !(view is UICollectionView) { above = view.superview }
        return (above as? UICollectionView)?.indexPath(for: cell).map(text)
      }
      next = above
    }
    return nil
  }

  private static func text(_ path: IndexPath) -> String { "[" + path.map { "\($0)" }.joined(separator: ", ") + "]" }

  // MARK: Properties

  /// Returns the properties of a view: those that differ from the default, the important ones, and the stored properties of the project's
  /// classes.
  func properties(of view: UIView) -> [InspectedProperty] {
    let usual = defaults.default(for: view), traits = view.traitCollection
    var seen: Set<String> = []
    var properties: [InspectedProperty] = []
    for rule in PropertyTable.rules(of: view) where seen.insert(rule.name).inserted {
      let value = rule.read(view, traits)
      let isChanged = value != rule.reference?(view, traits) ?? rule.read(usual, traits)
      let isEdited = history.hasEdited(view, rule.name)
      guard isChanged || isEdited || rule.isImportant else { continue }
      properties.append(
        InspectedProperty(rule.name, rule.kind, value: value.shortened(to: 4000), isChanged: isChanged, isEdited: isEdited))
    }
    for property in StoredProperty.all(of: view).prefix(200) {
      properties.append(
        InspectedProperty(property.name.shortened(to: 200), .readOnly, value: property.text.shortened(to: 500), isChanged: false))
    }
    return properties
  }
}
