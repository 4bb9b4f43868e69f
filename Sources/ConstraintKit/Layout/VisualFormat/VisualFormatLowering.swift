/// Makes constraints of a format and the views and metrics that it names.
///
/// Each belongs to a view of the format, never to the superview, so that it goes when the view
/// goes.
struct VisualFormatLowering {
  /// The format as it was written, for messages.
  private let text: String
  private let format: VisualFormat
  private let line: VisualFormatLine
  private let metrics: [String: Double]
  private let named: [String: LayoutView]
  /// The views of the format, in order.
  private let views: [LayoutView]
  private let origin: ConstraintOrigin
  private var parts: [ConstraintPart] = []

  /// Makes nothing yet.
  ///
  /// - Throws: Where a view isn't there, or the options contradict the format.
  init(
    _ text: String, options: VisualFormatOptions, metrics: [String: Double],
    views: [String: LayoutView], origin: ConstraintOrigin
  ) throws(VisualFormatError) {
    let format = try VisualFormat(parsing: text)
    let orientation = 0..<min(1, text.utf8.count)
    guard let line = VisualFormatLine(format.dimension, options) else {
      throw VisualFormatError(.severalDirections, format: text, range: orientation)
    }
    var found: [LayoutView] = []
    for view in format.views {
      guard let known = views[view.name] else {
        throw VisualFormatError(
          .unknownView(view.name, known: views.keys.sorted()), format: text,
          range: view.nameRange)
      }
      found.append(known)
    }
    self.text = text
    self.format = format
    self.line = line
    self.metrics = metrics
    self.named = views
    self.views = found
    self.origin = origin
    try align(by: options.alignedAttributes, orientation)
  }

  /// The constraints in the order of the format, then those of the options.
  mutating func constraints() throws(VisualFormatError) -> [Constraint] {
    let aligned = parts
    parts = []
    if let gap = format.leading {
      let view = views[0]
      let superview = try superview(of: view, format.views[0])
      try state(gap, Ends(from: superview, line.near, to: view, line.near, isAtSuperview: true))
    }
    for index in views.indices {
      if index > 0 {
        try state(
          format.gaps[index - 1],
          Ends(from: views[index - 1], line.far, to: views[index], line.near))
      }
      for predicate in format.views[index].predicates {
        try state(predicate, lengthOf: views[index])
      }
    }
    if let gap = format.trailing, let view = views.last, let written = format.views.last {
      let superview = try superview(of: view, written)
      try state(gap, Ends(from: view, line.far, to: superview, line.far, isAtSuperview: true))
    }
    return (parts + aligned).compactMap { part in
      part.terms.first?.view.map { Constraint(parts: [part], view: $0) }
    }
  }
}

// MARK: Gaps and lengths

extension VisualFormatLowering {
  /// The ends of a gap.
  private struct Ends {
    let from: LayoutView
    let fromAttribute: LayoutAttribute
    let to: LayoutView
    let toAttribute: LayoutAttribute
    let isAtSuperview: Bool

    init(
      from: LayoutView, _ fromAttribute: LayoutAttribute, to: LayoutView,
      _ toAttribute: LayoutAttribute, isAtSuperview: Bool = false
    ) {
      self.from = from
      self.fromAttribute = fromAttribute
      self.to = to
      self.toAttribute = toAttribute
      self.isAtSuperview = isAtSuperview
    }

    /// Whether the gap ends at the superview, and so belongs to the view that it begins at.
    var belongsToFrom: Bool { isAtSuperview && from.superview === to }
  }

  private mutating func state(
    _ gap: VisualFormat.Gap, _ ends: Ends
  ) throws(VisualFormatError) {
    switch gap {
    case .flush:
      parts.append(part(ends, .equal, Side()))
    case .standard:
      let distance = ends.isAtSuperview ? 0 : LayoutMetrics.standardSpacing
      parts.append(
        part(
          ends, .equal, Side(constant: distance),
          superviewGuide: ends.isAtSuperview ? .margins : .frame))
    case .predicates(let predicates):
      for predicate in predicates {
        let priority = try priority(of: predicate)
        parts.append(
          part(ends, predicate.relation, try side(of: predicate), priority: priority))
      }
    }
  }

  private mutating func state(
    _ predicate: VisualFormat.Predicate, lengthOf view: LayoutView
  ) throws(VisualFormatError) {
    let side = try side(of: predicate)
    var terms = [ConstraintPart.Term(1, line.length, of: view)]
    if let other = side.view { terms.append(.init(-1, line.length, of: other)) }
    parts.append(
      ConstraintPart(
        terms: terms, relation: predicate.relation,
        constant: ConstraintConstant(number: side.constant),
        priority: try priority(of: predicate), origin: origin))
  }

  /// A length: a number, or that of a view.
  private struct Side {
    var constant = 0.0
    var view: LayoutView?
  }

  /// `to − from` in the direction of the line, compared with a length, as a statement about the
  /// view that it belongs to.
  private func part(
    _ ends: Ends, _ relation: Relation, _ side: Side, priority: Priority = .required,
    superviewGuide guide: LayoutGuide = .frame
  ) -> ConstraintPart {
    let isSwapped = ends.belongsToFrom
    let fromGuide = isSwapped ? .frame : guide
    let toGuide = isSwapped ? guide : .frame
    let from = ConstraintPart.Term(
      isSwapped ? 1 : -1, ends.fromAttribute, of: ends.from, guide: fromGuide)
    let to = ConstraintPart.Term(
      isSwapped ? -1 : 1, ends.toAttribute, of: ends.to, guide: toGuide)
    let sign: Double = isSwapped == line.isReversed ? 1 : -1
    var terms = isSwapped ? [from, to] : [to, from]
    if let view = side.view { terms.append(.init(-sign, line.length, of: view)) }
    return ConstraintPart(
      terms: terms, relation: sign < 0 ? relation.flipped : relation,
      constant: ConstraintConstant(number: sign * side.constant), priority: priority,
      origin: origin)
  }

  private mutating func align(
    by attributes: [LayoutAttribute], _ orientation: Range<Int>
  ) throws(VisualFormatError) {
    let alongLine = attributes.filter { $0.dimension == format.dimension }
    guard alongLine.isEmpty else {
      throw fault(.alignmentAlongLine(alongLine), orientation)
    }
    for (previous, next) in zip(views, views.dropFirst()) {
      for attribute in attributes {
        parts.append(
          ConstraintPart(
            terms: [.init(1, attribute, of: next), .init(-1, attribute, of: previous)],
            relation: .equal, constant: ConstraintConstant(), origin: origin))
      }
    }
  }
}

// MARK: Names

extension VisualFormatLowering {
  private func side(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Side {
    switch predicate.value {
    case .number(let number): return Side(constant: number)
    case .name(let name):
      if let metric = metrics[name] {
        guard metric.isFinite, metric.magnitude <= LayoutMetrics.largestMagnitude else {
          throw fault(.badMetric(name, metric), predicate.range)
        }
        return Side(constant: metric)
      }
      guard let view = named[name] else {
        let known = Set(metrics.keys).union(named.keys).sorted()
        throw fault(.unknownName(name, known: known), predicate.range)
      }
      return Side(view: view)
    }
  }

  private func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> Priority {
    guard let term = predicate.priority else { return .required }
    guard let value = term.value(metrics: metrics) else {
      throw fault(.unknownPriority("\(term)"), term.range)
    }
    guard let priority = Priority(value) else { throw fault(.badPriority(value), term.range) }
    return priority
  }

  private func superview(
    of view: LayoutView, _ written: VisualFormat.View
  ) throws(VisualFormatError) -> LayoutView {
    guard let superview = view.superview else {
      throw fault(.noSuperview(view: written.name), written.range)
    }
    return superview
  }

  private func fault(_ kind: VisualFormatError.Kind, _ range: Range<Int>) -> VisualFormatError {
    VisualFormatError(kind, format: text, range: range)
  }
}
