/// Features of labels: several scripts in one text, line breaks, shrinking and tightening.
final class LabelsController: SectionsController {
  init() {
    super.init(
      title: "Labels", subtitle: "Scripts in one label, line breaks, text that shrinks.",
      sections: [WorldSection.make(), LineBreakSection.make(), ShrinkSection.make()])
  }
}
