import { fold } from "../../kernel/text.rules";
import type { CourtCase } from "./court.rules";

/** The facts of a case that number it. */
export type Numbered = { court?: CourtCase | null; folderExpediente?: string | null };

/** Words before a number that are no part of it: «Expte. N° 1234/2020». */
const BEFORE = new Set(["expte", "expediente", "nro", "numero", "num", "n", "no"]);

/**
 * A case number as numbers are compared: «CIV 004026/2019» and «civ 4026-2019» are `civ-4026-2019`,
 * an incident or an appeal of it («/CA1») is another. Undefined for a text without digits.
 */
export function numberText(text: string): string | undefined {
  const parts = fold(text).match(/[a-z]+|\d+/g) ?? [];
  const first = parts.findIndex((part) => !BEFORE.has(part));
  if (!parts.some((part) => /\d/.test(part))) return undefined;
  return parts
    .slice(Math.max(0, first))
    .map((part) => part.replace(/^0+(?=\d)/, ""))
    .join("-");
}

/** The number by which a case is known: that of its court, else the one that is written on it. */
export const numberOf = ({ court, folderExpediente }: Numbered): string | undefined =>
  numberText(court?.number ?? folderExpediente ?? "");

/** Every number of a case: a linked one may have another written on it. */
export const numbersOf = ({ court, folderExpediente }: Numbered): string[] => {
  const all = [court?.number, folderExpediente].map((text) => numberText(text ?? ""));
  return [...new Set(all)].flatMap((one) => one ?? []);
};

/**
 * Whether two cases with one number may be the same: not where both name a judicial department and
 * these differ, since each department of the province counts from one.
 */
export function sameCourt(one: Numbered, other: Numbered): boolean {
  const [here, there] = [one.court?.department, other.court?.department];
  return !here || !there || fold(here) === fold(there);
}
