/// What keeps sums of a feed's lengths finite, and what takes up rounding errors.
package enum FeedLimit {
  /// The largest length, inset or spacing in points: 2³¹ of them still add up exactly enough for
  /// whole points.
  package static let length = 1e12

  /// The fewest pixels of a point to which frames are rounded.
  package static let minScale = 1e-3

  /// The most columns of a waterfall.
  package static let columns = 65_535

  /// The most sections of a feed, and the most items of a section, that a data source may announce.
  package static let items = 1 << 31

  /// How much of a line's length items may be too long for it, relative to the length: what adding
  /// up the items' lengths may have rounded, and what frames are compared with.
  package static let fit = 1e-9
}
