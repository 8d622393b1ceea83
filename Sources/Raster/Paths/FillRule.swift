/// The rule that determines the inside of a path that crosses itself.
package enum FillRule: Hashable, Sendable { case nonZero, evenOdd }
