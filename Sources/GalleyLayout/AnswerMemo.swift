import GalleyModel

/// Answers, kept by the question.
///
/// A view meets few distinct questions, so that looking through them is faster than hashing them; one deep in nested
/// stacks meets more, and they are hashed from a certain number on.
struct AnswerMemo<Question: Hashable, Answer> {
  private static var mostLookedThrough: Int { 12 }

  private var entries: [(question: Question, answer: Answer)] = []
  private var numbers: [Question: Int] = [:]

  /// The answer kept; of the few that are looked through, the latest first.
  func answer(to question: Question) -> Answer? {
    guard numbers.isEmpty else { return numbers[question].map { entries[$0].answer } }
    var number = entries.count
    while number > 0 {
      number -= 1
      if entries[number].question == question { return entries[number].answer }
    }
    return nil
  }

  mutating func keep(_ answer: Answer, for question: Question) {
    if entries.isEmpty { entries.reserveCapacity(Self.mostLookedThrough) }
    entries.append((question, answer))
    guard entries.count > Self.mostLookedThrough else { return }
    if numbers.isEmpty {
      for (number, entry) in entries.enumerated() { numbers[entry.question] = number }
    } else {
      numbers[question] = entries.count - 1
    }
  }
}

/// A proposal as bits, which are faster to compare than optional numbers.
struct ProposalBits: Hashable {
  private let width: UInt64
  private let height: UInt64

  init(_ proposal: Proposal) {
    width = proposal.width?.bitPattern ?? .max
    height = proposal.height?.bitPattern ?? .max
  }
}

/// A guide whose value a view is asked for, given a proposal.
struct GuideQuestion: Hashable {
  let guide: GuideSet
  let proposal: ProposalBits
}

/// What a container finds out about its children once.
final class Once<Value> {
  private var known: Value?

  func value(find: () -> Value) -> Value {
    if let known { return known }
    let value = find()
    known = value
    return value
  }
}

/// What a container found for the last proposal: it is asked to place soon after it was asked for its size.
final class LastSolution<Solution> {
  private var known: (proposal: ProposalBits, solution: Solution)?

  func solution(for proposal: Proposal, solve: () -> Solution) -> Solution {
    let bits = ProposalBits(proposal)
    if let known, known.proposal == bits { return known.solution }
    let solution = solve()
    known = (bits, solution)
    return solution
  }
}
