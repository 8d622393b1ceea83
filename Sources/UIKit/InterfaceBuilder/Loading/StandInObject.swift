/// In the place of an object of a class that is not known, and is neither a view nor a controller.
final class StandInObject: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
}
