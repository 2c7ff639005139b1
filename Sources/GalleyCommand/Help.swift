/// What `--help` prints.
enum Help {
  static let text = """
    galley lays out an app's screens in every language it is translated into and reports what no longer fits.

    USAGE
      galley check [PATH…] [options]     lay out, judge, report; the exit code is the verdict
      galley render SCREEN [PATH…] --output FILE [options]
                                         one screen as a picture, its faults outlined
      galley explain [RULE]              the rule's page: what it finds, why, and how to repair it

      PATH is a file or folder with Swift sources and localizations (.lproj/*.strings, .xcstrings); the current
      folder unless given. Screens come from #Preview blocks and PreviewProviders.

    OPTIONS
      --locale TAG       lay out this localization only; may be repeated (check), or names the one to draw (render)
      --device NAME      lay out for this device; a wrong name prints the list
      --text-size NAME   xSmall … large … xxxLarge, accessibility1 … accessibility5
      --gate SEVERITY    fail from this severity on: error (as set), warning or note
      --report DIR       write report.json and pictures of what was found
      --expect FILE      end with 0 only if the findings are those in FILE and no others
      --record FILE      write the findings as a file for --expect
      --fonts FILE       a font cascade of your own in place of Fonts/cascade.json
      --output FILE      where render writes; .svg or .png

    EXIT CODES
      0  clean: every screen was laid out and nothing at or above the gate was found
      1  findings at or above the gate, or other findings than expected
      2  the command line or a name in it is wrong
      3  an input could not be read; what could be was reported
      4  nothing was analysed: no screen was found

    EXAMPLES
      galley check Sources Resources
      galley check . --locale de --locale ar --gate warning --report build/galley
      galley render "Message row" . --locale de --output row.png
    """
}
