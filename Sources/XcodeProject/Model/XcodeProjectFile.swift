/// An `.xcodeproj` with its targets and packages.
package struct XcodeProjectFile: Sendable {
  /// The path of the `.xcodeproj` folder.
  package var path: String
  /// The folder to which the project's paths are relative.
  package var folder: String
  package var targets: [XcodeTarget] = []
  package var packages: [XcodePackage] = []
  /// Folders in the project that contain a `Package.swift`: local packages, as projects listed them until Xcode 15.
  package var packageFolders: [String] = []
  /// The other pods that the pod needs, if this represents the specification of a pod.
  package var neededPods: [String] = []
  /// The paths of other projects that this one contains.
  package var subprojects: [String] = []

  package var name: String { Paths.withoutEnding(path) }
}
