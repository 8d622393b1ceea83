/// Copies texts, URLs and images to the general pasteboard.
final class CopyActivity: UIActivity {
  private var items: [[String: Any]] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { Self.entry(for: $0) != nil } }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.compactMap(Self.entry) }

  override func perform() {
    UIPasteboard.general.items = items
    activityDidFinish(!items.isEmpty)
  }

  private static func entry(for item: Any) -> [String: Any]? {
    switch item {
    case let text as String: [UIPasteboard.textType: text]
    case let text as NSString: [UIPasteboard.textType: String(describing: text)]
    case let text as NSAttributedString: [UIPasteboard.textType: text.string]
    case let text as AttributedString: [UIPasteboard.textType: String(text.characters)]
    case let url as URL: [UIPasteboard.urlType: url, UIPasteboard.textType: url.absoluteString]
    case let image as UIImage: [UIPasteboard.imageType: image]
    default: nil
    }
  }
}

/// Prints documents and images, if printing is available.
final class PrintActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .print }
  override var activityTitle: String? { "Print" }
  override var activityImage: UIImage? { UIImage(systemName: "printer") }

  private static func isPrintable(_ item: Any) -> Bool {
    if let url = item as? URL { return url.isFileURL && UIPrintInteractionController.canPrint(url) }
    if let data = item as? Data { return UIPrintInteractionController.canPrint(data) }
    return item is UIImage || item is UIPrintFormatter || item is UIPrintPageRenderer
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    UIPrintInteractionController.isPrintingAvailable && activityItems.contains(where: Self.isPrintable)
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.filter(Self.isPrintable) }

  override func perform() {
    let controller = UIPrintInteractionController.shared
    if let renderer = items.first(where: { $0 is UIPrintPageRenderer }) as? UIPrintPageRenderer {
      controller.printPageRenderer = renderer
    } else if let formatter = items.first(where: { $0 is UIPrintFormatter }) as? UIPrintFormatter {
      controller.printFormatter = formatter
    } else {
      controller.printingItems = items
    }
    let isShown = controller.present(animated: true) { [self] _, isPrinted, _ in activityDidFinish(isPrinted) }
    if !isShown { activityDidFinish(false) }
  }
}

/// Saves images in the user's pictures folder.
final class SaveImageActivity: UIActivity {
  private var images: [UIImage] = []

  override var activityType: ActivityType? { .saveToCameraRoll }
  override var activityTitle: String? { "Save Image" }
  override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    PictureFolder.isOpen && activityItems.contains { $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) { images = activityItems.compactMap { $0 as? UIImage } }

  override func perform() {
    do {
      for image in images { try PictureFolder.save(image) }
      activityDidFinish(true)
    } catch {
      UIKitLog.refused("a picture was not saved: \(error.localizedDescription)")
      activityDidFinish(false)
    }
  }
}
