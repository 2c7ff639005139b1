import SwiftUI

/// One day of the forecast.
struct ForecastDay {
  let id: Int
  let name: LocalizedStringKey
  let symbol: String
  let low: Int
  let high: Int

  static let tenDays = [
    ForecastDay(id: 0, name: "Today", symbol: "cloud.sun", low: 9, high: 17),
    ForecastDay(id: 1, name: "Tuesday", symbol: "sun.max", low: 10, high: 21),
    ForecastDay(id: 2, name: "Wednesday", symbol: "sun.max", low: 12, high: 24),
    ForecastDay(id: 3, name: "Thursday", symbol: "cloud", low: 13, high: 22),
    ForecastDay(id: 4, name: "Friday", symbol: "cloud.rain", low: 11, high: 16),
    ForecastDay(id: 5, name: "Saturday", symbol: "cloud.rain", low: 8, high: 13),
    ForecastDay(id: 6, name: "Sunday", symbol: "cloud", low: 7, high: 14),
    ForecastDay(id: 7, name: "Monday", symbol: "cloud.sun", low: 8, high: 16),
    ForecastDay(id: 8, name: "Tuesday", symbol: "cloud.sun", low: 9, high: 18),
    ForecastDay(id: 9, name: "Wednesday", symbol: "sun.max", low: 10, high: 20),
  ]
}

/// Ten days, one a row; the longest name of a day makes the first column as wide as it is.
struct ForecastGrid: View {
  let days: [ForecastDay]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Ten-Day Forecast")
        .font(.headline)
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 10) {
        ForEach(days, id: \.id) { day in
          GridRow {
            Text(day.name)
              .fixedSize()
            Image(systemName: day.symbol)
              .frame(width: 28)
            Text(verbatim: "\(day.low)°")
              .foregroundStyle(.secondary)
              .gridColumnAlignment(.trailing)
            TemperatureBar(low: day.low, high: day.high)
            Text(verbatim: "\(day.high)°")
              .gridColumnAlignment(.trailing)
          }
        }
      }
    }
    .padding(16)
  }
}

/// A bar from the lowest to the highest temperature, on a scale from 0° to 30°.
struct TemperatureBar: View {
  let low: Int
  let high: Int

  var body: some View {
    Capsule()
      .fill(Color.orange)
      .frame(height: 4)
      .padding(.leading, CGFloat(low))
      .padding(.trailing, CGFloat(30 - high))
  }
}

/// What will change, in a line as high as Latin letters need.
struct TrendLine: View {
  var body: some View {
    Text("Warmer tomorrow")
      .font(.title)
      .frame(height: 34, alignment: .bottom)
      .clipped()
      .padding(16)
  }
}

/// The same line, with room for what stands above and below the letters.
struct TrendNote: View {
  var body: some View {
    Text("Warmer tomorrow")
      .font(.title)
      .padding(.vertical, 6)
      .frame(minHeight: 34, alignment: .bottom)
      .clipped()
      .padding(16)
  }
}

#Preview("Forecast") {
  ForecastGrid(days: ForecastDay.tenDays)
}

#Preview("Forecast, narrow", traits: .fixedLayout(width: 320, height: 400)) {
  ForecastGrid(days: ForecastDay.tenDays)
}

#Preview("Trend line", traits: .sizeThatFitsLayout) {
  TrendLine()
    .frame(width: 320)
}

#Preview("Trend note", traits: .sizeThatFitsLayout) {
  TrendNote()
    .frame(width: 320)
}
