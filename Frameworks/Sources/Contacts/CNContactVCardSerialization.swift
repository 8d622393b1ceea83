public import Foundation

/// Writes and reads contacts as vCards of version 3.0 (RFC 2426): names, organization, title, telephone numbers, addresses of electronic
/// mail, postal addresses, web addresses, birthday and note (Apple: CNContactVCardSerialization).
open class CNContactVCardSerialization: NSObject {
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }

  open class func data(with contacts: [CNContact]) throws -> Data { Data(contacts.map(card).joined().utf8) }
  open class func contacts(with data: Data) throws -> [CNContact] {
    var contacts: [CNContact] = []
    var current: CNMutableContact?
    for line in unfolded(String(decoding: data, as: UTF8.self)) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let head = line[..<colon].split(separator: ";").map(String.init)
      let value = String(line[line.index(after: colon)...])
      let name = head.first?.split(separator: ".").last.map { $0.uppercased() } ?? ""
      switch name {
      case "BEGIN": current = CNMutableContact()
      case "END":
        if let current { contacts.append(CNContact(current)) }
        current = nil
      default: if let current { read(name, Array(head.dropFirst()), value, into: current) }
      }
    }
    return contacts
  }

  private class func card(_ contact: CNContact) -> String {
    var lines = ["BEGIN:VCARD", "VERSION:3.0"]
    let name = [contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix]
    lines.append("N:" + name.map(escaped).joined(separator: ";"))
    lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
    func add(_ key: String, _ text: String) { if !text.isEmpty { lines.append("\(key):\(escaped(text))") } }
    add("NICKNAME", contact.nickname)
    if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
      lines.append("ORG:" + [contact.organizationName, contact.departmentName].map(escaped).joined(separator: ";"))
    }
    add("TITLE", contact.jobTitle)
    for entry in contact.phoneNumbers { add("TEL" + type(entry.label), entry.value.stringValue) }
    for entry in contact.emailAddresses { add("EMAIL;TYPE=INTERNET" + type(entry.label), "\(entry.value)") }
    for entry in contact.postalAddresses {
      let address = entry.value
      let parts = ["", "", address.street, address.city, address.state, address.postalCode, address.country]
      lines.append("ADR" + type(entry.label) + ":" + parts.map(escaped).joined(separator: ";"))
    }
    for entry in contact.urlAddresses { add("URL" + type(entry.label), "\(entry.value)") }
    if let birthday = contact.birthday, let year = birthday.year, let month = birthday.month, let day = birthday.day {
      lines.append(String(format: "BDAY:%04d-%02d-%02d", year, month, day))
    }
    add("NOTE", contact.note)
    lines.append("END:VCARD")
    return lines.map { $0 + "\r\n" }.joined()
  }

  private class func read(_ name: String, _ parameters: [String], _ value: String, into contact: CNMutableContact) {
    let parts = fields(value)
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    let text = parts.joined(separator: ";")
    let label = label(parameters)
    switch name {
    case "N":
      (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
      (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
    case "NICKNAME": contact.nickname = text
    case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
    case "TITLE": contact.jobTitle = text
    case "TEL": contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: text)))
    case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label, value: NSString(string: text)))
    case "URL": contact.urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: text)))
    case "NOTE": contact.note = text
    case "ADR":
      let address = CNMutablePostalAddress()
      (address.street, address.city, address.state) = (part(2), part(3), part(4))
      (address.postalCode, address.country) = (part(5), part(6))
      contact.postalAddresses.append(CNLabeledValue(label: label, value: address))
    case "BDAY":
      let numbers = text.prefix(10).split(separator: "-").compactMap { Int($0) }
      if numbers.count == 3 { contact.birthday = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2]) }
    default: break
    }
  }

  private class func type(_ label: String?) -> String {
    switch label {
    case CNLabelHome: ";TYPE=HOME"
    case CNLabelWork: ";TYPE=WORK"
    case CNLabelPhoneNumberMobile: ";TYPE=CELL"
    case CNLabelPhoneNumberMain: ";TYPE=MAIN"
    default: ""
    }
  }
  private class func label(_ parameters: [String]) -> String? {
    let types = parameters.flatMap { $0.uppercased().replacingOccurrences(of: "TYPE=", with: "").split(separator: ",").map(String.init) }
    if types.contains("CELL") { return CNLabelPhoneNumberMobile }
    if types.contains("HOME") { return CNLabelHome }
    if types.contains("WORK") { return CNLabelWork }
    return types.contains("MAIN") ? CNLabelPhoneNumberMain : nil
  }

  private class func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\", ";", ",": result += "\\\(character)"
      case "\n", "\r\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result
  }
  /// Splits a value at its semicolons and removes the escapes.
  private class func fields(_ value: String) -> [String] {
    var (result, isEscaped) = ([""], false)
    for character in value {
      if isEscaped {
        result[result.count - 1].append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ";" {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result
  }
  /// Returns the lines, joined with their continuation lines, which begin with white space.
  private class func unfolded(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }
}
