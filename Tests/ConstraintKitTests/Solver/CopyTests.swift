import ConstraintKit
import Testing

@Suite("Copies and batches")
struct CopyTests {
  @Test("A copy goes its own way")
  func independence() throws {
    var original = Solver()
    let x = original.makeVariable()
    let id = try original.add(x == 1)
    var copy = original
    try copy.setConstant(2, of: id)
    #expect(original.value(of: x) == 1)
    #expect(copy.value(of: x) == 2)
    try original.remove(id)
    #expect(copy.constraint(id)?.constant == 2)
    #expect(original.constraint(id) == nil)
  }

  @Test("What was made after a copy belongs to one side only")
  func lineages() throws {
    var original = Solver()
    let x = original.makeVariable("x")
    var copy = original
    let inOriginal = original.makeVariable("original")
    let inCopy = copy.makeVariable("copy")
    try original.add(inOriginal == x)
    try copy.add(inCopy == x + 1)
    #expect(throws: SolverError.self) { try original.add(inCopy == 1) }
    #expect(throws: SolverError.self) { try copy.add(inOriginal == 1) }
    #expect(original.value(of: inCopy).isNaN)
    #expect(original.name(of: inOriginal.id) == "original")
    let first = try original.add(x == 5)
    let second = try copy.add(x == 6)
    #expect(throws: SolverError.self) { try copy.remove(first) }
    #expect(throws: SolverError.self) { try original.remove(second) }
    #expect(original.value(of: inOriginal) == 5)
    #expect(copy.value(of: inCopy) == 7)
  }

  @Test("A copy gives the same bits later")
  func sameBits() throws {
    var original = Solver()
    let variables = (0..<6).map { _ in original.makeVariable() }
    for (left, right) in zip(variables, variables.dropFirst()) {
      try original.add(3 * right == left + 0.1)
      try original.add(left >= 0.3 ~ .low)
    }
    var copy = original
    try original.add(variables[3] == 0.7 ~ .high)
    try copy.add(variables[3] == 0.7 ~ .high)
    let bits = { (solver: Solver) in variables.map { solver.value(of: $0).bitPattern } }
    #expect(bits(original) == bits(copy))
  }

  @Test("Copies may be changed at the same time")
  func concurrency() async throws {
    var solver = Solver()
    let variables = (0..<20).map { _ in solver.makeVariable() }
    for (left, right) in zip(variables, variables.dropFirst()) {
      try solver.add(right >= left + 10)
      try solver.add(right == left + 20 ~ .low)
    }
    let shared = solver
    let sums = try await withThrowingTaskGroup(of: Double.self) { group in
      for task in 0..<8 {
        group.addTask {
          var copy = shared
          try copy.add(variables[0] == Double(task))
          try copy.add(variables[19] <= 200 + Double(task))
          return copy.value(of: variables[19]) - copy.value(of: variables[0])
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 200, count: 8))
    #expect(shared.value(of: variables[1]) == solver.value(of: variables[1]))
  }

  @Test("A batch is all or nothing")
  func batch() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(x == 10)
    var conflict: Conflict?
    do {
      try solver.batch { solver throws(SolverError) in
        try solver.setConstant(20, of: first)
        try solver.add(y == x, origin: .tag(1))
        try solver.add(y == 5, origin: .tag(2))
      }
    } catch {
      if case .unsatisfiable(let found) = error { conflict = found }
    }
    #expect(conflict?.members.count == 3)
    #expect(conflict?.members.filter { $0.id == nil }.count == 2)
    #expect(solver.value(of: x) == 10)
    #expect(solver.constraint(first)?.constant == 10)
    #expect(!solver.isDetermined(y))
    let ids = try solver.batch { solver throws(SolverError) in
      [try solver.add(y == x + 1), try solver.add(x + y <= 100 ~ .high)]
    }
    #expect(solver.value(of: y) == 11)
    #expect(ids.allSatisfy { solver.isActive($0) })
  }

  @Test("A batch gives the same values as additions in any order")
  func batchOrder() throws {
    var solver = Solver()
    let parts = (0..<20).map { solver.makeVariable("part\($0)") }
    try solver.batch { solver throws(SolverError) in
      for index in (0..<19).reversed() {
        try solver.add(parts[index + 1] == parts[index] + 20 ~ .high)
        try solver.add(parts[index + 1] >= parts[index] + 10)
      }
      try solver.add(parts[0] == 0)
      try solver.add(parts[19] <= 300)
    }
    #expect(solver.value(of: parts[19]) == 300)
    // Each gap of less than 20 is a tie; the earlier wishes are kept, and those were the last gaps.
    #expect(solver.value(of: parts[18]) == 280)
    #expect(solver.value(of: parts[1]) == 10)
    #expect(solver.verify().holds)
  }

  @Test("A batch within a batch can fail on its own")
  func nestedBatch() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.batch { solver throws(SolverError) in
      try solver.add(x >= 10)
      do {
        try solver.batch { solver throws(SolverError) in try solver.add(x <= 5) }
      } catch {}
      try solver.add(x == 20 ~ .low)
    }
    #expect(solver.value(of: x) == 20)
  }

  @Test("A copy taken in a batch makes its additions", arguments: [false, true], [false, true])
  func copyInBatch(isCopyFirst: Bool, isNested: Bool) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var copies: [Solver] = []
    let body: (inout Solver) throws(SolverError) -> Void = { solver throws(SolverError) in
      try solver.add(x == 5)
      var copy = solver
      copies.append(solver)
      if !isCopyFirst { try solver.add(y == x + 1) }
      try copy.add(y == x + 2)
      #expect(copy.value(of: y) == 7)
      #expect(copy.value(of: x) == 5)
      if isCopyFirst { try solver.add(y == x + 1) }
      copies.append(copy)
    }
    if isNested {
      try solver.batch { solver throws(SolverError) in try solver.batch(body) }
    } else {
      try solver.batch(body)
    }
    #expect(solver.value(of: y) == 6)
    #expect(copies[1].value(of: y) == 7)
    #expect(copies[0].value(of: x) == 0)
    try copies[0].add(y == x - 2)
    #expect(copies[0].value(of: y) == 3)
    #expect(solver.value(of: y) == 6)
    for var copy in copies {
      #expect(throws: SolverError.self) { try copy.add(x == 6) }
      #expect(copy.verify().holds)
    }
  }

  @Test("The end of a batch leaves copies taken in it alone")
  func copyBeforeTheEnd() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    var copy = solver
    try solver.batch { solver throws(SolverError) in
      try solver.add(x == 5)
      copy = solver
    }
    #expect(solver.value(of: x) == 5)
    #expect(copy.value(of: x) == 0)
  }

  @Test("A batch whose body goes on after an error can't lose what it added")
  func caughtInBatch() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(x >= 1)
    let before = Snapshot(solver, [x, y, z])
    #expect(throws: SolverError.self) {
      try solver.batch { solver throws(SolverError) in
        try solver.add(y == 5)
        try solver.add(y == 6)
        try solver.add(z == 3)
        // Makes the additions, which can't be met.
        do { try solver.setConstant(2, of: first) } catch {}
      }
    }
    #expect(Snapshot(solver, [x, y, z]) == before)
  }
}
