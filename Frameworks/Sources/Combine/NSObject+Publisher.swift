public import Foundation
public import FoundationCompatibility
public import OpenCombine

extension _KeyValueCodingAndObserving {
  /// Returns a publisher of the values of a property, based on key-value observing. It first sends the current value if `options` contains
  /// `.initial`.
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new])
    -> NSObject.KeyValueObservingPublisher<Self, Value>
  where Self: NSObject {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// Apple: NSObject.KeyValueObservingPublisher.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Value, Downstream.Failure == Never {
      let subject = PassthroughSubject<Value, Never>()
      let wantsInitial = options.contains(.initial)
      let observation = object.observe(keyPath, options: options.subtracting(.initial)) { object, _ in
        subject.send(object[keyPath: keyPath])
      }
      let changes = subject.handleEvents(receiveCancel: { observation.invalidate() })
      if wantsInitial {
        changes.prepend(object[keyPath: keyPath]).receive(subscriber: subscriber)
      } else {
        changes.receive(subscriber: subscriber)
      }
    }
  }
}
