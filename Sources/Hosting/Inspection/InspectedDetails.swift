/// The details of one view that an inspector shows: its classes, geometry, properties and constraints.
package struct InspectedDetails: Codable, Equatable, Sendable {
  package var view: InspectedView
  /// The class and its superclasses up to UIView.
  package var classes: [String]
  /// The class of the controller whose view it is; nil if there is none.
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
  /// The source location at which the view was created, such as "LoginView.swift:12"; nil if it is unknown.
  package var source: String?
  /// The same with the whole path of the file; nil if it is unknown.
  package var sourcePath: String?
  /// The source location that set the frame last, such as "LoginView.swift:31"; nil if it is unknown, or if constraints set it.
  package var frameSource: String?
  package var properties: [InspectedProperty]
  /// The causes of the frame, one sentence each: constraints, intrinsic sizes, autoresizing, code.
  package var horizontalReasons: [String]
  package var verticalReasons: [String]
  package var constraints: [InspectedConstraint]
  package var isAmbiguous: Bool
  /// The properties whose changes `undo` and `redo` of the inspector would take back and make again, of any view; nil if there are none.
  package var undoName: String?
  package var redoName: String?

  /// Where the view was created; nil if that is unknown.
  package var place: SourcePlace? { (sourcePath ?? source).map { SourcePlace($0) } }

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
    /// A colour in the form of `InspectedColor`; empty for nil.
    case color
    /// Several numbers, which the text separates by spaces.
    case numbers
    case choice([String])
    case readOnly
  }

  /// The name, such as "backgroundColor" or "layer.cornerRadius".
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

/// A constraint that affects a view.
package struct InspectedConstraint: Codable, Equatable, Sendable {
  /// The constraint as an equation, as in the log, such as "titleLabel.leading = superview.leading + 16".
  package var text: String
  package var identifier: String?
  /// The view that owns it, or its cause: "content size", "autoresizing", "margins", "safe area" or "system".
  package var owner: String
  package var priority: Double
  /// Whether the current layout satisfies it.
  package var isSatisfied: Bool
  /// Whether it is one of the constraints that determine the view's frame.
  package var isAtWork: Bool
  /// The numbers of the views in it.
  package var views: [Int]
  /// A line that shows the constraint, in points of the screen: x and y of both ends; nil if there is none.
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

/// An element that a screen reader visits.
package struct AccessibleElement: Codable, Equatable, Sendable {
  /// The spoken text: label, value, traits and hint.
  package var spoken: String
  package var label: String?
  package var traits: [String]
  /// x, y, width, height in points of the screen.
  package var frame: [Double]
  /// The number of the element's view, or of the view that contains it.
  package var view: Int?

  package init(spoken: String, label: String?, traits: [String], frame: [Double], view: Int?) {
    (self.spoken, self.label, self.traits, self.frame, self.view) = (spoken, label, traits, frame, view)
  }
}
