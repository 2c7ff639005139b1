import SwiftUI

/// One message of a mailbox: who wrote, about what, when, and what became of it.
struct MessageRow: View {
  let sender: String
  let subject: String
  let snippet: String
  let date: String
  var isUnread = false
  var isReplied = false
  var hasAttachment = false

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      UnreadDot(isUnread: isUnread)
      VStack(alignment: .leading, spacing: 2) {
        SenderLine(sender: sender, date: date, hasAttachment: hasAttachment)
        HStack(spacing: 8) {
          Text(subject)
            .font(.subheadline)
            .lineLimit(1)
          Spacer(minLength: 0)
          StatusWord(isUnread: isUnread, isReplied: isReplied)
            .lineLimit(1)
            .frame(width: 60, alignment: .trailing)
        }
        Text(verbatim: snippet)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}

/// The same message with its status on a line of its own, as wide as the word needs.
struct MessageSummary: View {
  let sender: String
  let subject: String
  let snippet: String
  let date: String
  var isUnread = false
  var isReplied = false
  var hasAttachment = false

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      UnreadDot(isUnread: isUnread)
      VStack(alignment: .leading, spacing: 2) {
        SenderLine(sender: sender, date: date, hasAttachment: hasAttachment)
        Text(subject)
          .font(.subheadline)
        Text(verbatim: snippet)
          .font(.footnote)
          .foregroundStyle(.secondary)
        StatusWord(isUnread: isUnread, isReplied: isReplied)
          .padding(.top, 4)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}

/// The first line of a message: the sender, a paper clip if something is attached, the date.
struct SenderLine: View {
  let sender: String
  let date: String
  let hasAttachment: Bool

  var body: some View {
    HStack(spacing: 6) {
      Text(sender)
        .font(.headline)
        .lineLimit(1)
      Spacer(minLength: 0)
      if hasAttachment {
        Image(systemName: "paperclip")
          .font(.caption)
      }
      Text(date)
        .font(.caption)
        .padding(.horizontal, 8)
        .padding(.vertical, 2)
        .background(Color.yellow)
        .clipShape(Capsule())
        .layoutPriority(1)
    }
  }
}

/// A dot that marks a message as unread and keeps its place when it is not shown.
struct UnreadDot: View {
  let isUnread: Bool

  var body: some View {
    VStack(spacing: 0) {
      if isUnread {
        Circle().fill(Color.blue)
      } else {
        Circle().fill(Color.clear)
      }
    }
    .frame(width: 10, height: 10)
    .padding(.top, 6)
  }
}

/// What became of a message, in one word.
struct StatusWord: View {
  let isUnread: Bool
  let isReplied: Bool

  var body: some View {
    HStack(spacing: 0) {
      if isReplied {
        Text("Replied")
      } else if isUnread {
        Text("New")
      }
    }
    .font(.caption)
    .foregroundStyle(.blue)
  }
}

#Preview("Message row", traits: .fixedLayout(width: 320, height: 120)) {
  MessageRow(
    sender: "Nora Lindqvist",
    subject: "Lunch on Thursday",
    snippet: "The corner place has a table by the window at noon",
    date: "9:41",
    isReplied: true,
    hasAttachment: true
  )
}

#Preview("Message summary", traits: .sizeThatFitsLayout) {
  MessageSummary(
    sender: "Nora Lindqvist",
    subject: "Lunch on Thursday",
    snippet: "The corner place has a table by the window at noon",
    date: "9:41",
    isReplied: true,
    hasAttachment: true
  )
  .frame(width: 320)
}
