import Foundation
import Testing

@testable import XcodeProject

@Suite struct DevelopmentPodTests {
  private static let specification = """
    Pod::Spec.new do |s|
      s.name = 'Card' # the pod
      s.swift_versions = ['4.2', '5.0']
      s.module_name = "CardKit"
      s.tvos.source_files = 'TV/*.swift'
      s.source_files = 'Sources/**/*.{swift,h}',
                       'More'
      s.exclude_files = 'Sources/Old/*'
      s.resource_bundles = {
        'CardResources' => ['Assets/*.png', "Assets/*.strings"]
      }
      s.test_spec 'Tests' do |t|
        t.source_files = 'Tests/*.swift'
      end
      s.dependency 'Other', '~> 1.0'
    end
    """

  private func fixture(podfile: String, specification: String = specification, at path: String = "Card.podspec") throws -> Fixture {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("main.swift")
    project.target("App", sources: ["main.swift"])
    try fixture.write(project, to: "Example/App.xcodeproj")
    try fixture.write("import CardKit", to: "Example/main.swift")
    try fixture.write(podfile, to: "Example/Podfile")
    try fixture.write(specification, to: path)
    for file in ["Sources/Card.swift", "Sources/Deep/Inner/Back.swift", "Sources/Old/Gone.swift", "More/Extra.swift", "TV/Screen.swift"] {
      try fixture.write("", to: file)
    }
    for file in ["Assets/ace.png", "Assets/en.lproj/x.strings", "Assets/names.strings", "Tests/CardTests.swift"] {
      try fixture.write("", to: file)
    }
    return fixture
  }

  @Test func aPodOfTheCheckoutIsATarget() throws {
    let fixture = try fixture(podfile: "target 'App' do\n  pod 'Card', :path => '../'\n  pod 'Other'\nend")
    let workspace = try fixture.read("Example/App.xcodeproj")
    let pod = try #require(workspace.targets.first { $0.name == "Card" })
    #expect(pod.moduleName == "CardKit")
    #expect(pod.settings["SWIFT_VERSION"] == "5.0")
    #expect(
      pod.sources == ["More/Extra.swift", "Sources/Card.swift", "Sources/Deep/Inner/Back.swift"].map { "\(fixture.path)/\($0)" })
    let package = try GeneratedPackage(workspace, target: workspace.onlyApplication())
    #expect(package.modules.map(\.name) == ["CardKit", "App"])
    #expect(package.modules.last?.dependencies == ["CardKit"])
    #expect(package.bundles["App"]?.first?.resources.map(\.name) == ["ace.png", "names.strings"])
    #expect(package.missingDependencies == [MissingDependency(name: "Other", file: "Podfile")])
  }

  @Test func bundlesOfResourcesLieInTheFrameworkToo() throws {
    let specification = Self.specification.replacing("  s.resource_bundles", with: "  s.resources = 'Texts/*.txt'\n  s.resource_bundles")
    let fixture = try fixture(podfile: "target 'App' do\n  pod 'Card', :path => '../'\nend", specification: specification)
    try fixture.write("text", to: "Texts/a.txt")
    let workspace = try fixture.read("Example/App.xcodeproj")
    let package = try GeneratedPackage(workspace, target: workspace.onlyApplication())
    _ = try ApplicationBundle(package).layOut(in: fixture.folder.appendingPathComponent("out"))
    for path in [
      "CardResources.bundle/ace.png", "Frameworks/Card.framework/a.txt", "Frameworks/Card.framework/CardResources.bundle/ace.png",
    ] {
      #expect(fixture.exists("out/App.app/\(path)"), "\(path)")
    }
  }

  @Test func whatItsSpecificationNeedsIsMissing() throws {
    let fixture = try fixture(podfile: "target 'App' do\n  pod 'Card', :path => '../'\nend")
    let workspace = try fixture.read("Example/App.xcodeproj")
    let package = try GeneratedPackage(workspace, target: workspace.onlyApplication())
    #expect(package.missingDependencies == [MissingDependency(name: "Other", file: "Card.podspec")])
    let sentence = try #require(MissingDependency.sentences(package.missingDependencies).first)
    #expect(
      sentence.hasPrefix("Card.podspec names what is not there: Other. Run 'pod install' where the Podfile lies, or take a Swift package"))
  }

  @Test(arguments: ["pod 'Card', path: '../Card.podspec'", "pod(\"Card\", :path => '..')", "pod 'Card', '~> 1.0'"])
  func podfilesNameIt(podfile: String) throws {
    let workspace = try fixture(podfile: podfile).read("Example/App.xcodeproj")
    #expect(workspace.targets.contains { $0.name == "Card" })
  }

  @Test func aCheckoutAboveIsNotSearched() throws {
    let fixture = try fixture(podfile: "pod 'Card'")
    try fixture.write("", to: "Example/.git/HEAD")
    #expect(try !fixture.read("Example/App.xcodeproj").targets.contains { $0.name == "Card" })
  }

  @Test func classesOfInterfacesNeedThePod() throws {
    let fixture = try fixture(podfile: "pod 'Card', :path => '..'")
    var project = ProjectText()
    project.file("main.swift")
    project.file("Main.storyboard")
    project.target("App", sources: ["main.swift"], resources: ["Main.storyboard"])
    try fixture.write(project, to: "Example/App.xcodeproj")
    try fixture.write("import UIKit", to: "Example/main.swift")
    try fixture.write("<view customClass=\"CardView\" customModule=\"CardKit\"/>", to: "Example/Main.storyboard")
    let workspace = try fixture.read("Example/App.xcodeproj")
    #expect(try GeneratedPackage(workspace, target: workspace.onlyApplication()).modules.map(\.name) == ["CardKit", "App"])
  }

  @Test(arguments: [("Card", ["a.swift", "b.swift", "root.swift"]), ("Card/Extra", ["a.swift", "b.swift", "root.swift", "c.swift"])])
  func subspecsAreChosen(pod: String, files: [String]) throws {
    let specification = """
      Pod::Spec.new do |spec|
        spec.name = "Card"
        spec.source_files = %w[root.swift]
        spec.default_subspecs = 'Base'
        spec.subspec 'Core' do |core| core.source_files = 'no.swift' end
        spec.subspec 'Core' do |core|
          core.source_files = 'a.swift'
        end
        spec.subspec 'Base' do |base|
          base.source_files = ['b.swift']
          base.dependency 'Card/Core'
        end
        spec.subspec 'Extra' do |extra|
          extra.source_files = 'c.swift'
          extra.dependency 'Card/Base'
        end
      end
      """
    let fixture = try fixture(podfile: "pod '\(pod)', :path => '..'", specification: specification)
    for file in ["a.swift", "b.swift", "c.swift", "root.swift"] { try fixture.write("", to: file) }
    let target = try #require(fixture.read("Example/App.xcodeproj").targets.first { $0.name == "Card" })
    #expect(Set(target.sources) == Set(files.map { "\(fixture.path)/\($0)" }))
  }

  @Test func aSpecificationMayBeJSON() throws {
    let json = #"{"name": "Card", "ios": {"source_files": ["Sources/*.swift"]}, "resources": "Assets/*.png", "subspecs": []}"#
    let fixture = try fixture(podfile: "pod 'Card', :path => '..'", specification: json, at: "Card.podspec.json")
    let target = try #require(fixture.read("Example/App.xcodeproj").targets.first { $0.name == "Card" })
    #expect(target.sources == ["\(fixture.path)/Sources/Card.swift"])
    #expect(target.resources.map(\.name) == ["ace.png"])
  }

  @Test(arguments: ["", "garbage ((( 'x", "Pod::Spec.new do |s|\n s.source_files = ["])
  func aBrokenSpecificationIsASentence(text: String) throws {
    let workspace = try fixture(podfile: "pod 'Card', :path => '..'", specification: text).read("Example/App.xcodeproj")
    #expect(workspace.warnings.contains { $0.contains("Card.podspec names no pod") })
  }

  @Test func patternsAreRubys() {
    #expect(FilePattern("**/*.swift").matches("a.swift"))
    #expect(FilePattern("A/**/*.{swift,h}").matches("A/b/c.h"))
    #expect(!FilePattern("A/*.swift").matches("A/b/c.swift"))
    #expect(FilePattern("A").matches("A/b.swift"))
    #expect(!FilePattern("A").matches("AB/b.swift"))
    #expect(FilePattern("A/[bc]?.swift").matches("A/cx.swift"))
  }
}
