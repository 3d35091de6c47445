/** Joins class names, leaving out false and absent ones. */
export const cn = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
