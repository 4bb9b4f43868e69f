#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// Another program, run to its end.
struct ChildProcess {
  /// What `$?` would say: a signal is 128 and its number.
  let status: Int32
  let output: [UInt8]
  let error: [UInt8]

  /// The most that is read of what a program writes, in bytes.
  private static let largestOutput = 1 << 30

  /// Runs a program that is found on `PATH`, with the tool's environment.
  ///
  /// The standard streams are files without a name: however much either side writes before it reads,
  /// neither waits for the other.
  ///
  /// - Throws: What the system says: `ENOENT` where there's no such program.
  static func run(
    _ program: String, _ arguments: [String], input: FileContents
  ) throws(SystemError) -> ChildProcess {
    var files: [TemporaryFile] = []
    defer { for file in files { file.discard() } }
    for _ in 0..<3 { files.append(try TemporaryFile()) }
    try files[0].descriptor.write(input)
    try files[0].rewind()
    let status = try wait(for: try spawn(program, arguments, files.map(\.descriptor.number)))
    let written = try files.dropFirst().map { file throws(SystemError) in
      try file.rewind()
      return try file.descriptor.readAll(limit: largestOutput) ?? []
    }
    return ChildProcess(status: status, output: written[0], error: written[1])
  }

  /// - Parameter streams: What become stdin, stdout and stderr.
  private static func spawn(
    _ program: String, _ arguments: [String], _ streams: [Int32]
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var identifier = pid_t()
    let failure = posix_spawnp(&identifier, program, &actions, nil, words + [nil], environ)
    guard failure == 0 else { throw SystemError(number: failure) }
    return identifier
  }

  private static func wait(for identifier: pid_t) throws(SystemError) -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { throw .last }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}

/// A file that nobody else can open, and that is gone when it is closed.
private struct TemporaryFile {
  let descriptor: FileDescriptor

  init() throws(SystemError) {
    let folder = CurrentProcess.environment("TMPDIR") ?? "/tmp"
    // mkstemp puts characters of its own in place of the six X.
    var path = Array(Path.join(folder, "constraint-cli.XXXXXX").utf8CString)
    let number = mkstemp(&path)
    guard number >= 0 else { throw .last }
    unlink(path)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    descriptor = FileDescriptor(number)
  }

  func rewind() throws(SystemError) {
    guard lseek(descriptor.number, 0, SEEK_SET) == 0 else { throw .last }
  }

  func discard() {
    close(descriptor.number)
  }
}
