import SwiftUI

/// Warns of a storm: a title, what to do, and a button that leads to advice.
struct SevereWeatherCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      SevereWeatherText()
        .frame(height: 88, alignment: .top)
        .clipped()
      Button("Safety Advice") {}
    }
    .padding(16)
    .background(Color.yellow)
    .padding(16)
  }
}

/// The same card, as high as its text is.
struct SevereWeatherNotice: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      SevereWeatherText()
        .frame(minHeight: 88, alignment: .top)
      Button("What to Do") {}
    }
    .padding(16)
    .background(Color.yellow)
    .padding(16)
  }
}

/// The title of a warning with its sign, and the text below it.
struct SevereWeatherText: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Image(systemName: "exclamationmark.triangle")
          .frame(width: 24, height: 24)
        Text("Storm warning")
          .font(.headline)
      }
      Text("Violent gusts are expected tonight. Stay indoors, and keep away from trees and scaffolding.")
        .font(.subheadline)
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

#Preview("Severe weather", traits: .fixedLayout(width: 320, height: 192)) {
  SevereWeatherCard()
}

#Preview("Severe weather notice", traits: .sizeThatFitsLayout) {
  SevereWeatherNotice()
    .frame(width: 320)
}
