/** A letter as it is seen by who has a light, or a dark, screen: a frame cannot be told otherwise. */
export const themed = (html: string, theme: "light" | "dark"): string =>
  html.replace(
    "@media (prefers-color-scheme:dark)",
    theme === "dark" ? "@media all" : "@media not all",
  );
