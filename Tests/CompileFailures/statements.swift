// Statements that aren't whole, and views where only values may go.
import ConstraintKit

func state(_ root: LayoutView, _ a: LayoutView, _ b: LayoutView) {
  root.constrain { a.left == b.left ~ .high - 1 }
  // expected-error@+1 {{cannot convert value of type 'LayoutAnchor<HorizontalPosition>'}}
  root.constrain { a.left }
  // expected-error@+1 {{cannot convert value of type 'LayoutStatement' to specified type 'Bool'}}
  let isSame: Bool = a.left == b.left
  a.makeConstraints { make in make.left.equalTo(b).offset(3) }
  // expected-error@+1 {{has no member 'offset'}}
  a.makeConstraints { make in make.left.offset(3) }
  // expected-error@+1 {{has no member 'equalTo'}}
  a.makeConstraints { make in make.left.equalTo(b).equalTo(a) }
  // expected-error@+1 {{argument type 'String' does not conform to expected type 'ConstraintTargetConvertible'}}
  a.makeConstraints { make in make.left.equalTo("b") }
}

func send(_ view: LayoutView, _ solution: LayoutSolution) {
  func send(_ value: some Sendable) {}
  send(solution)
  // expected-error@+1 {{does not conform to the 'Sendable' protocol}}
  send(view)
}
