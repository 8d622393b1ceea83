/// Features of labels: several scripts in one text, line breaks, shrinking and tightening.
final class LabelsController: SectionsController {
  init() {
    super.init(
      title: "Labels", subtitle: "Scripts in one label, line breaks, text that shrinks.",
      sections: [WorldSection.make(), LineBreakSection.make(), ShrinkSection.make()])
  }
}

#if os(iOS)
  #Preview("Labels", traits: .fixedLayout(width: 375, height: 830)) { LabelsController() }
#endif
