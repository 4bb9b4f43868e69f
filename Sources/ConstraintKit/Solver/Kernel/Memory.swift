#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// The memory of buffers, slabs and cells.
///
/// `UnsafeMutablePointer.allocate` asks the C library for aligned memory on Linux, whatever the
/// alignment, which takes some 400 instructions more than `malloc`; a small system takes a dozen
/// pieces.
enum Memory {
  /// What `malloc` aligns to: two words.
  private static let ownAlignment = 2 * MemoryLayout<UInt>.size

  static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
    // `allocate` ends the program where there is no memory left.
    guard alignment <= ownAlignment, let memory = malloc(byteCount) else {
      return .allocate(byteCount: byteCount, alignment: alignment)
    }
    return memory
  }

  static func allocate<Element: ~Copyable>(_ count: Int) -> UnsafeMutablePointer<Element> {
    allocate(
      byteCount: count * MemoryLayout<Element>.stride, alignment: MemoryLayout<Element>.alignment
    ).bindMemory(to: Element.self, capacity: count)
  }

  /// - Parameter alignment: The one with which the memory was taken.
  static func deallocate(_ memory: UnsafeMutableRawPointer, alignment: Int) {
    if alignment <= ownAlignment { free(memory) } else { memory.deallocate() }
  }

  static func deallocate<Element: ~Copyable>(_ memory: UnsafeMutablePointer<Element>) {
    deallocate(UnsafeMutableRawPointer(memory), alignment: MemoryLayout<Element>.alignment)
  }
}
