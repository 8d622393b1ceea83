import Foundation
import Testing

@testable import HTMLDocuments

@Suite struct StyleSheetTests {
  private let note = HTMLElement(name: "p", attributes: ["class": "note big", "id": "first", "style": "margin: 0"])
  private let path = [HTMLElement(name: "body"), HTMLElement(name: "div", attributes: ["class": "box"])]

  private func color(_ css: String) -> String? { StyleSheet(css).declarations(of: note, in: path)["color"] }

  @Test(arguments: [
    "p { color: red }", "* { color: red }", ".note{color:red}", "p.note.big { color: red; }", "#first { COLOR: red }",
    "div p { color: red }",
    "body > div.box > p { color: red }", "h1, p { color: red }", "/* a */ p /* b */ { color: /* c */ red }",
    "@import 'x.css'; p { color: red }",
    "@media print { p { color: blue } } p { color: red }", "<!-- p { color: red !important } -->", "p:link { color: red }",
  ]) func selectorsMatch(_ css: String) { #expect(color(css) == "red") }

  @Test(arguments: [
    "h1 { color: red }", ".other { color: red }", "#second { color: red }", "span p { color: red }", "p:hover { color: red }",
    "p[title] { color: red }", "p::before { color: red }", "div { color: red }", "p { color }", "p { color: red", "{ color: red }", "} p",
  ]) func othersDoNot(_ css: String) { #expect(css == "p { color: red" ? color(css) == "red" : color(css) == nil) }

  @Test func specificRulesTakePrecedence() {
    #expect(color("#first { color: red } .note { color: green } p { color: blue }") == "red")
    #expect(color(".note.big { color: red } .note { color: green }") == "red")
    #expect(color(".note { color: green } .big { color: red }") == "red")
    #expect(StyleSheet("#first { margin: 5px }").declarations(of: note, in: path)["margin"] == "0")
  }

  @Test func separatorsInQuotesAndParenthesesArePartOfTheValue() {
    let own = CSSDeclarations("background: url(data:a;b); font-family: 'a;b', c; color: red")
    #expect(own["background"] == "url(data:a;b)" && own["font-family"] == "'a;b', c" && own["color"] == "red")
  }

  @Test func lengths() {
    #expect(CSSLength.points("12px", em: 10) == 12 && CSSLength.points("1.5em", em: 10) == 15 && CSSLength.points("7", em: 10) == 7)
    #expect(CSSLength.points("50%", em: 10, percentOf: 20) == 10 && CSSLength.points("50%", em: 10) == nil)
    #expect(CSSLength.points("1in", em: 10) == 72)
    for text in ["", "px", "auto", "1e99px", "nan", "12 px x", "--3px"] { #expect(CSSLength.points(text, em: 10) == nil, "\(text)") }
  }

  @Test func colors() {
    let red = CSSColor(red: 1, green: 0, blue: 0, alpha: 1)
    for text in ["red", "#f00", "#FF0000", "rgb(255, 0, 0)", "rgb(100% 0% 0%)", "rgba(255,0,0,1)", "hsl(0, 100%, 50%)", "#ff0000ff"] {
      #expect(CSSColor(text) == red, "\(text)")
    }
    #expect(CSSColor("rgba(0, 0, 0, .5)")?.alpha == 0.5 && CSSColor("transparent")?.alpha == 0)
    #expect(CSSColor("hsl(120deg 100% 50%)") == CSSColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(CSSColor(attribute: "ff0000") == red && CSSColor("ff0000") == nil)
    for text in ["", "#", "#12", "#gggggg", "rgb(1,2)", "rgb(a,b,c)", "hsl(nan,1%,1%)", "reddish", "rgb(1,2,3"] {
      #expect(CSSColor(text) == nil, "\(text)")
    }
  }
}
