/** The kinds of record of a practice, each with the prefix of its ids. */
export const RECORD_PREFIXES = {
  folder: "fol",
  contact: "con",
  task: "tas",
  event: "evt",
  calculator: "cal",
  movement: "mov",
  notification: "not",
  document: "doc",
  escrito: "esc",
  letter: "ltr",
} as const;

export type RecordKind = keyof typeof RECORD_PREFIXES;

/** The kinds of record of a practice: each can be deleted and restored. */
export const RECORD_KINDS = Object.keys(RECORD_PREFIXES) as RecordKind[];

/** The value of each of some kinds. */
export const ofEach = <K extends string, V>(kinds: readonly K[], of: (kind: K) => V) =>
  Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<K, V>;
