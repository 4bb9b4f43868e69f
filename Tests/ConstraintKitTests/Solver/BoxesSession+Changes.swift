import ConstraintKit
import TestSupport
import Testing

extension BoxesSession {
  /// One change of a random kind.
  mutating func change() throws {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<12: try removeOne()
    case 12..<28: try addOne()
    case 28..<42: try changeConstant()
    case 42..<50: try changePriority()
    case 50..<56: try changeWeight()
    case 56..<62: try changeRelation()
    case 62..<68: try changeTerms()
    case 68..<74: try toggle()
    case 74..<78: try contradict()
    case 78..<80: try stay()
    case 80..<84: try editOne()
    case 84..<97: try suggestOne()
    default: try batch()
    }
  }

  private mutating func removeOne() throws {
    guard let index = present.indices.randomElement(using: &generator) else { return }
    let entry = present[index]
    guard try attempt({ solver throws(SolverError) in try solver.remove(entry.id) }) else { return }
    present.remove(at: index)
    if entry.edited == nil { absent.append(entry.original) }
  }

  private mutating func addOne() throws {
    guard let index = absent.indices.randomElement(using: &generator) else { return try stay() }
    let constraint = absent.remove(at: index)
    if try add(constraint) == false { absent.append(constraint) }
  }

  /// Tells whether the constraint was taken.
  private mutating func add(_ constraint: LinearConstraint) throws -> Bool {
    var id: ConstraintID?
    _ = try attempt { solver throws(SolverError) in id = try solver.add(constraint) }
    guard let id else { return false }
    present.append(Entry(id: id, constraint: constraint, original: constraint))
    return true
  }

  /// What contradicts something that is required, mostly.
  private mutating func contradict() throws {
    let required = present.indices.filter { present[$0].constraint.priority.isRequired }
    guard let index = required.randomElement(using: &generator) else { return }
    var constraint = present[index].constraint
    let isLess = constraint.relation == .lessThanOrEqual
    constraint.relation = isLess ? .greaterThanOrEqual : .lessThanOrEqual
    constraint.constant += isLess ? 1.5 : -1.5
    // Where the other one isn't active it's only a strange constraint; it's taken away again.
    guard try add(constraint), let added = present.popLast() else { return }
    #expect(try attempt { solver throws(SolverError) in try solver.remove(added.id) })
  }

  private mutating func stay() throws {
    guard let variable = variables.randomElement(using: &generator), present.count < limit
    else { return }
    let constraint = variable == solver.value(of: variable) ~ randomPriority(upTo: .required - 1)
    var id: ConstraintID?
    _ = try attempt { solver throws(SolverError) in
      id = try solver.addStay(variable, priority: constraint.priority)
    }
    guard let id else { return }
    present.append(Entry(id: id, constraint: constraint, original: constraint))
  }

  /// Stays and edits don't become more and more.
  private var limit: Int { layout.constraints.count + 12 }

  private mutating func editOne() throws {
    let edited = present.compactMap { $0.edited?.id }
    guard let variable = variables.randomElement(using: &generator),
      !edited.contains(variable.id), edited.count < 6
    else { return try suggestOne() }
    try edit(variable, priority: randomPriority(upTo: .required - 1))
  }

  mutating func suggestOne() throws {
    let edits = present.indices.filter { present[$0].edited != nil && present[$0].isActive }
    guard let index = edits.randomElement(using: &generator), let variable = present[index].edited
    else { return }
    let value = Double.random(in: 0...1500, using: &generator)
    if try attempt({ solver throws(SolverError) in try solver.suggest(value, for: variable) }) {
      present[index].constraint.constant = value
    }
  }

  private mutating func toggle() throws {
    guard let index = present.indices.randomElement(using: &generator) else { return }
    let (id, value) = (present[index].id, !present[index].isActive)
    if try attempt({ solver throws(SolverError) in try solver.setActive(value, of: id) }) {
      present[index].isActive = value
    }
  }

  /// Several changes, all or none.
  private mutating func batch() throws {
    let count = Int.random(in: 2...6, using: &generator)
    let chosen = (0..<count).compactMap { _ in present.indices.randomElement(using: &generator) }
    let news = (0..<count).compactMap { _ in absent.indices.randomElement(using: &generator) }
    let constants = chosen.map { present[$0].constraint.constant + randomStep() }
    let ids = chosen.map { present[$0].id }
    let additions = Array(Set(news)).sorted().map { absent[$0] }
    var added: [ConstraintID] = []
    let isTaken = try attempt { solver throws(SolverError) in
      added = try solver.batch { solver throws(SolverError) in
        var added: [ConstraintID] = []
        for (id, constant) in zip(ids, constants) {
          try solver.setConstant(constant, of: id)
          if added.count < additions.count {
            added.append(try solver.add(additions[added.count]))
          }
        }
        for constraint in additions.dropFirst(added.count) {
          added.append(try solver.add(constraint))
        }
        return added
      }
    }
    guard isTaken else { return }
    for (index, constant) in zip(chosen, constants) {
      present[index].constraint.constant = constant
    }
    for index in Set(news).sorted().reversed() { absent.remove(at: index) }
    for (id, constraint) in zip(added, additions) {
      present.append(Entry(id: id, constraint: constraint, original: constraint))
    }
  }
}
