/// An `.xcodeproj`: its targets and packages.
package struct XcodeProjectFile: Sendable {
  /// Of the `.xcodeproj` folder.
  package var path: String
  /// The folder where the project's relative paths begin.
  package var folder: String
  package var targets: [XcodeTarget] = []
  package var packages: [XcodePackage] = []
  /// Folders in the tree that hold a `Package.swift`: until Xcode 15 that was how a project named a local package.
  package var packageFolders: [String] = []
  /// Of the specification of a pod: the other pods that it needs.
  package var neededPods: [String] = []
  /// Other projects in its tree.
  package var subprojects: [String] = []

  package var name: String { Paths.withoutEnding(path) }
}
