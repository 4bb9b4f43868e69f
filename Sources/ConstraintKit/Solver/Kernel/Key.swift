/// A member of the basis: a row, or the pin of a variable.
struct Key: BitwiseCopyable, Equatable {
  let code: Int32

  @inline(__always) init(code: Int32) { self.code = code }
  @inline(__always) static func row(_ row: Int32) -> Key { Key(code: row << 1) }
  @inline(__always) static func pin(_ variable: Int32) -> Key { Key(code: variable << 1 | 1) }

  var isPin: Bool { @inline(__always) get { code & 1 == 1 } }
  /// The row's slot or the variable's.
  var index: Int32 { @inline(__always) get { code >> 1 } }
}
