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
    var lowering = try VisualFormatLowering(
      format, options: options, metrics: metrics, views: views,
      origin: .swift(fileID: .init(fileID), line: line))
    return try lowering.constraints()
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
        keep(.visualFormat(error), fileID: fileID, line: line)
        return []
      }
    }
    for constraint in made { constraint.activate() }
    return made
  }
}
