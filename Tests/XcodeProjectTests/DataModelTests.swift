import Testing

@testable import XcodeProject

/// Tests the classes that are generated for the entities of a Core Data model.
@Suite struct DataModelTests {
  @Test func aDotStandsForTheModuleOfTheProduct() throws {
    let fixture = try Fixture()
    try fixture.write(
      """
      <model>
        <entity name="Recipe" representedClassName=".Recipe" codeGenerationType="class">
          <attribute name="steps" optional="YES" attributeType="Transformable" customClassName=".[String]"/>
          <attribute name="color" optional="YES" attributeType="Transformable" customClassName="UIColor"/>
          <attribute name="servings" attributeType="Integer 32" usesScalarValueType="YES"/>
        </entity>
      </model>
      """, to: "Book.xcdatamodel/contents")
    let source = try #require(DataModelClasses.source(ofModel: fixture.folder.appendingPathComponent("Book.xcdatamodel").path))
    // In a module whose declarations belong to the main actor by default, the class must not, because its superclass does not.
    #expect(source.contains("nonisolated public class Recipe: NSManagedObject") && source.contains("nonisolated extension Recipe {"))
    #expect(source.contains("@NSManaged public var steps: [String]?\n"))
    #expect(source.contains("@NSManaged public var color: UIColor?\n"))
    #expect(source.contains("@NSManaged public var servings: Int32\n"))
  }
}
