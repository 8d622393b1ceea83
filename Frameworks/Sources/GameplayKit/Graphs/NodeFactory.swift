import FoundationCompatibility

/// Creates the nodes of graphs whose class is a parameter.
///
/// In Swift, only required initializers can be called for such a class. All nodes have `init(coder:)`, so subclasses are created from the
/// archive of a plain node.
enum NodeFactory {
  static func node<Node: GKGraphNode>(of nodeClass: Node.Type, like plain: GKGraphNode) -> Node? {
    if ObjectIdentifier(nodeClass) == ObjectIdentifier(type(of: plain)) { return plain as? Node }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    plain.encode(with: archiver)
    archiver.finishEncoding()
    guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else { return nil }
    return nodeClass.init(coder: coder)
  }
}
