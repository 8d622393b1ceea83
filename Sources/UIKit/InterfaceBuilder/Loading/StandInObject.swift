/// A replacement for an object of an unknown class that is neither a view nor a view controller.
final class StandInObject: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
}
