/// A binary max-heap of variables by their order. For rising order the keys are negated.
extension Kernel {
  @inline(__always)
  mutating func push(_ key: Int64) {
    heap.append(key)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) >> 1
      if heap[parent] >= key { break }
      heap[index] = heap[parent]
      index = parent
    }
    heap[index] = key
  }

  @inline(__always)
  mutating func popKey() -> Int64 {
    let top = heap[0]
    let last = heap.removeLast()
    let count = heap.count
    guard count > 0 else { return top }
    var index = 0
    while true {
      var child = 2 * index + 1
      if child >= count { break }
      if child + 1 < count, heap[child + 1] > heap[child] { child += 1 }
      if heap[child] <= last { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = last
    return top
  }

  @inline(__always)
  func fallingKey(_ variable: Int32) -> Int64 {
    Int64(variables[variable].order) << 32 | Int64(variable)
  }

  @inline(__always)
  func risingKey(_ variable: Int32) -> Int64 {
    -(Int64(variables[variable].order) << 32) | Int64(variable)
  }
}
