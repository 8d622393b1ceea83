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

  @Test func relationshipsHaveTheAccessorsThatXcodeGenerates() throws {
    let fixture = try Fixture()
    try fixture.write(
      """
      <model>
        <entity name="List" representedClassName="List" codeGenerationType="class">
          <relationship name="tasks" toMany="YES" ordered="YES" destinationEntity="Task"/>
          <relationship name="tags" toMany="YES" destinationEntity="Tag"/>
        </entity>
        <entity name="Task" representedClassName="Task" codeGenerationType="category" parentEntity="List"/>
      </model>
      """, to: "Lists.xcdatamodel/contents")
    let source = try #require(DataModelClasses.source(ofModel: fixture.folder.appendingPathComponent("Lists.xcdatamodel").path))
    for accessor in [
      "@objc(addTasksObject:) @NSManaged public func addToTasks(_ value: Task)\n",
      "@objc(removeTasks:) @NSManaged public func removeFromTasks(_ values: NSOrderedSet)\n",
      "@objc(insertObject:inTasksAtIndex:) @NSManaged public func insertIntoTasks(_ value: Task, at idx: Int)\n",
      "@objc(replaceTasksAtIndexes:withTasks:) @NSManaged public func replaceTasks(at indexes: NSIndexSet, with values: [Task])\n",
      "@objc(addTags:) @NSManaged public func addToTags(_ values: NSSet)\n",
    ] {
      #expect(source.contains(accessor))
    }
    #expect(!source.contains("insertIntoTags"))
    // Xcode makes the classes identifiable; a subclass inherits that.
    #expect(source.contains("extension List: Identifiable {}") && !source.contains("extension Task: Identifiable"))
  }
}
