import ConstraintKit
import Testing

@Suite("Priorities")
struct PriorityTests {
  @Test(arguments: [0.0, -1, 1000.5, .nan, .infinity])
  func refuses(value: Double) {
    #expect(Priority(value) == nil)
  }

  @Test("Out of range is the nearest in range")
  func clamps() {
    #expect(Priority(clamping: 2000) == .required)
    #expect(Priority(clamping: -1).value > 0)
    #expect(Priority(clamping: .nan).value > 0)
    #expect((Priority.required + 1).isRequired)
    #expect((Priority.low - 250).value > 0)
    #expect(!(Priority.required - 0.5).isRequired)
  }

  @Test("Descriptions")
  func descriptions() {
    #expect("\(Priority.required) \(Priority.high) \(Priority.high - 1)" == "required high 749")
    #expect("\(Priority.low + 0.5)" == "250.5")
  }
}
