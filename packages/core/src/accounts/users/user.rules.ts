import type { User } from "./user.schema";

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

/** How much of the profile is filled: share of nine fields, as a whole percentage. */
export function profileCompletionScore(profile: Partial<Record<(typeof SCORED)[number], unknown>>) {
  const filled = SCORED.filter((field) => profile[field] !== null && profile[field] !== undefined);
  return Math.round((filled.length / SCORED.length) * 100);
}

/** The name shown for a person: the one they chose, else first and last. */
export function displayName(
  person: Pick<User, "firstName" | "lastName"> & { name: string | null },
) {
  return person.name ?? `${person.firstName} ${person.lastName}`.trim();
}

/** How a practice is called: by the name it was given, else by the account that founded it. */
export const practiceName = (
  founder: Parameters<typeof displayName>[0] & { practiceName?: string | null },
): string => founder.practiceName ?? `Estudio de ${displayName(founder)}`;

/** Whether a password repeats what anyone knows of the person: their e-mail or their name. */
export function repeatsIdentity(password: string, identity: string[]): boolean {
  const folded = password.toLowerCase();
  const known = identity.flatMap((text) => text.toLowerCase().split(/[\s@.]+/));
  return known.some((word) => word.length >= 4 && folded.replace(/[\d\W_]+/g, "") === word);
}
