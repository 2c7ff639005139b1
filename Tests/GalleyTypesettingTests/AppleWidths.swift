/// Widths that Interface Builder saved for labels in the regular system font: text, size, pixels per point, width.
enum AppleWidths {
  struct Row: Sendable {
    var text: String
    var size: Double
    var scale: Double
    var width: Double

    init(_ text: String, _ size: Double, _ scale: Double, _ width: Double) {
      self.text = text
      self.size = size
      self.scale = scale
      self.width = width
    }
  }

  static let rows: [Row] = [
    Row("* * * *", 17, 2, 43),
    Row("00:00:00", 17, 2, 71),
    Row("1024x1024", 17, 2, 85),
    Row("Add Friends", 17, 2, 92),
    Row("Add a response", 14, 2, 100.5),
    Row("Buy Set", 17, 3, 59),
    Row("Challenge Categories", 17, 2, 164),
    Row("Connected", 17, 2, 84),
    Row("Create account:", 15, 2, 110),
    Row("Delete", 16, 2, 47),
    Row("Discussion", 13, 2, 66),
    Row("Enter code", 17, 2, 83),
    Row("From PLUS Server:", 12, 2, 107),
    Row("Hi, I'm Core", 17, 2, 89),
    Row("IMPORT TO POCKET CASTS", 12, 2, 161),
    Row("Information", 17, 3, 87),
    Row("Information zu App", 17, 3, 146),
    Row("Invites", 17, 2, 50),
    Row("Jan2022Sale", 17, 2, 99.5),
    Row("Participants:", 16, 2, 91),
    Row("Product Designer", 16, 3, 126.667),
    Row("QUICK SETTINGS", 17, 2, 136),
    Row("Rocket.Chat", 17, 2, 93),
    Row("Room alias:", 16, 2, 83),
    Row("Room name:", 16, 2, 91),
    Row("Running Unit Tests...", 17, 2, 157),
    Row("Sound:", 14, 2, 45.5),
    Row("Supplementary Amount", 14, 2, 152.5),
    Row("Timeout message label", 17, 2, 176),
    Row("Username", 11, 3, 53.667),
    Row("Version", 10, 2, 36),
    Row("Zusammen die Kurve abflachen", 17, 3, 241),
    Row("open.rocket.chat", 12, 2, 96),
  ]
}
