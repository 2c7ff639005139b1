import SwiftUI

/// The head of a mailbox: its name, how many messages it holds, when it was last fetched.
struct InboxHeader: View {
  let count: Int

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Inbox")
          .font(.system(size: 28, weight: .bold))
        Text("\(count) messages")
          .font(.subheadline)
        updated
      }
      Spacer(minLength: 0)
      Button(action: {}) {
        Image(systemName: "square.and.pencil")
          .font(.system(size: 22))
          .frame(width: 44, height: 44)
      }
    }
    .padding(16)
  }

  var updated: some View {
    Text("Updated just now")
      .font(.caption)
      .foregroundStyle(.secondary)
  }
}

/// The foot of a mailbox: the way to the other mailboxes.
struct InboxFooter: View {
  var body: some View {
    HStack(spacing: 0) {
      Button(action: {}) {
        Label("All Mailboxes", systemImage: "tray.2")
      }
      Spacer(minLength: 0)
    }
    .padding(16)
  }
}

/// Grey bars in the place of messages that are still being fetched.
struct InboxPlaceholder: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(0..<2) { _ in
        VStack(alignment: .leading, spacing: 6) {
          RoundedRectangle(cornerRadius: 4)
            .fill(Color.gray)
            .frame(width: 140, height: 12)
          RoundedRectangle(cornerRadius: 4)
            .fill(Color.gray)
            .frame(height: 12)
        }
      }
    }
    .padding(.leading, 36)
    .padding(.trailing, 16)
    .padding(.vertical, 12)
  }
}

/// Says that a search found nothing, and what to try next.
struct SearchBanner: View {
  let query: String

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      Image(systemName: "magnifyingglass")
        .frame(width: 24)
      Text("No messages match “\(query)”. Try a shorter word.")
        .font(.subheadline)
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.top, 4)
    .frame(height: 44, alignment: .top)
    .clipped()
    .padding(16)
  }
}

/// How many messages are unread, and a button that marks them all as read.
struct UnreadBar: View {
  let count: Int

  var body: some View {
    HStack(spacing: 12) {
      Text("\(count) unread")
      Button("Mark All as Read") {}
    }
    .padding(.horizontal, 8)
    .fixedSize()
  }
}

#Preview("Inbox") {
  VStack(spacing: 0) {
    InboxHeader(count: 3)
    Divider()
    MessageRow(
      sender: "Nora Lindqvist",
      subject: "Lunch on Thursday",
      snippet: "The corner place has a table by the window at noon",
      date: "9:41",
      isUnread: true,
      hasAttachment: true
    )
    Divider()
    MessageRow(
      sender: "Tomás Ferreira",
      subject: "Keys to the workshop",
      snippet: "I left them with the neighbour, she is home after six",
      date: "8:15",
      isUnread: true
    )
    Divider()
    MessageRow(
      sender: "Aiko Mori",
      subject: "Photos from the lake",
      snippet: "Forty of them, and the heron is in nearly every one",
      date: "7:02"
    )
    Divider()
    InboxPlaceholder()
    Spacer(minLength: 0)
    InboxFooter()
  }
}

#Preview("Empty search", traits: .fixedLayout(width: 320, height: 88)) {
  SearchBanner(query: "invoice")
}

#Preview("Unread bar", traits: .fixedLayout(width: 320, height: 56)) {
  UnreadBar(count: 12)
}
