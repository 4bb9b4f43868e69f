#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal at stdin as a keyboard: keys come at once, without Return, and aren't shown.
///
/// However the process ends or is stopped, the terminal is as it was; only SIGKILL leaves no time for
/// that. What the signals' handlers need is kept in memory of its own, since a handler may neither
/// allocate nor wait: hence the pointer, which is never freed.
enum Keyboard {
  private static let endings = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
  ]

  /// The terminal as it was, and for keys.
  private struct Modes {
    var usual = termios()
    var keys = termios()
    var isOn = false
  }

  private nonisolated(unsafe) static let modes = {
    let modes = UnsafeMutablePointer<Modes>.allocate(capacity: 1)
    modes.initialize(to: Modes())
    return modes
  }()

  /// - Returns: Whether there's somebody who may press keys: a job in the background has nobody.
  static func begin() -> Bool {
    guard isatty(STDIN_FILENO) == 1 else { return false }
    guard isInForeground, tcgetattr(STDIN_FILENO, &modes.pointee.usual) == 0 else { return true }
    modes.pointee.keys = modes.pointee.usual
    modes.pointee.keys.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &modes.pointee.keys.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    modes.pointee.isOn = true
    for number in endings { signal(number) { Keyboard.finish($0) } }
    signal(SIGTSTP) { Keyboard.pause($0) }
    tcsetattr(STDIN_FILENO, TCSANOW, &modes.pointee.keys)
    return true
  }

  /// Puts the terminal back.
  static func end() {
    guard modes.pointee.isOn else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &modes.pointee.usual)
  }

  private static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  /// Ends the process as the signal would have.
  private static func finish(_ number: Int32) {
    end()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Stops the process as the signal would have; it goes on here.
  private static func pause(_ number: Int32) {
    end()
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    sigprocmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    signal(number) { Keyboard.pause($0) }
    if isInForeground { tcsetattr(STDIN_FILENO, TCSANOW, &modes.pointee.keys) }
  }
}
