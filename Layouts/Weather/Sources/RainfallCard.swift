import SwiftUI

/// How much rain will fall, and within how many hours.
struct RainfallCard: View {
  let millimetres: Int
  let hours: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 8) {
        Image(systemName: "drop")
          .frame(width: 24)
        Text("Rainfall")
          .font(.headline)
      }
      Text("\(millimetres) millimetres in the next \(hours) hours")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
  }
}

/// Says that no rain will fall, on a badge of one width.
struct DryBadge: View {
  var body: some View {
    Text("Dry all day")
      .font(.subheadline)
      .fixedSize(horizontal: true, vertical: false)
      .padding(4)
      .frame(width: 102, alignment: .leading)
      .clipped()
      .padding(12)
  }
}

/// Says that no rain will fall, on a badge that grows with its words.
struct DryNote: View {
  var body: some View {
    Text("Dry all day")
      .font(.subheadline)
      .fixedSize(horizontal: true, vertical: false)
      .padding(4)
      .frame(minWidth: 102, alignment: .leading)
      .clipped()
      .padding(12)
  }
}

/// The kind of rain, on a painted capsule of one width.
struct RainTag: View {
  let condition: LocalizedStringKey

  var body: some View {
    Text(condition, tableName: "Conditions")
      .font(.footnote)
      .fixedSize()
      .frame(width: 82, height: 26)
      .background(Color.yellow, in: Capsule())
      .padding(24)
  }
}

/// The kind of rain, on a capsule that is painted around it.
struct RainLabel: View {
  let condition: LocalizedStringKey

  var body: some View {
    Text(condition, tableName: "Conditions")
      .font(.footnote)
      .fixedSize()
      .padding(.horizontal, 12)
      .frame(height: 26)
      .background(Color.yellow, in: Capsule())
      .padding(24)
  }
}

/// Announces rain, with a button that leads to the hours.
struct RainBar: View {
  var body: some View {
    HStack(spacing: 24) {
      Text("Rain starts soon")
      Button("Hourly Forecast") {}
    }
    .fixedSize()
  }
}

/// The same, one below the other.
struct RainNotice: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Rain starts soon")
      Button("Hourly Forecast") {}
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
  }
}

#Preview("Rainfall", traits: .fixedLayout(width: 320, height: 360)) {
  VStack(spacing: 0) {
    RainfallCard(millimetres: 12, hours: 6)
    RainfallCard(millimetres: 1, hours: 24)
    RainfallCard(millimetres: 3, hours: 1)
  }
}

#Preview("Dry badge", traits: .fixedLayout(width: 320, height: 56)) {
  DryBadge()
}

#Preview("Dry note", traits: .fixedLayout(width: 320, height: 56)) {
  DryNote()
}

#Preview("Rain tag", traits: .sizeThatFitsLayout) {
  RainTag(condition: "Light rain")
}

#Preview("Rain label", traits: .sizeThatFitsLayout) {
  RainLabel(condition: "Light rain")
}

#Preview("Rain bar", traits: .fixedLayout(width: 320, height: 56)) {
  RainBar()
}

#Preview("Rain notice", traits: .fixedLayout(width: 320, height: 96)) {
  RainNotice()
}
