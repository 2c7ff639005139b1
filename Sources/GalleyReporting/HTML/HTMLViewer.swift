/// Where pictures are enlarged; the script fills it.
enum HTMLViewer {
  static let markup = Markup.element(
    "dialog",
    ["id": "viewer", "aria-labelledby": "viewer-title"],
    [
      .element(
        "div",
        ["class": "tools"],
        [
          .element("p", ["id": "viewer-title", "dir": "auto"]),
          .element(
            "label",
            ["class": "box plain"],
            [
              .element("input", ["type": "checkbox", "id": "outline", "checked": "checked"]),
              .text("outline"),
            ]
          ),
          .element(
            "button",
            ["type": "button", "id": "previous", "aria-label": "Previous finding"],
            text: "←"
          ),
          .element("button", ["type": "button", "id": "next", "aria-label": "Next finding"], text: "→"),
          .element("button", ["type": "button", "id": "close", "autofocus": "autofocus"], text: "Close"),
        ]
      ),
      .element("div", ["class": "stage", "id": "stage"]),
    ]
  )
}
