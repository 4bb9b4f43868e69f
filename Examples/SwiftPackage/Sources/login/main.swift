import ExampleOutput

let output = Output()
let login = LoginScreen()
try output.show("with room", login.view.solve(width: 390, height: 844))
login.keyboardChanged(height: 400)
try output.show("above the keyboard", login.view.solve(width: 390, height: 844))
