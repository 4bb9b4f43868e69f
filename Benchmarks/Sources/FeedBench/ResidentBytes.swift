import Foundation

/// The resident size of this process in bytes; 0 where the system doesn't tell it.
func residentBytes() -> Int {
  guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0
  }
  let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
