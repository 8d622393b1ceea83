/// The common interface of simd's square matrices. A matrix is a list of columns.
public protocol _SquareMatrix: Equatable, Sendable {
  associatedtype Vector: SIMD where Vector.Scalar: BinaryFloatingPoint
  /// The number of columns, which is also the number of rows.
  static var side: Int { get }
  init(_ columns: [Vector])
  var columnList: [Vector] { get }
}

extension _SquareMatrix {
  public init() { self.init([Vector](repeating: .zero, count: Self.side)) }
  public init(_ scalar: Vector.Scalar) { self.init(diagonal: Vector(repeating: scalar)) }
  public init(diagonal: Vector) {
    self.init(
      (0..<Self.side).map { index in
        var column = Vector.zero
        column[index] = diagonal[index]
        return column
      })
  }
  public init(rows: [Vector]) { self = Self(rows).transpose }

  public subscript(column: Int) -> Vector {
    get { columnList[column] }
    set {
      var columns = columnList
      columns[column] = newValue
      self = Self(columns)
    }
  }
  public subscript(column: Int, row: Int) -> Vector.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    let columns = columnList
    return Self(
      (0..<Self.side).map { row in
        var column = Vector.zero
        for index in 0..<Self.side { column[index] = columns[index][row] }
        return column
      })
  }

  public static func == (a: Self, b: Self) -> Bool { a.columnList == b.columnList }
  public static func * (m: Self, v: Vector) -> Vector {
    m.columnList.enumerated().reduce(.zero) { $0 + $1.element * v[$1.offset] }
  }
  public static func * (v: Vector, m: Self) -> Vector { m.transpose * v }
  public static func * (a: Self, b: Self) -> Self { Self(b.columnList.map { a * $0 }) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func * (s: Vector.Scalar, m: Self) -> Self { Self(m.columnList.map { $0 * s }) }
  public static func + (a: Self, b: Self) -> Self { Self(zip(a.columnList, b.columnList).map { $0 + $1 }) }
  public static func - (a: Self, b: Self) -> Self { Self(zip(a.columnList, b.columnList).map { $0 - $1 }) }
}

public func simd_mul<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
public func simd_mul<M: _SquareMatrix>(_ a: M, _ v: M.Vector) -> M.Vector { a * v }
public func matrix_multiply<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
public func matrix_multiply<M: _SquareMatrix>(_ a: M, _ v: M.Vector) -> M.Vector { a * v }
