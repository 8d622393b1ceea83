import UIKit

/// Text that programs lay out themselves: with a layout manager, containers and a storage of their own.
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
