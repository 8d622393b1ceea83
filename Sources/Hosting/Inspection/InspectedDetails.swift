/// Everything about one view.
package struct InspectedDetails: Codable, Equatable, Sendable {
  package var view: InspectedView
  /// The class and its superclasses up to UIView.
  package var classes: [String]
  /// The view controller whose view it is; nil if it is none's.
  package var controller: String?
  /// x, y, width, height in points of the superview.
  package var frame: [Double]
  /// x, y, width, height in points.
  package var bounds: [Double]
  /// top, left, bottom, right in points: the layout margins, and the safe area.
  package var margins: [Double]
  package var safeArea: [Double]
  /// The first and last baseline in points from the top; nil if the view has no text.
  package var baselines: [Double]?
  /// The index path of the cell that contains the view, such as "[0, 3]".
  package var indexPath: String?
  /// The place in the sources where the view was made, such as "LoginView.swift:12"; nil if it is not known.
  package var source: String?
  /// The place in the sources that set the frame last, such as "LoginView.swift:31"; nil if it is not known, or if constraints set it.
  package var frameSource: String?
  package var properties: [InspectedProperty]
  /// What makes the frame, a sentence each: constraints, natural sizes, autoresizing, code.
  package var horizontalReasons: [String]
  package var verticalReasons: [String]
  package var constraints: [InspectedConstraint]
  package var isAmbiguous: Bool

  package init(view: InspectedView) {
    self.view = view
    (classes, frame, bounds, margins, safeArea) = ([], [], [], [], [])
    (properties, horizontalReasons, verticalReasons, constraints, isAmbiguous) = ([], [], [], [], false)
  }
}

/// A property of a view.
package struct InspectedProperty: Codable, Equatable, Sendable {
  /// The kind of control with which the value is edited.
  package enum Kind: Codable, Equatable, Sendable {
    case text, number, flag
    /// A text for `InspectedColor`; empty for nil.
    case color
    /// Numbers with spaces between them.
    case numbers
    case choice([String])
    case readOnly
  }

  /// Such as "backgroundColor" or "layer.cornerRadius".
  package var name: String
  package var kind: Kind
  package var value: String
  /// Whether the value differs from that of a new view of the class.
  package var isChanged: Bool
  /// Whether the inspector changed it.
  package var isEdited: Bool

  package init(_ name: String, _ kind: Kind, value: String, isChanged: Bool, isEdited: Bool = false) {
    (self.name, self.kind, self.value, self.isChanged, self.isEdited) = (name, kind, value, isChanged, isEdited)
  }
}

/// A constraint that has to do with a view.
package struct InspectedConstraint: Codable, Equatable, Sendable {
  /// In the visual form of the log, such as "titleLabel.leading = superview.leading + 16".
  package var text: String
  package var identifier: String?
  /// Who made it: the view that owns it, "content size", "autoresizing", "margins", "safe area", or "system".
  package var owner: String
  package var priority: Double
  /// Whether it holds in the present layout.
  package var isSatisfied: Bool
  /// Whether it is one of the constraints that make the view's frame.
  package var isAtWork: Bool
  /// The views it is about.
  package var views: [Int]
  /// A line on the screen that shows it, in points: x and y of both ends; nil if it has none.
  package var line: [Double]?

  package init(text: String, owner: String, priority: Double, isSatisfied: Bool, isAtWork: Bool, views: [Int]) {
    (self.text, self.owner, self.priority) = (text, owner, priority)
    (self.isSatisfied, self.isAtWork, self.views) = (isSatisfied, isAtWork, views)
  }
}

/// A fault of the layout.
package struct LayoutProblem: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable { case conflict, ambiguity }
  package var kind: Kind
  package var text: String
  package var views: [Int]

  package init(_ kind: Kind, _ text: String, views: [Int]) { (self.kind, self.text, self.views) = (kind, text, views) }
}

/// An element as a screen reader finds it.
package struct AccessibleElement: Codable, Equatable, Sendable {
  /// What is spoken: label, value, traits, hint.
  package var spoken: String
  package var label: String?
  package var traits: [String]
  /// x, y, width, height in points of the screen.
  package var frame: [Double]
  /// The view that it is, or that contains it.
  package var view: Int?

  package init(spoken: String, label: String?, traits: [String], frame: [Double], view: Int?) {
    (self.spoken, self.label, self.traits, self.frame, self.view) = (spoken, label, traits, frame, view)
  }
}
