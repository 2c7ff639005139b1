import SwiftUI

/// The weather of a city now: the temperature, the sky, and three measures.
struct CurrentConditions: View {
  let city: String
  let temperature: Int
  let condition: LocalizedStringKey

  var body: some View {
    VStack(spacing: 8) {
      Text(city)
        .font(.title2)
      Text(verbatim: "\(temperature)°")
        .font(.system(size: 72, weight: .thin))
      ConditionCapsule(condition: condition)
      MetricRow()
        .padding(.top, 8)
    }
    .padding(16)
  }
}

/// The same with a badge that grows with its word.
struct CurrentConditionsSummary: View {
  let city: String
  let temperature: Int
  let condition: LocalizedStringKey

  var body: some View {
    VStack(spacing: 8) {
      Text(city)
        .font(.title2)
      Text(verbatim: "\(temperature)°")
        .font(.system(size: 72, weight: .thin))
      ConditionBadge(condition: condition)
      MetricRow()
        .padding(.top, 8)
    }
    .padding(16)
  }
}

/// The sky in a word or two, in a capsule of one width.
struct ConditionCapsule: View {
  let condition: LocalizedStringKey

  var body: some View {
    Text(condition, tableName: "Conditions")
      .font(.subheadline)
      .lineLimit(1)
      .frame(width: 108)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Color.yellow)
      .clipShape(Capsule())
  }
}

/// The sky in a word or two, in a capsule as wide as the word.
struct ConditionBadge: View {
  let condition: LocalizedStringKey

  var body: some View {
    Text(condition, tableName: "Conditions")
      .font(.subheadline)
      .multilineTextAlignment(.center)
      .frame(minWidth: 108)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Color.yellow)
      .clipShape(Capsule())
  }
}

/// Three measures side by side, each a third of the width.
struct MetricRow: View {
  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Metric(value: "62%", caption: "Humidity")
      Metric(value: "14", caption: "Wind")
      Metric(value: "1016", caption: "Pressure")
    }
  }
}

/// A number and, below it, what it measures.
struct Metric: View {
  let value: String
  let caption: LocalizedStringKey

  var body: some View {
    VStack(spacing: 2) {
      Text(verbatim: value)
        .font(.callout)
        .lineLimit(1)
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
  }
}

/// How fast the wind blows at its worst, in a tile that shrinks its title.
struct GustTile: View {
  var body: some View {
    VStack(spacing: 4) {
      Text("Gusts")
        .lineLimit(1)
        .minimumScaleFactor(0.3)
        .frame(width: 60)
      Text(verbatim: "48")
    }
    .font(.subheadline)
    .padding(12)
  }
}

/// The same in a tile whose title may wrap.
struct GustCard: View {
  var body: some View {
    VStack(spacing: 4) {
      Text("Gusts")
        .multilineTextAlignment(.center)
        .frame(width: 88)
      Text(verbatim: "48")
    }
    .font(.subheadline)
    .padding(12)
  }
}

/// When the sea is highest next: the time lies over the end of the line.
struct TideTile: View {
  let time: String

  var body: some View {
    ZStack(alignment: .leading) {
      Text("Next high tide")
      Text(verbatim: time)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .font(.subheadline)
    .frame(width: 168)
    .padding(12)
  }
}

/// The same with the time beside the title, which wraps.
struct TideRow: View {
  let time: String

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text("Next high tide")
      Spacer(minLength: 0)
      Text(verbatim: time)
        .layoutPriority(1)
    }
    .font(.subheadline)
    .frame(width: 168)
    .padding(12)
  }
}

#Preview("Now") {
  CurrentConditions(city: "Lisbon", temperature: 21, condition: "Partly cloudy")
}

#Preview("Now, narrow", traits: .fixedLayout(width: 320, height: 280)) {
  CurrentConditionsSummary(city: "Lisbon", temperature: 21, condition: "Partly cloudy")
}

#Preview("Gust tile", traits: .sizeThatFitsLayout) {
  GustTile()
}

#Preview("Gust card", traits: .sizeThatFitsLayout) {
  GustCard()
}

#Preview("Tide tile", traits: .sizeThatFitsLayout) {
  TideTile(time: "17:24")
}

#Preview("Tide row", traits: .sizeThatFitsLayout) {
  TideRow(time: "17:24")
}
