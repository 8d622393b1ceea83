import UIKit

/// Text that is laid out with custom layout managers, containers and text storages.
final class TextFlowController: SectionsController {
  init() {
    super.init(
      title: "Text flow", subtitle: "Drop caps, columns, text around shapes, and a storage that colours code.",
      sections: [
        TextFlowCard(
          height: 126, containers: [FlowShapes.dropCap], text: String(FlowShapes.story.dropFirst()), decoration: FlowShapes.drawInitial),
        TextFlowCard(height: 114, containers: [FlowShapes.column(0), FlowShapes.column(1)], text: FlowShapes.story, decoration: nil),
        TextFlowCard(height: 146, containers: [FlowShapes.around], text: FlowShapes.story, decoration: FlowShapes.drawDisc),
        CodeCard(),
      ])
  }
}

#if os(iOS)
  #Preview("TextFlow", traits: .fixedLayout(width: 375, height: 667)) { TextFlowController() }
#endif
