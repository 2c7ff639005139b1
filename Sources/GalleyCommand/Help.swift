/// What `--help` prints.
enum Help {
  static let text = """
    galley lays out an app's screens in every language it is translated into and reports what no longer fits.

    USAGE
      galley check [PATH…] [options]     lay out, judge, report; the exit code is the verdict
      galley render SCREEN [PATH…] --output FILE [options]
                                         one screen as a picture, its faults outlined
      galley explain [RULE]              the rule's page: what it finds, why, and how to repair it
      galley explain PATH… [--json]      how the sources are read: views understood, and what is not
      galley init [PATH] [--force]       look at a project and write a first galley.json
      galley baseline update [PATH…]     accept what is found now; fill in the reasons
      galley --version, galley --help

      PATH is a file or folder with Swift sources and localizations (.lproj/*.strings, .stringsdict, .xcstrings); the
      current folder unless given. Xcode projects and packages in it say what is read: tests and targets for other
      platforms are left out. Screens come from #Preview blocks and PreviewProviders, then from views that none of
      them shows, their inputs the project's own samples or unknown. Settings are read from galley.json in PATH or from
      --config FILE; what the command line says weighs more.

      --config FILE      the settings of this file, which paths in it are relative to
      --force            init writes galley.json though there is one

    WHAT IS LAID OUT
      --locale TAG       this localization only; may be repeated
      --pseudo NAME      a made-up localization: x-accented, x-double, x-bounded, x-rtl, x-long; may be repeated;
                         x-long and x-rtl unless a --locale, a --pseudo or galley.json says otherwise; none for none
      --device NAME      a device; may be repeated; a wrong name prints the list
      --text-size NAME   xSmall … large … xxxLarge, accessibility1 … accessibility5; may be repeated
      --screen NAME      this screen only; may be repeated
      --fonts FILE       a font cascade of your own in place of Fonts/cascade.json
      --no-cache         neither use nor write .galley/, where check and explain keep what they read of the sources
      --plan             print what projects say, the targets skipped, the variants, the screens and what is not
                         understood, and lay nothing out

    WHAT COUNTS
      --rule ID          judge by this rule only, even where galley.json has it off; may be repeated
      --gate SEVERITY    fail from this severity on: error (as set), warning or note
      --only-new         pass over faults that the source language has as well
      --changed-since REV
                         only findings located in files that differ from a git revision, new ones included; in all
                         files once a localization, a font or galley.json differs
      --baseline FILE    findings listed there do not count, in the variants listed; update writes this file
      --min-understood N fail when less than N % of the views are understood

    WHAT IS WRITTEN
      --report DIR       index.html to look at; report.json, report.sarif, junit.xml, summary.md and annotations.txt
                         for programs; pictures of what was found
      --github           print workflow commands, which GitHub puts beside the lines of a pull request
      --expect FILE      end with 0 only if the findings are those in FILE and no others
      --record FILE      write the findings as a file for --expect
      --output FILE      where render writes; .svg or .png

      A comment accounts for findings of its line, or of the next with disable:next:
      // galley:disable:this truncation.tail [de, fi] -- reason
      Without rules it is for all, without localizations for all; without a reason it does nothing.

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
