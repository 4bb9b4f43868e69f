/// A coefficient of a row; doubly linked with the others of its column.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// A coefficient of a modified row (index: a variable), or of its combination (index: a row);
/// linked with the others of its row, doubly with those of its column.
struct Factor: BitwiseCopyable {
  var value: Double
  var index: Int32
  var row: Int32
  var nextInRow: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
}
