export type Values = Record<string, unknown>;

/** A field that both sides hold differently after somebody else saved first. */
export type Difference = {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** What is proposed: mine where I changed it, theirs where only they did. */
  pick: "mine" | "theirs";
};

/** An absent value and a cleared input are the same fact. */
const plain = (value: unknown): unknown => {
  const said = typeof value === "string" ? value.trim() : value;
  return said === "" || said === undefined ? null : said;
};

/** What changed from one set of values to another, cleared fields as null. */
export function changesOf(base: Values, mine: Values): Values {
  const changed = Object.entries(mine).filter(
    ([name, value]) => plain(value) !== plain(base[name]),
  );
  return Object.fromEntries(changed.map(([name, value]) => [name, plain(value)]));
}

/** The fields somebody else changed meanwhile and that do not say what this form says. */
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

/** What the form says once every difference is settled: theirs wherever it was chosen. */
export function settle<T extends Values>(mine: T, chosen: readonly Difference[]): T {
  const theirs = chosen.filter(({ pick }) => pick === "theirs");
  return { ...mine, ...Object.fromEntries(theirs.map((one) => [one.name, one.theirs ?? ""])) };
}
