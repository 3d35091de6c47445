export type Values = Record<string, unknown>;

/** A field whose value differs between this form and what somebody else saved first. */
export type Difference = {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** The proposed side: mine where this form changed the field, theirs where only they did. */
  pick: "mine" | "theirs";
};

/** An absent value and a cleared input count as equal. */
const plain = (value: unknown): unknown => {
  const said = typeof value === "string" ? value.trim() : value;
  return said === "" || said === undefined ? null : said;
};

/** The changes from one set of values to another; cleared fields are null. */
export function changesOf(base: Values, mine: Values): Values {
  const changed = Object.entries(mine).filter(
    ([name, value]) => plain(value) !== plain(base[name]),
  );
  return Object.fromEntries(changed.map(([name, value]) => [name, plain(value)]));
}

/** The fields that somebody else changed meanwhile to another value than this form's. */
export function differences(base: Values, mine: Values, theirs: Values): Difference[] {
  return Object.keys(mine)
    .filter((name) => plain(theirs[name]) !== plain(base[name]))
    .filter((name) => plain(theirs[name]) !== plain(mine[name]))
    .map((name) => ({
      name,
      mine: plain(mine[name]),
      theirs: plain(theirs[name]),
      pick: plain(mine[name]) === plain(base[name]) ? "theirs" : "mine",
    }));
}

/** The form's values after every difference is decided: theirs where that was chosen. */
export function settle<T extends Values>(mine: T, chosen: readonly Difference[]): T {
  const theirs = chosen.filter(({ pick }) => pick === "theirs");
  return { ...mine, ...Object.fromEntries(theirs.map((one) => [one.name, one.theirs ?? ""])) };
}
