/// What is inside a path that crosses itself.
package enum FillRule: Hashable, Sendable { case nonZero, evenOdd }
