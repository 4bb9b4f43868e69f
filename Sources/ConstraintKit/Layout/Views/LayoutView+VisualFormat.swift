extension LayoutView {
  /// Constraints from a format of the Visual Format Language, not active yet.
  ///
  /// ```swift
  /// let made = try LayoutView.constraints(
  ///   withVisualFormat: "H:|-20-[avatar(side)]-[name(>=80@high)]-|", metrics: ["side": 40],
  ///   views: ["avatar": avatar, "name": name])
  /// for constraint in made { constraint.activate() }
  /// ```
  ///
  /// `|` is the superview of the view next to it. A bare `-` there ends at the superview's margins,
  /// between views it is 8 points. Where a name is both a metric's and a view's, it is the metric.
  ///
  /// - Parameters:
  ///   - metrics: In points, or as priorities; may be negative.
  ///   - views: By the names in the format.
  /// - Throws: What is wrong with the format, and where.
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [],
    metrics: [String: Double] = [:], views: [String: LayoutView],
    fileID: StaticString = #fileID, line: Int = #line
  ) throws(VisualFormatError) -> [Constraint] {
    let parsed = try VisualFormat(parsing: format)
    let names = VisualFormatNames(text: format, metrics: metrics, views: views)
    let statements = try parsed.statements(options, names)
    let origin = ConstraintOrigin.swift(fileID: .init(fileID), line: line)
    return statements.compactMap { $0.constraint(at: origin) }
  }

  /// Makes constraints from formats of the Visual Format Language and activates them; see
  /// ``constraints(withVisualFormat:options:metrics:views:fileID:line:)``.
  ///
  /// ```swift
  /// cell.visualFormat(
  ///   "H:|-[avatar(40)]-[name]-|", "V:|-[name]", options: [], views: views)
  /// ```
  ///
  /// A fault isn't thrown here: then none of the constraints is made, and this view keeps the fault
  /// until it is solved.
  @discardableResult
  public func visualFormat(
    _ formats: String..., options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    views: [String: LayoutView], fileID: StaticString = #fileID, line: Int = #line
  ) -> [Constraint] {
    var made: [Constraint] = []
    for format in formats {
      do {
        made += try Self.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views,
          fileID: fileID, line: line)
      } catch {
        item.keep(.visualFormat(error), at: .swift(fileID: .init(fileID), line: line))
        return []
      }
    }
    made.activate()
    return made
  }
}

extension VisualFormat {
  /// The format and its options as relations of anchors.
  fileprivate func statements(
    _ options: VisualFormatOptions, _ names: VisualFormatNames
  ) throws(VisualFormatError) -> [LayoutStatement] {
    let orientation = 0..<min(1, names.text.utf8.count)
    guard let horizontal = VisualFormatLine<HorizontalPosition>(options) else {
      throw names.fault(.severalDirections, orientation)
    }
    let aligned = options.alignedAttributes
    let alongLine = aligned.filter { $0.dimension == dimension }
    guard alongLine.isEmpty else {
      throw names.fault(.alignmentAlongLine(alongLine), orientation)
    }
    switch dimension {
    case .horizontal:
      var lowering = try VisualFormatLowering(self, along: horizontal, names)
      return try lowering.statements(alignedBy: aligned)
    case .vertical:
      var lowering = try VisualFormatLowering(self, along: .downward, names)
      return try lowering.statements(alignedBy: aligned)
    }
  }
}
