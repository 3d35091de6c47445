import { dateText, moneyText } from "../../kernel/money.rules";
import { SUGGESTED } from "./norm.rules";
import type { Sheet, SheetLine, SheetTable } from "./sheet.rules";

/** The value of a line: pesos, or its text instead. */
export const amountText = ({ amount, text = "" }: Pick<SheetLine, "amount" | "text">): string =>
  amount === null ? text : moneyText(amount);

/** What the whole comes to. */
export const totalText = ({ total }: Pick<Sheet, "total">): string =>
  "amount" in total ? moneyText(total.amount) : dateText(total.day);

/** The mark on a line that rests on something unverified. */
export const doubtText = ({ verificado, fuente }: Pick<SheetLine, "verificado" | "fuente">) =>
  verificado ? "" : `${SUGGESTED} (${fuente})`;

/** A table as text: its columns parted by tabs, which a word processor takes as cells. */
const tableText = ({ title, heads, rows, total }: SheetTable): string =>
  [title, ...[heads, ...rows, total].map((cells) => cells.join("\t"))].join("\n");

/** A result as text for a brief: numbered lines with their norm, formula and amount. */
export function briefText({ title, facts, lines, total, warnings, foot }: Sheet): string {
  const numbered = lines.map((line, i) => {
    const doubt = doubtText(line);
    return `${i + 1}) ${line.label} (${line.norma}): ${line.formula} = ${amountText(line)}.${doubt && ` ${doubt}.`}`;
  });
  const blocks = [
    title.toLocaleUpperCase("es-AR"),
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    numbered.join("\n"),
    ...lines.flatMap(({ table }) => (table ? tableText(table) : [])),
    `${total.label.toLocaleUpperCase("es-AR")}: ${totalText({ total })}`,
    warnings.join("\n"),
    foot.join("\n"),
  ];
  return blocks.filter((block) => block !== "").join("\n\n");
}
