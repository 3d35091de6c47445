/** Whether an `If-None-Match` header names the tag: the reader already has this version. */
export const names = (header: string | undefined, tag: string): boolean =>
  (header ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === `"${tag}"`);
