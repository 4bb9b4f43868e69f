internal import ConstraintKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// When the tool gives up (`--timeout`).
///
/// A thread of its own waits for it, so that nothing has to ask how late it is: not the solver, nor
/// a read that never ends. What is being written then is finished first: no line and no file is left
/// half-written.
enum Deadline {
  /// Who holds it keeps the process from ending.
  private nonisolated(unsafe) static let lock = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()

  /// From now on.
  static func set(seconds: Double) throws(ToolError) {
    let message = "error: timed out after \(DecimalFormat.full.text(seconds)) s (--timeout)\n"
    let isStarted = start {
      sleep(seconds)
      pthread_mutex_lock(lock)
      Keyboard.end()
      try? FileDescriptor(STDERR_FILENO).write(.text(message))
      _exit(ExitCode.failure.rawValue)
    }
    guard isStarted else { throw ToolError(message: "cannot start a thread for --timeout") }
  }

  /// Does something whole; the deadline waits for it.
  static func suspended<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    try body()
  }

  private static func sleep(_ seconds: Double) {
    var time = timespec()
    time.tv_sec = Int(seconds)
    time.tv_nsec = Int((seconds - seconds.rounded(.down)) * 1e9)
    var rest = timespec()
    while nanosleep(&time, &rest) == -1, errno == EINTR { time = rest }
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Runs something on a thread of its own.
  private static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    let body = Unmanaged.passRetained(Body(run)).toOpaque()
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    return pthread_create(&thread, nil, main, body) == 0
  }

  #if canImport(Darwin)
  private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
    return nil
  }
  #else
  private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let body = $0 { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
    return nil
  }
  #endif
}
