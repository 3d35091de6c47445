/** An e-mail with its light or its dark styles: a frame cannot choose its theme otherwise. */
export const themed = (html: string, theme: "light" | "dark"): string =>
  html.replace(
    "@media (prefers-color-scheme:dark)",
    theme === "dark" ? "@media all" : "@media not all",
  );
