package import ConstraintKit

/// A program's layouts for all inputs that differ only in texts and numbers that it passes on without
/// looking at them: solved once, and for other texts answered by templates.
///
/// What an expansion does depends on what it looks at alone, so that all these inputs make the same
/// views and constraints. Their texts differ, and so the constants that texts give the system;
/// a ``LayoutTemplate`` is exact in these. As the engine does, texts that wrap are measured twice,
/// the second time at the width that a first template gives them.
package final class LayoutShape {
  /// The views in their order, the root first.
  package let views: [View]
  /// The pieces of each text that isn't the same for all inputs, or wraps; those that aren't measured
  /// last.
  package let texts: [[TextPiece]]
  /// The frames that were found last, by view, relative to the parent.
  package private(set) var frames: [LayoutRect] = []
  /// The same in the root's coordinates.
  package private(set) var absoluteFrames: [LayoutRect] = []

  package struct View {
    package let view: SolvedView
    /// The text's place in ``LayoutShape/texts``; nil where the view has no text, or always the same.
    package let text: Int?
    fileprivate let parent: Int
  }

  package enum TextPiece {
    case text(String)
    /// An input, as strings print it.
    case input(Int)
  }

  private let system: ShapeSystem
  private let joinedInputs: Int
  private let longestJoin: Int

  fileprivate init(
    _ layout: SolvedLayout, _ system: ShapeSystem, _ texts: [(node: Int, pieces: [TextPiece])],
    joinedInputs: Int, stringBytes: Int, limit: Int
  ) {
    self.system = system
    self.joinedInputs = joinedInputs
    longestJoin = limit - stringBytes
    self.texts = texts.map(\.pieces)
    var places: [Int: Int] = [:]
    for (place, text) in texts.enumerated() { places[text.node] = place }
    let solved = [layout.root] + layout.views
    var indices: [String: Int] = [:]
    for (index, view) in solved.enumerated() { indices[view.path] = index }
    views = solved.map { view in
      View(
        view: view, text: view.text == nil ? nil : places[view.node],
        parent: view.parent.flatMap { indices[$0] } ?? 0)
    }
  }

  /// Finds the frames for other texts, one for each of ``texts``.
  ///
  /// - Parameter inputBytes: How long the inputs are, all together.
  /// - Returns: Whether there's an answer; where there's none the program is to be solved.
  package func solve(_ strings: [String], inputBytes: Int) -> Bool {
    guard joinedInputs == 0 || inputBytes <= longestJoin / joinedInputs,
      let values = system.values(for: strings)
    else { return false }
    frames.removeAll(keepingCapacity: true)
    absoluteFrames.removeAll(keepingCapacity: true)
    for view in views {
      let start = 4 * view.view.node
      let frame = LayoutRect(
        x: values[start] + 0, y: values[start + 1] + 0, width: max(0, values[start + 2]) + 0,
        height: max(0, values[start + 3]) + 0)
      let origin = absoluteFrames.isEmpty ? .zero : absoluteFrames[view.parent].origin
      frames.append(frame)
      absoluteFrames.append(
        LayoutRect(
          x: frame.x + origin.x, y: frame.y + origin.y, width: frame.width, height: frame.height))
    }
    return true
  }
}

// MARK: - Texts

extension LayoutShape {
  /// How the text of a view, given by its place in ``views``, came out at the frames that were found
  /// last, and whether it is cut; nil where none is measured.
  ///
  /// - Parameter strings: Those for which the frames were found.
  package func drawnText(
    of view: Int, in strings: [String]
  ) -> (layout: TextLayout, isCut: Bool)? {
    guard views.indices.contains(view), frames.indices.contains(view) else { return nil }
    let place = views[view].text
    let found = system.drawnText(
      of: views[view].view.node, at: place, place.map { strings[$0] }, in: frames[view].size)
    return found.map { ($0.layout, $0.isCut && views[view].view.isSeen) }
  }
}

// MARK: - Making

extension LayoutShape {
  /// An input that the program may do without looking at.
  package struct Input {
    package enum Form {
      case string
      /// A whole number of at most fifteen digits.
      case integer
      case number
    }

    /// The number by which it is asked for.
    package var place: Int
    package var form: Form
    /// As strings print it.
    package var text: String

    package init(place: Int, form: Form, text: String) {
      self.place = place
      self.form = form
      self.text = text
    }
  }

  /// What trying to do without some inputs led to.
  package enum Trial {
    case shape(LayoutShape)
    /// The program looks at these places: they have to be left out of the inputs.
    case looksAt([Int])
    /// Such a layout has to be solved each time.
    case impossible
  }

  /// Makes a shape from inputs and their solution.
  ///
  /// - Parameters:
  ///   - deferred: The inputs not to look at, by where their literals begin in the text of `values`.
  ///   - result: What ``LayoutProgram/solve(_:_:)`` says of the same.
  package static func make(
    _ program: LayoutProgram, _ inputs: LayoutInputs, _ values: ParsedInputs,
    deferred: [Int32: Input], _ result: SolveResult
  ) -> Trial {
    guard let layout = result.layout,
      !result.diagnostics.contains(where: { $0.code == .ambiguousLayout })
    else { return .impossible }
    let reader = InputReader(program, inputs, values)
    let expander = Expander(
      modules: program.modules, sources: reader.sources, limits: program.limits,
      measurer: inputs.measurer)
    expander.deferred = DeferredInputs(
      file: ParsedInputs.fileNumber(in: program), leaves: deferred.mapValues(\.leaf))
    expander.expand(reader.settings)
    guard let tried = expander.deferred, tried.looked.isEmpty else {
      return .looksAt(expander.deferred?.looked.sorted() ?? [])
    }
    guard !expander.hasErrors, expander.views.count == layout.views.count + 1 else {
      return deferred.isEmpty ? .impossible : .looksAt(deferred.values.map(\.place).sorted())
    }
    let known = Dictionary(deferred.values.map { ($0.place, $0.text) }) { first, _ in first }
    let texts = ShapeText.all(of: expander, known)
    guard let system = ShapeSystem(expander, texts.all) else { return .impossible }
    return .shape(
      LayoutShape(
        layout, system,
        texts.varying.map { ($0.node, $0.pieces) } + ShapeText.unmeasured(of: expander),
        joinedInputs: tried.joined,
        stringBytes: expander.stringBytes, limit: program.limits.maxStringBytes))
  }
}

extension LayoutShape.Input {
  /// A number of JSON as strings print it.
  package static func text(ofNumber digits: String) -> String {
    Double(digits).map { describe($0) } ?? digits
  }

  fileprivate var leaf: DeferredInputs.Leaf {
    let form: DeferredText.Form =
      switch self.form {
      case .string: .string
      case .integer: .integer
      case .number: .number
      }
    return DeferredInputs.Leaf(place: place, form: form)
  }
}
