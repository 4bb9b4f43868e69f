// A position isn't a number: from where it counts has to be said.
import ConstraintKit

func relate(_ root: LayoutView, _ a: LayoutView) {
  root.constrain {
    a.width == 20
    a.left == root.left + 20
  }
  // expected-error@+1 {{requires the types 'HorizontalPosition' and 'LayoutLength' be equivalent}}
  root.constrain { a.left == 20 }
  // expected-error@+1 {{requires the types 'VerticalPosition' and 'LayoutLength' be equivalent}}
  root.constrain { a.firstBaseline <= 20 }
}
