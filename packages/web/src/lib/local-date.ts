/** A date as it is typed here: day, month and year, with slashes, dashes, dots or nothing between. */
const TYPED = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$|^\s*(\d{2})(\d{2})(\d{4})\s*$/;

/** What was typed as `YYYY-MM-DD`; what is no date yet stays as it is, for the schema to refuse. */
export function toIsoDate(typed: string): string {
  const match = TYPED.exec(typed);
  if (!match) return typed.trim();
  const [day = "", month = "", year = ""] = match.slice(1).filter(Boolean);
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** A stored date as it is written here, `dd/mm/aaaa`; anything else as it is. */
export function toTypedDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : iso;
}
