/// The use of a file in a target, determined by its extension.
enum FileRole {
  case swift, otherSource, header, resource, none

  /// - Parameter inFolder: whether the file belongs to the target because it is in a synchronised folder, where Xcode ignores its own
  ///   files.
  init(path: String, inFolder: Bool) {
    switch Paths.ending(path) {
    case "swift": self = .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "s", "asm", "metal", "intentdefinition", "mlmodel", "mlpackage", "y", "l", "d", "iig", "proto",
      "rkassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel":
      self = .otherSource
    case "h", "hh", "hpp", "pch", "modulemap", "tbd": self = .header
    case "xcconfig", "entitlements", "xcodeproj", "xcworkspace", "xctestplan", "storekit", "playground", "md", "framework", "xcframework",
      "a",
      "gyb", "apinotes", "docc":
      self = inFolder ? .none : .resource
    default: self = .resource
    }
  }
}
