import SwiftUI

/// A tip on the screen of a watch: a title, a sentence, and two buttons side by side.
struct HoursTip: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("The next hours")
        .font(.headline)
      Text("Turn the crown to look ahead.")
        .font(.footnote)
      HStack(spacing: 6) {
        TipButton(title: "Done")
        TipButton(title: "Next Tip")
      }
    }
    .multilineTextAlignment(.center)
    .padding(8)
  }
}

/// A longer tip that is always as high as its words, its buttons one below the other.
struct CrownTip: View {
  var body: some View {
    VStack(spacing: 8) {
      TipWords()
      TipButton(title: "Done")
      TipButton(title: "Next Tip")
    }
    .padding(.horizontal, 8)
  }
}

/// The longer tip, which scrolls where it is higher than the screen.
struct CrownTipPage: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        TipWords()
        TipButton(title: "Done")
        TipButton(title: "Next Tip")
      }
      .padding(.horizontal, 8)
    }
  }
}

/// The title and the sentences of the longer tip.
struct TipWords: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("The next hours")
        .font(.headline)
      Text("Turn the crown to move through the hours. Press it to come back to now.")
        .font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// A painted button that takes the width it is given.
struct TipButton: View {
  let title: LocalizedStringKey

  var body: some View {
    Button(action: {}) {
      Text(title, tableName: "Buttons")
        .font(.footnote)
        .lineLimit(1)
        .padding(.horizontal, 3)
        .padding(.vertical, 6)
        .frame(maxWidth: .infinity)
        .background(Color.yellow, in: Capsule())
    }
  }
}

#Preview("Tip", traits: .fixedLayout(width: 162, height: 197)) {
  HoursTip()
}

#Preview("Long tip", traits: .fixedLayout(width: 162, height: 197)) {
  CrownTip()
}

#Preview("Scrolling tip", traits: .fixedLayout(width: 162, height: 197)) {
  CrownTipPage()
}
