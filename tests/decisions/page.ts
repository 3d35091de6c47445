import type { DecisionRecord } from "./records";

const three = (number: number) => String(number).padStart(3, "0");

/** The page that lists the records by number, for `docs/decisions/README.md`. */
export function pageOf(records: readonly DecisionRecord[]): string {
  const link = (number: number) => {
    const file = records.find((one) => one.number === number)?.file;
    return file ? `[${three(number)}](${file})` : three(number);
  };
  const replacedBy = (number: number) =>
    records.flatMap((one) =>
      one.replaces
        .filter((other) => other.number === number)
        .map(({ part }) => `${link(one.number)}: ${part}`),
    );
  const row = ({ number, title, room }: DecisionRecord) =>
    `| ${link(number)} | ${title} | ${room} | ${replacedBy(number).join("; ")} |`;
  return `${[
    "# Decisions",
    "",
    "A record says why something is as it is, where the code does not say it. This page is made from the records by",
    "`npm run decisions`; `npm test` refuses it when it lags behind them.",
    "",
    "| Number | Title | Room | Replaced in part by |",
    "|---|---|---|---|",
    ...records.map(row),
    "",
    `Numbers without a record were set aside for work that went on at the same time, and not used: ${unused(records)}.`,
  ].join("\n")}\n`;
}

function unused(records: readonly DecisionRecord[]): string {
  const used = new Set(records.map(({ number }) => number));
  const last = Math.max(...used);
  return Array.from({ length: last }, (_, index) => index + 1)
    .filter((number) => !used.has(number))
    .map(three)
    .join(", ");
}
