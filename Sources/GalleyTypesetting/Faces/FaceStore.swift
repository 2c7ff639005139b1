internal import GalleyModel
internal import Synchronization

/// The cascade's faces, opened when a text first needs them and kept for good.
final class FaceStore: Sendable {
  let cascade: FontCascade
  let resolved = BoundedCache<FontRequest, ResolvedFont>(capacity: 4096)
  private let slots: [FaceSlot]
  private let reported = Mutex<Set<InputProblem>>([])

  init(cascade: FontCascade) {
    self.cascade = cascade
    slots = cascade.faces.map { _ in FaceSlot() }
  }

  /// The face at a position of the cascade; `nil`, and reported, when its file can't be used.
  func face(_ index: Int) -> FontFace? {
    slots[index].face { open(cascade.faces[index]) }
  }

  /// The first of several faces that can be used.
  func firstUsable(of indices: [Int]) -> Int? {
    indices.first { face($0) != nil }
  }

  private func open(_ entry: CascadeFace) -> FontFace? {
    guard let path = entry.path else {
      report(entry.missing)
      return nil
    }
    guard FontFileDescription.read(path: path, index: entry.collectionIndex) != nil,
      let face = FontFace(path: path, index: entry.collectionIndex)
    else {
      report(entry.unreadable)
      return nil
    }
    return face
  }

  func report(_ problem: InputProblem) {
    reported.withLock { _ = $0.insert(problem) }
  }

  /// What texts needed and did not get, in file order.
  var problems: [InputProblem] {
    reported.withLock { $0.sorted() }
  }

  func markUsed(_ index: Int) {
    slots[index].isUsed.store(true, ordering: .relaxed)
  }

  /// Positions of the faces that set a glyph, ascending.
  var used: [Int] {
    slots.indices.filter { slots[$0].isUsed.load(ordering: .relaxed) }
  }
}

/// Room for one face.
private final class FaceSlot: Sendable {
  private enum State {
    case unopened, unusable
    case open(FontFace)
  }

  let isUsed = Atomic(false)
  private let state = Mutex(State.unopened)

  func face(open: () -> FontFace?) -> FontFace? {
    state.withLock { state in
      switch state {
      case .open(let face): return face
      case .unusable: return nil
      case .unopened:
        guard let face = open() else {
          state = .unusable
          return nil
        }
        state = .open(face)
        return face
      }
    }
  }
}
