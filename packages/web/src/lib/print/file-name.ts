/** A name that every file system accepts. */
export const fileName = (...parts: (string | null | undefined)[]) =>
  parts
    .flatMap((part) => part ?? [])
    .join(" - ")
    .replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, " ")
    .slice(0, 120);
