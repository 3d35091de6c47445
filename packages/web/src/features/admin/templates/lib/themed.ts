/** A letter as a light or a dark screen shows it: a frame has no other way to choose its theme. */
export const themed = (html: string, theme: "light" | "dark"): string =>
  html.replace(
    "@media (prefers-color-scheme:dark)",
    theme === "dark" ? "@media all" : "@media not all",
  );
