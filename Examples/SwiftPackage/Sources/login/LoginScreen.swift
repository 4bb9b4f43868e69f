import ConstraintKit

final class LoginScreen {
  let view = LayoutView("screen")
  let logo = LayoutView("logo")
  let user = LayoutView("user")
  let password = LayoutView("password")
  let signIn = LayoutView.label("Sign in", name: "signIn")
  let forgot = LayoutView.label("Forgot password?", name: "forgot", font: TextFont(size: 13))
  let terms = LayoutView.label(
    "By signing in you accept the terms of use and the privacy policy.", name: "terms",
    font: TextFont(size: 12), lines: 0)
  private var bottom: Constraint?

  init() {
    view.safeAreaInsets = LayoutInsets(top: 47, bottom: 34)
    view.addSubviews(logo, user, password, signIn, forgot, terms)
    logo.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(40)
      make.width.equalToSuperview().multipliedBy(0.4)
      make.height.equalTo(logo.snp.width)
    }
    user.snp.makeConstraints { make in
      make.top.equalTo(logo.snp.bottom).offset(32).priority(.high)
      make.left.right.equalToSuperview().inset(24)
      make.height.equalTo(44)
    }
    password.snp.makeConstraints { make in
      make.top.equalTo(user.snp.bottom).offset(12)
      make.left.right.height.equalTo(user)
    }
    signIn.snp.makeConstraints { make in
      make.top.equalTo(password.snp.bottom).offset(20)
      make.left.right.equalTo(user)
      make.height.equalTo(48)
      bottom =
        make.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide.snp.bottom)
        .offset(-16).constraint
    }
    forgot.snp.makeConstraints { make in
      make.top.equalTo(signIn.snp.bottom).offset(12)
      make.right.equalTo(user)
    }
    terms.snp.makeConstraints { make in
      make.left.right.equalTo(user)
      make.bottom.equalTo(view.safeAreaLayoutGuide).offset(-8)
    }
  }

  func keyboardChanged(height: Double) {
    bottom?.update(offset: -height - 16)
  }
}
