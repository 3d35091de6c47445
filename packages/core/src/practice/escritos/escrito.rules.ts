import type { Missing } from "../escrito-templates/content.schema";
import type { EscritoStatus } from "./escrito.schema";

/** How long the writing of one person is one text: what is replaced later is kept. */
export const ONE_SITTING_MS = 10 * 60_000;

/** How many earlier texts of a writ are kept. */
export const MOST_EARLIER = 40;

type Written = { keptAt: string | null; createdAt: string; writtenBy: string | null };

/** Whether the present text is kept before it is replaced: another person's, or of another sitting. */
export function keepsEarlier(
  { keptAt, createdAt, writtenBy }: Written,
  by: string,
  now: string,
): boolean {
  if (writtenBy !== by) return true;
  return Date.parse(now) - Date.parse(keptAt ?? createdAt) > ONE_SITTING_MS;
}

/** Why a writ cannot take a state; undefined where it can. */
export function refusalOf(
  { status, missing }: { status: EscritoStatus; missing: readonly Missing[] },
  next: EscritoStatus,
): "filed" | "incomplete" | undefined {
  if (status === "presentado") return "filed";
  const mustBeWhole = next === "listo" || next === "presentado";
  return mustBeWhole && missing.length > 0 ? "incomplete" : undefined;
}

/** What is missing, in a sentence: the first data by name, and how many more. */
export function missingSentence(missing: readonly Missing[]): string {
  const [count, shown] = [missing.length, missing.slice(0, 3).map(({ label }) => `«${label}»`)];
  const names = count > 3 ? [...shown, `${count - 3} más`] : shown;
  const list = names.join(", ").replace(/, ([^,]+)$/, " y $1");
  return count === 1 ? `Falta un dato: ${list}.` : `Faltan ${count} datos: ${list}.`;
}

/** A name for the file of a writ, without signs that file systems refuse. */
export const fileNameOf = (title: string, extension: "pdf" | "docx"): string =>
  `${title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 100)}.${extension}`;
