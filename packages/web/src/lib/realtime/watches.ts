/** What a part of this page looks at: a page, or a dialog above it that edits. */
export type Watch = { what: string; editing: boolean };

/** What a page says that it looks at: what is edited before what is only shown, the latest first. */
export function lookedAt(watches: readonly Watch[]): { what: string | null; editing: boolean } {
  const one = watches.findLast(({ editing }) => editing) ?? watches.at(-1);
  return one ?? { what: null, editing: false };
}
