import Testing

@testable import SourceAdapter

/// Tests names of entry points outside of ASCII, which the linker refuses (IgorBaranov92/Sudoku).
@Suite struct EntryPointTests {
  @Test func theEntryPointIsWrittenInASCII() {
    let compiled = ["-module-name", "Дом", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Дом_main", "/Дом.swift"]
    let linked = ["-o", "/Дом", "-module-name", "Дом", "-Xlinker", "--defsym", "-Xlinker", "main=Дом_main"]
    let name = "u414_u43e_u43c__main"
    #expect(EntryPointName.inASCII(compiled) == Array(compiled[..<5]) + [name, "/Дом.swift"])
    #expect(EntryPointName.inASCII(linked) == Array(linked[..<7]) + ["main=\(name)"])
  }

  @Test func otherArgumentsStay() {
    let ascii = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "App_main", "-Xlinker", "--defsym", "-Xlinker", "main=App_main"]
    #expect(EntryPointName.inASCII(ascii) == ascii)
    #expect(EntryPointName.inASCII(["main=Дом", "a", "b", "main=Дом"]) == ["main=Дом", "a", "b", "main=Дом"])
  }
}
