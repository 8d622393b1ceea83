public import Foundation
public import UIKit

/// A picture of an intent's parameter (Apple: INImage).
open class INImage: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private let data: Data?
  private init(data: Data?) { self.data = data }
  public convenience init(imageData: Data) { self.init(data: imageData) }
  public convenience init(named name: String) { self.init(data: nil) }
  public convenience init?(url URL: URL) { self.init(data: try? Data(contentsOf: URL)) }
  public convenience init(uiImage image: UIImage) { self.init(data: image.pngData()) }
  open class func systemImageNamed(_ systemImageName: String) -> Self? { nil }
}

/// A text with its pronunciation (Apple: INSpeakableString).
open class INSpeakableString: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let spokenPhrase: String
  public let pronunciationHint: String?
  public let vocabularyIdentifier: String?
  public convenience init(spokenPhrase: String) {
    self.init(vocabularyIdentifier: spokenPhrase, spokenPhrase: spokenPhrase, pronunciationHint: nil)
  }
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }
}

public enum INPersonHandleType: Int, Sendable { case unknown = 0, emailAddress, phoneNumber }

/// The address of a person (Apple: INPersonHandle).
open class INPersonHandle: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let value: String?
  public let type: INPersonHandleType
  public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

/// A person of an intent (Apple: INPerson).
open class INPerson: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?,
    customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? [nameComponents?.givenName, nameComponents?.familyName].compactMap { $0 }.joined(separator: " ")
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
  }
}

/// An object of a custom intent (Apple: INObject).
open class INObject: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?
  public init(identifier: String?, display displayString: String, pronunciationHint: String? = nil) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
  }
}
