// What mixes axes, or positions with sizes, doesn't compile in the operator spelling.
import ConstraintKit

func relate(_ root: LayoutView, _ a: LayoutView, _ b: LayoutView) {
  root.constrain {
    a.left == b.right + 20
    a.top >= b.bottom - 8
    a.width == 16.0 / 9 * b.height
    a.width == b.right - a.left
  }
  // expected-error@+1 {{requires the types 'HorizontalPosition' and 'VerticalPosition' be equivalent}}
  root.constrain { a.left == b.top }
  // expected-error@+1 {{requires the types 'VerticalPosition' and 'HorizontalPosition' be equivalent}}
  root.constrain { a.top >= b.right + 8 }
  // expected-error@+1 {{requires the types 'HorizontalPosition' and 'LayoutLength' be equivalent}}
  root.constrain { a.left == b.width }
  // expected-error@+1 {{cannot be applied to operands of type 'LayoutAnchor<LayoutLength>' and 'LayoutAnchor<HorizontalPosition>'}}
  root.constrain { a.width == b.left }
  // expected-error@+1 {{cannot be applied to operands of type 'LayoutAnchor<HorizontalPosition>' and 'LayoutAnchor<VerticalPosition>'}}
  root.constrain { a.left + b.top == a.centerX }
  // expected-error@+1 {{cannot be applied to operands of type 'LayoutAnchorGroup' and 'LayoutExpression<HorizontalPosition>'}}
  root.constrain { a.edges == b.left * 2 }
}
