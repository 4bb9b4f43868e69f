/// Puts the additions of a batch into the order in which they are made: local work first, by the last
/// variable, equalities first, the highest priority first. An order that goes from variable to variable
/// already is kept.
struct WorkingOrder: ~Copyable {
  /// A row and the number by which it is put into order: the last variable in the upper half; then
  /// whether it's an inequality; then how far its priority is from required, in 2²¹ parts of a level,
  /// which is as fine as an order of work need be. Not private: the debug build of 6.3.1 crashes where a
  /// type of another file holds a buffer of a private type.
  struct Item: BitwiseCopyable {
    var key: UInt64
    var slot: Int32

    var variable: Int { @inline(__always) get { Int(key >> 32) } }

    @inline(__always)
    fileprivate func precedes(_ other: Item) -> Bool {
      key == other.key ? slot < other.slot : key < other.key
    }
  }

  /// How many rows with the same last variable are sorted by insertion.
  private static let shortRun = 12

  private var items: Buffer<Item>
  /// The largest variable so far, and how far the rows' variables are behind it in all.
  private var reached = 0
  private var distance = 0

  init(capacity: Int) {
    items = Buffer(capacity: capacity)
  }

  /// - Parameter lastVariable: The last of the row's variables.
  mutating func append(
    _ slot: Int32, lastVariable: Int32, isEquality: Bool, priority: Priority
  ) {
    let distance = Priority.required.value - priority.value
    var key = UInt64(lastVariable) << 32 | UInt64(distance * 2_097_152)
    if !isEquality { key |= 1 << 31 }
    let item = Item(key: key, slot: slot)
    reached = max(reached, item.variable)
    self.distance += reached - item.variable
    items.append(item)
  }

  /// Whether the rows mostly are about the variables that were reached last.
  private func isLocal(variables: Int) -> Bool { 5 * distance < items.count * variables }

  /// The rows in order.
  func ordered(variables: Int) -> [Int32] {
    if isLocal(variables: variables) { return items.slots }
    return sorted(variables: variables)
  }

  /// The rows by their keys: a counting sort by variable, as there are about as many variables as
  /// rows, and a sort of the few rows of each.
  func sorted(variables: Int) -> [Int32] {
    var ends = Buffer<Int>(capacity: variables)
    ends.extend(to: variables, with: 0)
    for index in 0..<items.count { ends[items[index].variable] += 1 }
    var count = 0
    for variable in 0..<variables {
      count += ends[variable]
      ends[variable] = count - ends[variable]
    }
    let placed = items.copy()
    for index in 0..<items.count {
      let item = items[index]
      placed[ends[item.variable]] = item
      ends[item.variable] += 1
    }
    var start = 0
    for variable in 0..<variables {
      Self.sort(placed, start, ends[variable])
      start = ends[variable]
    }
    return placed.slots
  }

  private static func sort(_ items: borrowing Buffer<Item>, _ start: Int, _ end: Int) {
    guard end - start <= shortRun else { return items.sort(start..<end) { $0.precedes($1) } }
    for index in start..<end {
      let item = items[index]
      var place = index
      while place > start, item.precedes(items[place - 1]) {
        items[place] = items[place - 1]
        place -= 1
      }
      items[place] = item
    }
  }
}

extension Buffer<WorkingOrder.Item> {
  fileprivate var slots: [Int32] { (0..<count).map { self[$0].slot } }
}
