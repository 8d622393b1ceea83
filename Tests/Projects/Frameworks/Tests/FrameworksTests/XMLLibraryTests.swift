import XCTest
import libxml2
import simd

#if !canImport(libxml2)
  #error("modules of C libraries can be imported")
#endif

/// The C library that iOS's SDK has as the module `libxml2` (wordpress-mobile/AztecEditor-iOS), and simd's functions of single numbers.
final class XMLLibraryTests: XCTestCase {
  func testHTMLIsParsed() throws {
    let html = Array("<p>a<b>c</b></p>".utf8CString)
    let options = Int32(HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NODEFDTD.rawValue | HTML_PARSE_NOIMPLIED.rawValue)
    let document = try XCTUnwrap(htmlReadMemory(html, Int32(html.count - 1), "", "UTF-8", options))
    defer { xmlFreeDoc(document) }
    let root = try XCTUnwrap(xmlDocGetRootElement(document))
    XCTAssertEqual(String(cString: root.pointee.name), "p")
    XCTAssertEqual(root.pointee.children.pointee.type, XML_TEXT_NODE)
  }

  /// Values by Apple's header `simd/common.h` (UIComponent).
  func testFunctionsOfSingleNumbers() {
    let from: CGFloat = 10, to: CGFloat = 20, part: CGFloat = 0.25
    let mixed: CGFloat = simd_mix(from, to, part)
    XCTAssertEqual(mixed, 12.5)
    XCTAssertEqual(simd_clamp(Float(5), 0, 3), 3)
    XCTAssertEqual(simd_smoothstep(0.0, 2.0, 1.0), 0.5)
    XCTAssertEqual(simd_smoothstep(0.0, 2.0, -1.0), 0)
    XCTAssertEqual([simd_step(1.0, 0.5), simd_step(1.0, 1.0), simd_sign(-3.0), simd_fract(-0.25)], [0, 1, -1, 0.75])
  }
}
