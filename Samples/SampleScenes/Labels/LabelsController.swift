/// What a label does with its text: scripts of the world in one, line breaks, shrinking, tightening.
final class LabelsController: SectionsController {
  init() {
    super.init(
      title: "Labels", subtitle: "Scripts in one label, line breaks, text that shrinks.",
      sections: [WorldSection.make(), LineBreakSection.make(), ShrinkSection.make()])
  }
}
