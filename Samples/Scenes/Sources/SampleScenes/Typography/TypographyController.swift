/// Scripts, styles, and labels with too little room.
final class TypographyController: SectionsController {
  init() {
    super.init(
      title: "Typography", subtitle: "Scripts, weights, truncation, alignment and attributes.",
      sections: [
        ScriptsSection.make(), WeightsSection.make(), TruncationSection.make(), AlignmentSection.make(), AttributedSection.make(),
      ])
  }
}

#if os(iOS)
  #Preview("Typography") { TypographyController() }
#endif
