import SwiftUI

/// What can be done with an open message, as a row of four buttons of one width.
struct MessageActions: View {
  var body: some View {
    HStack(spacing: 16) {
      Button(action: {}) {
        VStack(spacing: 4) {
          Image(systemName: "arrowshape.turn.up.backward")
            .font(.system(size: 20))
          Text("Reply", tableName: "Actions")
            .fontWeight(.semibold)
        }
        .frame(width: 52)
      }
      Button(action: {}) {
        VStack(spacing: 4) {
          Image(systemName: "arrowshape.turn.up.forward")
            .font(.system(size: 20))
          Text("Forward", tableName: "Actions")
        }
        .frame(width: 52)
      }
      Button(action: {}) {
        VStack(spacing: 4) {
          Image(systemName: "archivebox")
            .font(.system(size: 20))
          Text("Archive", tableName: "Actions")
        }
        .frame(width: 52)
      }
      Button(action: {}) {
        VStack(spacing: 4) {
          Image(systemName: "trash")
            .font(.system(size: 20))
          Text("Delete", tableName: "Actions")
        }
        .frame(width: 52)
      }
    }
    .font(.caption)
    .lineLimit(1)
    .padding(.vertical, 8)
  }
}

/// The same four actions in two rows; each button takes half of the width and its label may wrap.
struct MessageActionsGrid: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        Button(action: {}) {
          VStack(spacing: 4) {
            Image(systemName: "arrowshape.turn.up.backward")
              .font(.system(size: 20))
            Text("Reply", tableName: "Actions")
              .fontWeight(.semibold)
          }
          .frame(maxWidth: .infinity)
        }
        Button(action: {}) {
          VStack(spacing: 4) {
            Image(systemName: "arrowshape.turn.up.forward")
              .font(.system(size: 20))
            Text("Forward", tableName: "Actions")
          }
          .frame(maxWidth: .infinity)
        }
      }
      HStack(alignment: .top, spacing: 12) {
        Button(action: {}) {
          VStack(spacing: 4) {
            Image(systemName: "archivebox")
              .font(.system(size: 20))
            Text("Archive", tableName: "Actions")
          }
          .frame(maxWidth: .infinity)
        }
        Button(action: {}) {
          VStack(spacing: 4) {
            Image(systemName: "trash")
              .font(.system(size: 20))
            Text("Delete", tableName: "Actions")
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
    .font(.caption)
    .multilineTextAlignment(.center)
    .padding(16)
  }
}

#Preview("Message actions", traits: .fixedLayout(width: 320, height: 72)) {
  MessageActions()
}

#Preview("Message actions grid", traits: .sizeThatFitsLayout) {
  MessageActionsGrid()
    .frame(width: 320)
}
