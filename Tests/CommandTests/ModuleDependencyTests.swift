import Foundation
import Testing

@testable import vitrine

/// Tests which files of a module are compiled again if members of a type change.
@Suite struct ModuleDependencyTests {
  /// The names in the output of Swift 6.3's compiler (`swiftc -emit-silgen`): words of the module's name, and repeated ones, are abbreviated.
  @Test(arguments: [
    ("Many", "MainController", "4Many14MainController"), ("Main", "MainController", "4Main0A10Controller"),
    ("WeatherApp", "WeatherAppView", "10WeatherApp0aB4View"), ("Shop", "MyShop", "4Shop02MyA0"), ("App", "Panel2D_x", "3App9Panel2D_x"),
    ("A", "ViewView", "1A04ViewA0"), ("App", "AppView_App", "3App0a5View_A0"), ("Todo_List", "TodoListItem", "9Todo_List0aB4Item"),
    ("App", "URLSessionApp", "3App010URLSessionA0"),
  ])
  func typesHaveTheCompilersMangledNames(_ module: String, _ type: String, _ name: String) {
    #expect(MangledName(module: module, type: type).text == name)
  }

  /// Writes the records of a module, which hold the mangled names of their own types and the given texts.
  private func dependencies(_ folder: Folder, _ records: [String: String], module: String = "Shop") throws -> ModuleDependencies {
    var paths: [String: String] = [:]
    for (file, text) in records {
      let path = folder.path("\(file).swiftdeps")
      try Data(([0xFF, 0] as [UInt8]) + Array(text.utf8)).write(to: URL(fileURLWithPath: path))
      paths[file] = path
    }
    return ModuleDependencies(module: module, records: paths)
  }

  @Test func filesThatUseAChangedTypeAreFoundThroughOthers() throws {
    let folder = try Folder()
    let shop = try dependencies(
      folder, ["cart": "4Shop4CartC", "list": "4Shop4ListC 4Shop4CartC", "app": "4Shop3AppC List", "page": "4Shop4PageC"])
    let types = ["cart": ["Cart"], "list": ["List"], "app": ["App"], "page": ["Page"]]
    #expect(shop.files(using: ["page"], types: types, maximum: 3) == ["page"])
    #expect(shop.files(using: ["cart"], types: types, maximum: 3) == ["cart", "list", "app"])
    #expect(shop.files(using: ["cart"], types: types, maximum: 2) == nil, "there are too many")
    #expect(shop.files(using: ["cart"], types: ["cart": ["Cart"]], maximum: 3) == nil, "others can use list without a type")
    #expect(shop.files(using: ["cart"], types: ["cart": ["Basket"]], maximum: 3) == nil, "the record is that of another version")
  }

  @Test func otherModulesMayUseAType() throws {
    let folder = try Folder()
    let shop = try dependencies(folder, ["cart": "4Shop4CartC", "page": "4Shop4PageC"])
    let types = ["cart": ["Cart"], "page": ["Page"]]
    let other = try dependencies(folder, ["main": "4Shop4CartC"], module: "Main")
    #expect(other.usesNothing(of: ["page"], in: shop, types: types))
    #expect(!other.usesNothing(of: ["page", "cart"], in: shop, types: types))
    #expect(!other.usesNothing(of: ["page"], in: shop, types: [:]))
  }
}
