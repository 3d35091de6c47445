import type { Row } from "./recovery.rules";

type Planned = { rows: readonly Row[]; files: number };

type Done = {
  written: number;
  left: readonly string[];
  indexed: number;
  corrected: number;
  linked: number;
};

const COLUMNS = ["same", "missing", "differ", "onlyNow", "brings", "returns", "removes"] as const;
const TITLES = ["same", "missing now", "differ", "only now", "comes back", "put back", "removed"];

/** What a recovery would do, or did, as a table for whoever runs it: by kind of record. */
export function said({ rows, files }: Planned, exact: boolean, done?: Done): string {
  const busy = rows.filter((row) => row.missing + row.differ + row.onlyNow > 0);
  const width = Math.max(...rows.map(({ type }) => type.length), 6);
  const line = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(12)).join("")}`;
  return [
    line("", TITLES),
    ...busy.map((row) =>
      line(
        row.type,
        COLUMNS.map((name) => row[name]),
      ),
    ),
    line("files", ["", "", "", "", files, "", ""]),
    exact
      ? "Exact: what differs is put back as it was, and what is only there now goes."
      : "What differs or is only there now stays as it is. --exact puts it back as it was.",
    "Numbers, money, contracts, access and accounts never go back; search, counts and reminders are made anew.",
    ...(done ? result(done) : ["Nothing was written. --apply does it."]),
  ].join("\n");
}

const result = ({ written, left, indexed, corrected, linked }: Done): string[] => [
  `Done: ${written} items written, ${indexed} in the search, ${corrected} counts corrected, ${linked} cases linked again.`,
  ...(left.length > 0
    ? [`Left, because somebody changed it meanwhile: run it again. ${left.join(", ")}`]
    : []),
];
