/// The package itself.
public enum Release {
  /// As reports and `galley --version` state it.
  public static let version = "0.1.0"
}
