/// What the names of a format stand for.
struct VisualFormatNames {
  /// The format as it was written, for messages.
  let text: String
  let metrics: [String: Double]
  let views: [String: LayoutView]

  /// A length: a number, or that of a view.
  enum Length {
    case number(Double)
    case view(LayoutView)
  }

  func length(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Length {
    switch predicate.value {
    case .number(let number): return .number(number)
    case .name(let name):
      if let metric = metrics[name] {
        guard metric.isFinite, metric.magnitude <= LayoutMetrics.largestMagnitude else {
          throw fault(.badMetric(name, metric), predicate.range)
        }
        return .number(metric)
      }
      guard let view = views[name] else {
        let known = Set(metrics.keys).union(views.keys).sorted()
        throw fault(.unknownName(name, known: known), predicate.range)
      }
      return .view(view)
    }
  }

  func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> Priority {
    guard let term = predicate.priority else { return .required }
    guard let value = term.value(metrics: metrics) else {
      throw fault(.unknownPriority("\(term)"), term.range)
    }
    guard let priority = Priority(value) else { throw fault(.badPriority(value), term.range) }
    return priority
  }

  func view(_ written: VisualFormat.View) throws(VisualFormatError) -> LayoutView {
    guard let view = views[written.name] else {
      throw fault(
        .unknownView(written.name, known: views.keys.sorted()), written.nameRange)
    }
    return view
  }

  func superview(
    of view: LayoutView, _ written: VisualFormat.View
  ) throws(VisualFormatError) -> LayoutView {
    guard let superview = view.superview else {
      throw fault(.noSuperview(view: written.name), written.range)
    }
    return superview
  }

  func fault(_ kind: VisualFormatError.Kind, _ range: Range<Int>) -> VisualFormatError {
    VisualFormatError(kind, format: text, range: range)
  }
}
