// Foundation is not imported beside it: its own method would be found, as in programs that do not go through the compiler shim.
import FoundationCompatibility
import Testing

@Suite struct CharacterSetTests {
  /// Foundation's method of this name stops the program here.
  @Test func charactersAreRemovedFromAnInvertedSet() {
    var set = CharacterSet.decimalDigits.inverted
    set.remove(charactersIn: "+#")
    #expect(!set.contains("+") && set.contains("a") && !set.contains("3"))
  }
}
