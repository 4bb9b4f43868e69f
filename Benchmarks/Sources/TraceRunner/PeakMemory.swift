/// The peak resident size of this process in bytes, where the system tells it.
func peakMemory() -> Int? {
  guard var status = LineReader(path: "/proc/self/status") else { return nil }
  while let fields = status.next() {
    // `VmHWM:     15032 kB`, with a tab behind the colon.
    guard let name = fields.first, name.hasPrefix("VmHWM:") else { continue }
    return fields.dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }
  return nil
}
