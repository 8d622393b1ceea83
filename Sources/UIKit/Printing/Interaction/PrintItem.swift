import Foundation

/// An item to print that is an image or a PDF.
enum PrintItem {
  case picture(UIImage)
  case document(Data)

  init?(_ item: Any) {
    switch item {
    case let image as UIImage: self = .picture(image)
    case let url as URL:
      guard let data = try? Data(contentsOf: url) else { return nil }
      self.init(data)
    case let data as Data:
      if data.starts(with: Data("%PDF-".utf8)) {
        self = .document(data)
      } else if let image = UIImage(data: data) {
        self = .picture(image)
      } else {
        return nil
      }
    default: return nil
    }
  }
}
