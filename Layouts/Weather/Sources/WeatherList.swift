import SwiftUI

/// A city that was saved, and its weather.
struct City {
  let id: Int
  let name: String
  let condition: LocalizedStringKey
  let temperature: Int

  static let saved = [
    City(id: 0, name: "Lisbon", condition: "Partly cloudy", temperature: 21),
    City(id: 1, name: "Bergen", condition: "Light rain", temperature: 11),
    City(id: 2, name: "Cusco", condition: "Clear", temperature: 16),
    City(id: 3, name: "Sapporo", condition: "Snow", temperature: -2),
  ]
}

/// The saved cities and the switch for the units.
struct WeatherList: View {
  let cities: [City]
  @State private var usesFahrenheit = false

  var body: some View {
    List {
      Section {
        ForEach(cities, id: \.id) { city in
          CityLine(city: city)
        }
      } header: {
        Text("\(cities.count) saved cities", tableName: "Places")
      }
      Section {
        Toggle("Use Fahrenheit", isOn: $usesFahrenheit)
      } header: {
        Text("Units")
      }
    }
  }
}

/// All of a city’s weather, one card below the other.
struct WeatherPage: View {
  let city: City

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        CurrentConditionsSummary(
          city: city.name,
          temperature: city.temperature,
          condition: city.condition
        )
        .frame(maxWidth: .infinity)
        SevereWeatherNotice()
        RainfallCard(millimetres: 12, hours: 6)
        ForecastGrid(days: ForecastDay.tenDays)
      }
    }
  }
}

/// A city, its sky and its temperature; the sky on a line of its own.
struct CityLine: View {
  let city: City

  var body: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text(city.name)
          .font(.headline)
        Text(city.condition, tableName: "Conditions")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      Text(verbatim: "\(city.temperature)°")
        .layoutPriority(1)
    }
  }
}

/// A city that leads to its weather by an arrow that always points to the right.
struct CityLink: View {
  let city: City

  var body: some View {
    HStack(spacing: 8) {
      CityLine(city: city)
      Image(systemName: "chevron.right")
        .frame(width: 16)
    }
    .padding(16)
  }
}

/// A city that leads to its weather by an arrow that points ahead.
struct CityEntry: View {
  let city: City

  var body: some View {
    HStack(spacing: 8) {
      CityLine(city: city)
      Image(systemName: "chevron.forward")
        .frame(width: 16)
    }
    .padding(16)
  }
}

/// A city and its sky; where they do not fit side by side, the sky is left out.
struct CityChip: View {
  let city: City

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        CityName(city: city)
        CitySky(city: city)
      }
      CityName(city: city)
    }
    .frame(width: 172, alignment: .leading)
    .padding(12)
  }
}

/// A city and its sky; where they do not fit side by side, the sky is below, in smaller letters.
struct CityBadge: View {
  let city: City

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        CityName(city: city)
        CitySky(city: city)
      }
      VStack(alignment: .leading, spacing: 2) {
        CityName(city: city)
        CitySky(city: city, font: .caption)
      }
    }
    .frame(width: 172, alignment: .leading)
    .padding(12)
  }
}

struct CityName: View {
  let city: City

  var body: some View {
    Text(city.name)
      .font(.headline)
  }
}

struct CitySky: View {
  let city: City
  var font = Font.subheadline

  var body: some View {
    Text(city.condition, tableName: "Conditions")
      .font(font)
  }
}

/// How good the air is: side by side, else one below the other, in a tile that is too narrow for some.
struct AirTile: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        AirWords()
      }
      VStack(spacing: 2) {
        AirWords()
      }
    }
    .frame(width: 121)
    .padding(24)
  }
}

/// The same in a tile in which every language finds room.
struct AirCard: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        AirWords()
      }
      VStack(spacing: 2) {
        AirWords()
      }
    }
    .frame(width: 200)
    .padding(24)
  }
}

struct AirWords: View {
  var body: some View {
    Group {
      Text("Air quality")
      Text("Moderate")
        .foregroundStyle(.secondary)
    }
    .font(.subheadline)
    .fixedSize()
  }
}

#Preview("Weather list") {
  WeatherList(cities: City.saved)
}

#Preview("Weather list, narrow", traits: .fixedLayout(width: 320, height: 568)) {
  WeatherList(cities: City.saved)
}

#Preview("Weather page") {
  WeatherPage(city: City.saved[0])
}

#Preview("City link", traits: .fixedLayout(width: 320, height: 80)) {
  CityLink(city: City.saved[0])
}

#Preview("City entry", traits: .fixedLayout(width: 320, height: 80)) {
  CityEntry(city: City.saved[0])
}

#Preview("City chip", traits: .sizeThatFitsLayout) {
  CityChip(city: City.saved[0])
}

#Preview("City badge", traits: .sizeThatFitsLayout) {
  CityBadge(city: City.saved[0])
}

#Preview("Air tile", traits: .sizeThatFitsLayout) {
  AirTile()
}

#Preview("Air card", traits: .sizeThatFitsLayout) {
  AirCard()
}
