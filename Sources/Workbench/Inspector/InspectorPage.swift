/// A page of the inspector.
package enum InspectorPage: Int, CaseIterable {
  case views, properties, layout, costs, accessibility, audit

  var title: String {
    switch self {
    case .views: "Views"
    case .properties: "Properties"
    case .layout: "Layout"
    case .costs: "Costs"
    case .accessibility: "Speech"
    case .audit: "Audit"
    }
  }
}
