import * as z from "zod";
import { UNDATED, usableDay } from "../undated.rules";

/** Text of a portal: trimmed, and cut at `most` characters. */
export const text = (most: number) =>
  z.string().transform((value) =>
    value
      .replace(/[^\P{Cc}\n]+/gu, " ")
      .trim()
      .slice(0, most),
  );

/** A text on one line; null when it is empty. */
export const line = (most: number) =>
  text(most)
    .transform((value) => value.replace(/\s+/g, " ").trim() || null)
    .nullish()
    .transform((value) => value ?? null);

/** An http(s) address that a person may click; null for any other. */
export const link = z
  .string()
  .nullish()
  .transform((value) => (value && isAddress(value) ? value : null));

function isAddress(value: string): boolean {
  return value.length <= 2000 && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** A part of a movement as its portal writes it, or undefined: what is wrong with it is no failure. */
export const offered = <T extends z.ZodType>(shape: T) => shape.optional().catch(undefined);

/** The day and the title of a case's last movement; null where the date does not exist. */
export function latestOf(
  day: string,
  title: string | null,
): { date: string; title: string } | null {
  const date = usableDay(day);
  return date === UNDATED || title === null ? null : { date, title };
}

/**
 * The day and the text of a movement. An impossible date from the court (year 202, 30 February)
 * must neither stop the docket nor lose its text: the movement is stored undated, and its text
 * states the date given.
 */
export function dated(day: string, said: string, text: string): { date: string; text: string } {
  const date = usableDay(day);
  if (date !== UNDATED) return { date, text };
  return { date, text: `El portal le puso la fecha ${said}.\n${text}`.trim() };
}
