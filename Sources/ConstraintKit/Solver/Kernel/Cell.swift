/// A place in memory for one value, at an address that never changes.
///
/// A stored property of a class is checked for exclusive access at each load and store at run time;
/// with the kernel's many, that made it 4.4 times slower. What a cell holds isn't checked. The owner
/// sees to it that nobody reads while somebody writes: a solver writes only to storage that is
/// its own.
struct Cell<Value: ~Copyable>: ~Copyable {
  /// Valid as long as the cell.
  let address: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    address = .allocate(capacity: 1)
    address.initialize(to: value)
  }

  deinit {
    address.deinitialize(count: 1)
    address.deallocate()
  }

  var pointee: Value {
    @inline(__always) unsafeAddress { UnsafePointer(address) }
    @inline(__always) nonmutating unsafeMutableAddress { address }
  }
}
