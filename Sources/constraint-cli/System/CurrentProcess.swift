#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The process as the system sees it.
enum CurrentProcess {
  /// A closed pipe ends the tool without a word, also where whoever started it had that ignored; a
  /// file that outgrows the limit is an error like a full disk; and a standard stream that is closed
  /// stays unusable instead of becoming the next file opened. Signals that end a process do, also
  /// where whoever started it is a thread that had them blocked.
  static func prepare() {
    unblock([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE])
    signal(SIGPIPE, SIG_DFL)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Lets the signals that would end the tool wait, so that it leaves no half of a file behind.
  ///
  /// - Returns: What ``releaseSignals(_:)`` puts back.
  static func holdSignals() -> sigset_t {
    var ending = set(of: [SIGHUP, SIGINT, SIGTERM])
    var previous = sigset_t()
    sigprocmask(SIG_BLOCK, &ending, &previous)
    return previous
  }

  /// A signal that came meanwhile ends the tool now.
  static func releaseSignals(_ previous: sigset_t) {
    var previous = previous
    sigprocmask(SIG_SETMASK, &previous, nil)
  }

  private static func unblock(_ signals: [Int32]) {
    var set = set(of: signals)
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Seconds on a clock that only runs forward.
  static var clock: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The width of the terminal in cells: `COLUMNS`, else what the terminal says, else 80.
  static var columns: Int {
    if let text = environment("COLUMNS"), let columns = Int(text), columns > 0 { return columns }
    var size = winsize()
    let request = UInt(TIOCGWINSZ)
    guard ioctl(STDOUT_FILENO, request, &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
