internal import Galley

extension Check.Verdict {
  /// What a run ends with, as a sentence.
  var words: String {
    switch self {
    case .clean: "Verdict: clean."
    case .findings: "Verdict: findings at or above the gate."
    case .unreadable: "Verdict: not all of the input could be read, so this run proves nothing."
    case .nothingAnalysed:
      "Verdict: nothing was analysed. No preview and no view was found in the Swift sources."
    }
  }
}
