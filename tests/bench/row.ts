/** A line of the table: a measured value and its target. */
export type Row = {
  number: number;
  what: string;
  value: number;
  target: string;
  holds(value: number): boolean;
};

/** Formats rows as a table. */
export function table(rows: Row[]): string {
  const lines = rows.map(({ number, what, value, target, holds }) =>
    [
      String(number).padStart(2),
      what.padEnd(78),
      value.toFixed(2).padStart(7),
      target.padStart(8),
      holds(value) ? "holds" : "MISSED",
    ].join("  "),
  );
  const head = [" #", "ratio".padEnd(78), "  value", "  target", ""].join("  ");
  return [head, ...lines].join("\n");
}
