extension BuildSettings {
  /// Returns the settings that Xcode presets for every target, as far as project files refer to them.
  /// - Parameters:
  ///   - project: the path of the project.
  ///   - folder: the folder to which its paths are relative.
  ///   - region: its development region.
  static func presets(
    target: String, type: XcodeProductType, configuration: String, project: String, folder: String, region: String
  ) -> [(name: String, value: String)] {
    let packageType =
      switch type {
      case .application: "APPL"
      case .framework: "FMWK"
      case .appExtension: "XPC!"
      default: "BNDL"
      }
    return [
      ("TARGET_NAME", target), ("TARGETNAME", target), ("PRODUCT_NAME", "$(TARGET_NAME)"), ("PROJECT_NAME", Paths.withoutEnding(project)),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"), ("SRCROOT", folder), ("SOURCE_ROOT", folder), ("PROJECT_DIR", folder),
      ("PROJECT_FILE_PATH", project), ("CONFIGURATION", configuration), ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"),
      ("WRAPPER_NAME", "$(PRODUCT_NAME).\(type.ending)"), ("FULL_PRODUCT_NAME", "$(WRAPPER_NAME)"),
      ("PRODUCT_BUNDLE_PACKAGE_TYPE", packageType), ("PLATFORM_NAME", "iphonesimulator"), ("EFFECTIVE_PLATFORM_NAME", "-iphonesimulator"),
      ("SDK_NAME", "iphonesimulator"), ("ARCHS", "x86_64"), ("CURRENT_ARCH", "x86_64"),
      ("DEVELOPMENT_LANGUAGE", region),
      ("TARGETED_DEVICE_FAMILY", "1"), ("BUILT_PRODUCTS_DIR", "/build"), ("CONFIGURATION_BUILD_DIR", "/build"), ("BUNDLE_LOADER", ""),
    ]
  }
}
