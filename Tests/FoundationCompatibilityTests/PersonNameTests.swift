import Foundation
import FoundationCompatibility
import Testing

/// Tests names of persons, which Foundation on Linux does not write. The first two names are Apple's and a reader's published examples.
@Suite struct PersonNameTests {
  private let us = Locale(identifier: "en_US"), china = Locale(identifier: "zh_CN")
  private let thomas = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esq.", nickname: "Tom")
  private let taro = PersonNameComponents(
    namePrefix: "Mr.", givenName: "太郎", middleName: "ルーカス", familyName: "山田", nameSuffix: "3世", nickname: "タロー")

  private func texts(_ name: PersonNameComponents, _ locale: Locale) -> [String] {
    [.long, .medium, .short, .abbreviated].map { name.formatted(.name(style: $0).locale(locale)) }
  }

  @Test func stylesHaveTheirComponents() {
    #expect(texts(thomas, us) == ["Dr. Thomas Louis Clark Esq.", "Thomas Clark", "Tom", "TC"])
    #expect(thomas.formatted(PersonNameComponents.FormatStyle(locale: us)) == "Thomas Clark")
  }

  @Test func languagesAndScriptsOrderNames() {
    #expect(texts(thomas, china) == ["Dr. Clark Thomas Louis Esq.", "Clark Thomas", "Tom", "CT"])
    #expect(texts(taro, us) == ["Mr. 山田太郎ルーカス 3世", "山田太郎", "タロー", "山田"])
  }

  @Test func missingComponentsAreLeftOut() {
    #expect(texts(PersonNameComponents(givenName: "Jane"), us) == ["Jane", "Jane", "Jane", "J"])
    #expect(texts(PersonNameComponents(), us) == ["", "", "", ""])
    #expect(texts(PersonNameComponents(givenName: "Jane", familyName: " Doe "), us) == ["Jane Doe", "Jane Doe", "Jane", "JD"])
  }

  @Test func formattersWriteAndAnnotate() {
    let formatter = FoundationCompatibility.PersonNameComponentsFormatter()
    formatter.locale = us
    #expect(formatter.style == .default && formatter.string(from: thomas) == "Thomas Clark")
    let text = formatter.annotatedString(from: thomas)
    let key = NSAttributedString.Key(NSPersonNameComponentKey)
    #expect(text.attribute(key, at: 0, effectiveRange: nil) as? String == NSPersonNameComponentGivenName)
    #expect(text.attribute(key, at: 8, effectiveRange: nil) as? String == NSPersonNameComponentFamilyName)
    var phonetic = thomas
    phonetic.phoneticRepresentation = PersonNameComponents(givenName: "TOM-us", familyName: "KLARK")
    formatter.isPhonetic = true
    #expect(formatter.string(from: phonetic) == "TOM-us KLARK")
  }

  @Test func namesAreRead() {
    let formatter = FoundationCompatibility.PersonNameComponentsFormatter()
    formatter.locale = us
    func read(_ text: String) -> [String?] {
      let name = formatter.personNameComponents(from: text)
      return [name?.namePrefix, name?.givenName, name?.middleName, name?.familyName, name?.nameSuffix, name?.nickname]
    }
    #expect(read("Dr. Jane Q. Doe Jr.") == ["Dr.", "Jane", "Q.", "Doe", "Jr.", nil])
    #expect(read("Doe, Jane") == [nil, "Jane", nil, "Doe", nil, nil])
    #expect(read("Jane Doe, PhD") == [nil, "Jane", nil, "Doe", "PhD", nil])
    #expect(read("Ludwig van Beethoven") == [nil, "Ludwig", nil, "van Beethoven", nil, nil])
    #expect(read("William \"Bill\" Gates") == [nil, "William", nil, "Gates", nil, "Bill"])
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  @Test(arguments: ["en", "hu", "ja", "km", "ko", "mn", "si", "ta", "te", "vi", "yue", "zh"])
  func writtenNamesAreReadInTheSameOrder(language: String) {
    let formatter = FoundationCompatibility.PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: language)
    let name = PersonNameComponents(givenName: "Jane", familyName: "Doe")
    #expect(formatter.string(from: name) == (language == "en" ? "Jane Doe" : "Doe Jane"))
    #expect(formatter.personNameComponents(from: formatter.string(from: name)) == name)
  }
}
