/// A person in the address book.
struct Contact: Hashable {
  let givenName: String
  let familyName: String
  /// A note of one or more lines; nil for some contacts.
  let note: String?

  var initial: String { String(familyName.prefix(1)) }

  /// Sample contacts sorted by family name, always the same.
  static let samples: [Contact] = {
    let given = ["Ada", "Ben", "Chloe", "Dai", "Elif", "Farid", "Greta", "Hugo", "Ines", "Jonas", "Kaya", "Lena", "Milo", "Nora"]
    let family = [
      "Abbott", "Adler", "Akande", "Baker", "Bianchi", "Brandt", "Castro", "Chen", "Cole", "Dahl", "Diaz", "Ebert", "Evans", "Fischer",
      "Fontaine", "Garcia", "Grant", "Haas", "Hoang", "Ito", "Ivanova", "Jensen", "Kaur", "Keller", "Larsen", "Lopez", "Moreau",
      "Murphy", "Nakamura", "Novak", "Okafor", "Olsen", "Park", "Petrov", "Quinn", "Rossi", "Santos", "Schmidt", "Silva", "Tanaka",
      "Torres", "Ueda", "Vogel", "Weber", "Wong", "Yilmaz", "Zhang",
    ]
    let notes = [
      "Met on the night train to Lisbon; has the better map.",
      "Prefers letters. Answers them on Sundays, and only when it rains, which it does often enough.",
      "Keys to the boat house.",
    ]
    return family.enumerated().map { index, name in
      Contact(
        givenName: given[index * 5 % given.count], familyName: name, note: index % 4 == 1 ? notes[index / 4 % notes.count] : nil)
    }
  }()
}
