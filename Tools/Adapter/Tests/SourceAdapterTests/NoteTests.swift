import Testing

@testable import SourceAdapter

/// Tests that unavailable parts are reported as compiler warnings.
@Suite struct NoteTests {
  private func lines(_ source: String) -> [String] {
    adapted(source, writesNotes: true)[0].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
  private let override = "#warning(\"This override has no effect: on Linux an extension cannot change a property of UIView\")"
  private let selector = ##"#warning("#selector does not name a method here: tables[\"a\\n\"]")"##

  @Test func aWarningEndsTheLineOfItsStatement() {
    let text = lines(
      """
      extension UIView {
        override open var isHidden: Bool { true }
        func f() {
          g(); add(#selector(tables["a\\n"])) // Comment
          h()
        }
        func i() -> Selector { #selector(tables["a\\n"]) }
      }
      """)
    #expect(text[1].hasSuffix("{ true }; " + override))
    #expect(text[3] == #"    g(); add(Selector("tables["a\n"]")); \#(selector) // Comment"#)
    #expect(text[6] == #"  func i() -> Selector { Selector("tables["a\n"]") }; \#(selector)"#)
  }

  @Test func aWarningOfSeveralLinesStandsAboveThem() {
    let text = lines(
      """
      extension UIView {
        override open var isHidden: Bool {
          true
        }

        override open var alpha: Double {
          1
        }
        /// A comment.
        override open var beta: Double {
          1
        }
        override open var gamma: Double {
          1
        }
      }
      """)
    #expect(text[0] == "extension UIView { " + override)
    #expect(text[4] == override + " ")
    #expect(text[8] == "  " + override + " /// A comment.")
    #expect(text[11] == "  }; " + override)
    #expect(text.count { $0.contains("#warning") } == 4)
  }

  @Test func theOnlyStatementOfABodyStaysItsValue() {
    let text = lines("struct S {\n  func h() -> Selector {\n    #selector(tables[\"a\\n\"])\n  }\n}")
    #expect(text[0] == "struct S { " + selector)
    #expect(text[2] == #"    Selector("tables["a\n"]")"#)
  }

  @Test func withoutTheOptionNothingIsWritten() {
    #expect(adapted("extension UIView { override open var a: Bool { true } }")[0].contains("#warning") == false)
  }

  @Test func theFirstImportOfAPlaceholderIsNoted() {
    let files = adapted(
      "import WebKit\nimport WebKit", "import WebKit", "import UIKit\n@preconcurrency import MapKit", writesNotes: true,
      placeholders: ["WebKit": "WKWebView shows a box.", "MapKit": "MKMapView shows a box."])
    let text = files[0].split(separator: "\n")
    #expect(text[0].hasPrefix("import WebKit; import FoundationCompatibility"))
    #expect(text[0].hasSuffix(##"; #warning("WebKit is a placeholder on Linux: WKWebView shows a box.")"##))
    #expect(text[1] == "import WebKit")
    #expect(files[1].contains("#warning") == false)
    #expect(files[2].contains(##"@preconcurrency import MapKit; #warning("MapKit is a placeholder on Linux: MKMapView shows a box.")"##))
  }
}
