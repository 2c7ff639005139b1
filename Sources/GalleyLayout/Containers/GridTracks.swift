/// The columns of a grid, or its rows, while they are being solved.
///
/// Lengths in points.
struct GridTracks {
  /// As long as the cells served so far need.
  private(set) var lengths: [Double]
  /// Between neighbours.
  let gaps: [Double]
  /// What the grid is proposed, less the gaps; `nil` leaves every cell its ideal length.
  private let offered: Double?
  /// Tracks that hold a cell of their own among those served.
  private var isOwned: [Bool]
  /// The longest of those cells, for each track.
  private var ownLengths: [Double]
  /// Cells of several tracks, in the order served.
  private var spans: [Answer] = []
  /// What is left of `offered` for the cells of the priority being served.
  private var available: Double?
  /// The tracks those cells stand in.
  private var concerned: Set<Int> = []
  /// Those tracks that no one of those cells has to itself.
  private var sharedOnly: Set<Int> = []
  private var open: Set<Int> = []

  struct Answer {
    let tracks: Range<Int>
    let length: Double
  }

  init(count: Int, gaps: [Double], offered: Double?) {
    lengths = Array(repeating: 0, count: count)
    ownLengths = lengths
    isOwned = Array(repeating: false, count: count)
    self.gaps = gaps
    self.offered = offered.map { $0 - gaps.reduce(0, +) }
  }

  var total: Double { lengths.reduce(gaps.reduce(0, +), +) }

  func length(of tracks: Range<Int>) -> Double {
    lengths[tracks].reduce(gaps[tracks.dropLast()].reduce(0, +), +)
  }

  func start(of track: Int) -> Double {
    lengths[..<track].reduce(gaps[..<track].reduce(0, +), +)
  }

  /// Starts on the cells of a priority, given as the tracks each stands in: all that the cells before have taken is
  /// gone, in these cells' own tracks too.
  mutating func begin(_ cells: [Range<Int>]) {
    available = offered.map { $0 - lengths.reduce(0, +) }
    concerned = Set(cells.joined())
    sharedOnly = concerned.subtracting(cells.filter { $0.count == 1 }.joined())
  }

  /// Opens the tracks that cells still `waiting` stand in alone, and those that only spanning cells stand in.
  ///
  /// All others of the priority are closed: what they have taken is gone.
  mutating func open(for waiting: [Range<Int>]) {
    open = Set(waiting.filter { $0.count == 1 }.joined())
      .union(sharedOnly.intersection(waiting.joined()))
  }

  /// What a waiting cell is offered: an equal share, for each of its tracks, of what the closed tracks have left, and
  /// no less than its tracks are long by now.
  ///
  /// A spanning cell opens its own tracks again, for itself.
  func offer(_ tracks: Range<Int>) -> Double? {
    guard let available else { return nil }
    let open = open.union(tracks)
    let closed = concerned.subtracting(open).sorted().reduce(0) { $0 + lengths[$1] }
    let share = (available - closed) / Double(open.count)
    let own = length(of: tracks)
    guard share > 0 else { return own }  // nor where infinity is taken from infinity
    return max(own, share * Double(tracks.count) + gaps[tracks.dropLast()].reduce(0, +))
  }

  /// Takes the answers of cells that were served together: first those of one track, then what spanning cells lack.
  mutating func commit(_ answers: [Answer]) {
    for answer in answers where answer.tracks.count == 1 {
      let track = answer.tracks.lowerBound
      isOwned[track] = true
      ownLengths[track] = max(ownLengths[track], answer.length)
      lengths[track] = max(lengths[track], answer.length)
    }
    let new = answers.filter { $0.tracks.count > 1 }
    new.forEach { stretch($0) }
    spans += new
  }

  /// Takes back what spanning cells needed only until their tracks had cells of their own.
  mutating func settle() {
    lengths = ownLengths
    spans.forEach { stretch($0) }
  }

  mutating func lengthen(_ track: Int, to length: Double) {
    lengths[track] = max(lengths[track], length)
  }

  /// What a spanning cell lacks is shared by its tracks without a cell of their own, or by all.
  private mutating func stretch(_ span: Answer) {
    let missing = span.length - length(of: span.tracks)
    guard missing > 0 else { return }
    let free = span.tracks.filter { !isOwned[$0] }
    let stretched = free.isEmpty ? Array(span.tracks) : free
    for track in stretched { lengths[track] += missing / Double(stretched.count) }
  }
}
