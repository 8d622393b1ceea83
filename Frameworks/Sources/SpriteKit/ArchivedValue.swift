/// A property of a node in an archive.
@MainActor struct ArchivedValue {
  let encode: (NSCoder) -> Void
  let decode: (NSCoder) -> Void

  /// - Parameter key: the key in the archive. A value that is missing there is not changed.
  private init(_ key: String, encode: @escaping (NSCoder) -> Void, decode: @escaping (NSCoder) -> Void) {
    self.encode = encode
    // Foundation on Linux terminates the program if a key is missing.
    self.decode = { coder in if coder.containsValue(forKey: key) { decode(coder) } }
  }

  static func number<Node: SKNode>(_ key: String, _ node: Node, _ path: ReferenceWritableKeyPath<Node, CGFloat>) -> ArchivedValue {
    ArchivedValue(key) {
      $0.encode(Double(node[keyPath: path]), forKey: key)
    } decode: {
      node[keyPath: path] = CGFloat($0.decodeDouble(forKey: key))
    }
  }

  static func flag<Node: SKNode>(_ key: String, _ node: Node, _ path: ReferenceWritableKeyPath<Node, Bool>) -> ArchivedValue {
    ArchivedValue(key) {
      $0.encode(node[keyPath: path], forKey: key)
    } decode: {
      node[keyPath: path] = $0.decodeBool(forKey: key)
    }
  }

  static func integer<Node: SKNode, Value: BinaryInteger>(
    _ key: String, _ node: Node, _ path: ReferenceWritableKeyPath<Node, Value>
  ) -> ArchivedValue {
    ArchivedValue(key) {
      $0.encode(Int64(truncatingIfNeeded: node[keyPath: path]), forKey: key)
    } decode: {
      node[keyPath: path] = Value(truncatingIfNeeded: $0.decodeInt64(forKey: key))
    }
  }

  /// An enumeration. A number that is none of its cases is ignored.
  static func choice<Node: SKNode, Value: RawRepresentable>(
    _ key: String, _ node: Node, _ path: ReferenceWritableKeyPath<Node, Value>
  ) -> ArchivedValue where Value.RawValue: BinaryInteger {
    ArchivedValue(key) {
      $0.encode(Int64(node[keyPath: path].rawValue), forKey: key)
    } decode: {
      if let raw = Value.RawValue(exactly: $0.decodeInt64(forKey: key)), let value = Value(rawValue: raw) { node[keyPath: path] = value }
    }
  }

  static func point<Node: SKNode>(_ key: String, _ node: Node, _ path: ReferenceWritableKeyPath<Node, CGPoint>) -> ArchivedValue {
    ArchivedValue(key) {
      $0.encode(node[keyPath: path], forKey: key)
    } decode: {
      node[keyPath: path] = $0.decodePoint(forKey: key)
    }
  }

  static func size<Node: SKNode>(_ key: String, _ node: Node, _ path: ReferenceWritableKeyPath<Node, CGSize>) -> ArchivedValue {
    ArchivedValue(key) {
      $0.encode(node[keyPath: path], forKey: key)
    } decode: {
      node[keyPath: path] = $0.decodeSize(forKey: key)
    }
  }

  static func text<Node: SKNode>(_ key: String, _ node: Node, _ path: ReferenceWritableKeyPath<Node, String?>) -> ArchivedValue {
    ArchivedValue(key) {
      if let text = node[keyPath: path] { $0.encode(NSString(string: text), forKey: key) }
    } decode: {
      node[keyPath: path] = $0.decodeObject(of: NSString.self, forKey: key).map { String($0) }
    }
  }

  static func object<Node: SKNode, Value: NSObject & NSCoding>(
    _ key: String, _ node: Node, _ path: ReferenceWritableKeyPath<Node, Value>
  ) -> ArchivedValue {
    ArchivedValue(key) {
      $0.encode(node[keyPath: path], forKey: key)
    } decode: {
      if let value = $0.decodeObject(of: Value.self, forKey: key) { node[keyPath: path] = value }
    }
  }

  static func object<Node: SKNode, Value: NSObject & NSCoding>(
    _ key: String, _ node: Node, _ path: ReferenceWritableKeyPath<Node, Value?>
  ) -> ArchivedValue {
    ArchivedValue(key) {
      if let value = node[keyPath: path] { $0.encode(value, forKey: key) }
    } decode: {
      node[keyPath: path] = $0.decodeObject(of: Value.self, forKey: key)
    }
  }

  /// The children of a node.
  static func children(_ key: String, _ node: SKNode) -> ArchivedValue {
    ArchivedValue(key) {
      if !node.children.isEmpty { $0.encode(NSArray(array: node.children), forKey: key) }
    } decode: { coder in
      let children = coder.decodeObject(of: [NSArray.self, SKNode.self], forKey: key) as? [SKNode] ?? []
      for child in children where child.parent == nil { node.addChild(child) }
    }
  }
}
