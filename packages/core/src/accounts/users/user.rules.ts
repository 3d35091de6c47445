import type { User } from "./user.schema";

export const NOT_FOUND = "No encontramos esa cuenta.";

const SCORED = [
  "firstName",
  "lastName",
  "email",
  "dob",
  "contact",
  "designation",
  "address",
  "country",
  "state",
] as const;

/** The share of nine profile fields that are filled, as a whole percentage. */
export function profileCompletionScore(profile: Partial<Record<(typeof SCORED)[number], unknown>>) {
  const filled = SCORED.filter((field) => profile[field] !== null && profile[field] !== undefined);
  return Math.round((filled.length / SCORED.length) * 100);
}

/** The name shown for a person: their chosen one, else first and last. */
export function displayName(
  person: Pick<User, "firstName" | "lastName"> & { name: string | null },
) {
  return person.name ?? `${person.firstName} ${person.lastName}`.trim();
}

/** The name of a practice: its own, else from its founder's name. */
export const practiceName = (
  founder: Parameters<typeof displayName>[0] & { practiceName?: string | null },
): string => founder.practiceName ?? `Estudio de ${displayName(founder)}`;

/** Whether a password repeats public data of the person: their e-mail or their name. */
export function repeatsIdentity(password: string, identity: string[]): boolean {
  const folded = password.toLowerCase();
  const known = identity.flatMap((text) => text.toLowerCase().split(/[\s@.]+/));
  return known.some((word) => word.length >= 4 && folded.replace(/[\d\W_]+/g, "") === word);
}
