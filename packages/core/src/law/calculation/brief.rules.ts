import { dateText, moneyText } from "../../kernel/money.rules";
import { SUGGESTED } from "./norm.rules";
import type { Sheet, SheetLine, SheetTable } from "./sheet.rules";

/** The value of a line: pesos, or its text instead. */
export const amountText = ({ amount, text = "" }: Pick<SheetLine, "amount" | "text">): string =>
  amount === null ? text : moneyText(amount);

/** The text of the total. */
export const totalText = ({ total }: Pick<Sheet, "total">): string =>
  "amount" in total ? moneyText(total.amount) : dateText(total.day);

/** The mark on a line that relies on an unverified norm. */
export const doubtText = ({ verificado, fuente }: Pick<SheetLine, "verificado" | "fuente">) =>
  verificado ? "" : `${SUGGESTED} (${fuente})`;

/** A table as text: columns separated by tabs, which a word processor reads as cells. */
const tableText = ({ title, heads, rows, total }: SheetTable): string =>
  [title, ...[heads, ...rows, total].map((cells) => cells.join("\t"))].join("\n");

/** The heading of the warnings: they are for the person who signs, not for the court. */
export const TO_REVIEW = "Para revisar antes de presentar";

/**
 * A result as text for a brief: paragraphs, or numbered lines with their norm, formula and amount.
 * What the writer must review comes last, under its own heading.
 */
export function briefText(sheet: Sheet): string {
  const { title, warnings } = sheet;
  const blocks = [
    title.toLocaleUpperCase("es-AR"),
    ...(sheet.prose ?? linesText(sheet)),
    warnings.length === 0
      ? ""
      : `[${TO_REVIEW}]\n${warnings.map((text) => `- ${text}`).join("\n")}`,
  ];
  return blocks.filter((block) => block !== "").join("\n\n");
}

function linesText({ facts, lines, total, foot }: Sheet): string[] {
  const numbered = lines.map((line, i) => {
    const doubt = doubtText(line);
    return `${i + 1}) ${line.label} (${line.norma}): ${line.formula} = ${amountText(line)}.${doubt && ` ${doubt}.`}`;
  });
  return [
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    numbered.join("\n"),
    ...lines.flatMap(({ table }) => (table ? tableText(table) : [])),
    `${total.label.toLocaleUpperCase("es-AR")}: ${totalText({ total })}`,
    foot.join("\n"),
  ];
}
