internal import Synchronization
internal import _FoundationICU

/// Where lines may break, by ICU's rules and dictionaries.
///
/// Opening an iterator costs far more than running it, so iterators are kept by language.
final class LineBreaks: Sendable {
  private let idle = Mutex<[String: [LineBreakIterator]]>([:])

  /// The UTF-16 offsets, ascending, before which a line may begin; neither 0 nor the end.
  func offsets(in text: [UInt16], language: String) -> [Int] {
    let locale = Self.locale(for: language)
    let borrowed = idle.withLock { $0[locale]?.popLast() }
    guard let iterator = borrowed ?? LineBreakIterator(locale: locale) else { return [] }
    defer { idle.withLock { $0[locale, default: []].append(iterator) } }
    return iterator.offsets(in: text)
  }

  /// Apple keeps small kana off line starts and Korean words whole; ICU has to be asked.
  static func locale(for language: String) -> String {
    let name = language.split(separator: "-").joined(separator: "_")
    return switch language.split(separator: "-").first {
    case "ja": name + "@lb=strict"
    case "ko": name + "@lw=keepall"
    default: name
    }
  }
}

/// The one owner of an ICU break iterator.
///
/// Used by one thread at a time: whoever takes it out of the pool has it alone until it is given back.
@safe
private final class LineBreakIterator: @unchecked Sendable {
  private let handle: OpaquePointer

  init?(locale: String) {
    var status = U_ZERO_ERROR
    let opened = unsafe swift_ubrk_open(UBRK_LINE, locale, nil, 0, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let opened = unsafe opened else { return nil }
    unsafe handle = opened
  }

  deinit {
    unsafe swift_ubrk_close(handle)
  }

  func offsets(in text: [UInt16]) -> [Int] {
    unsafe text.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      unsafe swift_ubrk_setText(handle, units.baseAddress, Int32(units.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
      var offsets: [Int] = []
      while case let next = unsafe Int(swift_ubrk_next(handle)), next >= 0, next < units.count {
        offsets.append(next)
      }
      return offsets
    }
  }
}
