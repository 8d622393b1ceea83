// Square matrices as lists of columns (Apple: simd).

public struct simd_float2x2: _SquareMatrix {
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  public static var side: Int { 2 }
  public var columnList: [SIMD2<Float>] { [columns.0, columns.1] }
  public init(_ columns: [SIMD2<Float>]) { self.init(columns[0], columns[1]) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { columns = (c0, c1) }
}
public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public let matrix_identity_float2x2 = simd_float2x2(1)

public struct simd_float3x3: _SquareMatrix {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  public static var side: Int { 3 }
  public var columnList: [SIMD3<Float>] { [columns.0, columns.1, columns.2] }
  public init(_ columns: [SIMD3<Float>]) { self.init(columns[0], columns[1], columns[2]) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }
}
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public let matrix_identity_float3x3 = simd_float3x3(1)

public struct simd_float4x4: _SquareMatrix {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  public static var side: Int { 4 }
  public var columnList: [SIMD4<Float>] { [columns.0, columns.1, columns.2, columns.3] }
  public init(_ columns: [SIMD4<Float>]) { self.init(columns[0], columns[1], columns[2], columns[3]) }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) { columns = (c0, c1, c2, c3) }
}
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public let matrix_identity_float4x4 = simd_float4x4(1)

public struct simd_double2x2: _SquareMatrix {
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  public static var side: Int { 2 }
  public var columnList: [SIMD2<Double>] { [columns.0, columns.1] }
  public init(_ columns: [SIMD2<Double>]) { self.init(columns[0], columns[1]) }
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) { columns = (c0, c1) }
}
public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2
public let matrix_identity_double2x2 = simd_double2x2(1)

public struct simd_double3x3: _SquareMatrix {
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  public static var side: Int { 3 }
  public var columnList: [SIMD3<Double>] { [columns.0, columns.1, columns.2] }
  public init(_ columns: [SIMD3<Double>]) { self.init(columns[0], columns[1], columns[2]) }
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) { columns = (c0, c1, c2) }
}
public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3
public let matrix_identity_double3x3 = simd_double3x3(1)

public struct simd_double4x4: _SquareMatrix {
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  public static var side: Int { 4 }
  public var columnList: [SIMD4<Double>] { [columns.0, columns.1, columns.2, columns.3] }
  public init(_ columns: [SIMD4<Double>]) { self.init(columns[0], columns[1], columns[2], columns[3]) }
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
  public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) { columns = (c0, c1, c2, c3) }
}
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4
public let matrix_identity_double4x4 = simd_double4x4(1)
