#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file of the system.
struct FileDescriptor {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  func write(_ contents: FileContents) throws(SystemError) {
    let failure = contents.withBytes { write($0) }
    if let failure { throw failure }
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
    if let failure = bytes.withUnsafeBufferPointer({ write($0) }) { throw failure }
  }

  /// Writes all of it, however little the system takes at a time.
  private func write(_ bytes: UnsafeBufferPointer<UInt8>) -> SystemError? {
    var offset = 0
    while offset < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[offset...])
      #if canImport(Darwin)
      let count = Darwin.write(number, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
      let count = Musl.write(number, rest.baseAddress, rest.count)
      #else
      let count = Glibc.write(number, rest.baseAddress, rest.count)
      #endif
      if count >= 0 {
        offset += count
      } else if !isWorthRetrying(POLLOUT) {
        return .last
      }
    }
    return nil
  }

  /// Reads to the end.
  ///
  /// - Returns: Nil if there is more than `limit`; the size that a file claims isn't believed.
  func readAll(limit: Int) throws(SystemError) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try readSome(into: &buffer)
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { return nil }
      bytes += buffer[..<count]
    }
  }

  /// Reads what there is, waiting until there is something.
  ///
  /// - Returns: How many bytes it was; 0 at the end.
  func readSome(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      let count = read(number, &buffer, buffer.count)
      if count >= 0 { return count }
      guard isWorthRetrying(POLLIN) else { throw .last }
    }
  }

  /// Whether the last call was only interrupted, or has nothing to do yet where whoever started the
  /// tool made the file non-blocking: then it waits until there is.
  private func isWorthRetrying(_ event: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }
}
