/** What an address of ours names: a practice, and a case of it where it is a case's. */
export type Addressed = { ownerId: string; folderId: string | null };

const ULID = "[0-9a-hjkmnp-tv-z]{26}";
const OURS = new RegExp(`^(?:(${ULID})\\.)?(${ULID})$`);

const bare = (id: string) => id.slice(4).toLowerCase();

/**
 * The address of a case, or of a practice: made of their ids, whose last 80 bits nobody guesses, so
 * that nothing has to be stored or found for it.
 */
export function addressOf({ ownerId, folderId }: Addressed, domain: string): string {
  const names = folderId ? [folderId, ownerId] : [ownerId];
  return `${names.map(bare).join(".")}@${domain}`;
}

/** What an address names, by its form alone; undefined for one that is not ours. */
export function addressed(address: string, domain: string): Addressed | undefined {
  const [local = "", host] = address.trim().toLowerCase().split("@");
  if (host !== domain.toLowerCase()) return undefined;
  // Mail programs add what follows a «+».
  const [, folder, owner] = OURS.exec(local.replace(/\+.*$/, "")) ?? [];
  if (!owner) return undefined;
  return {
    ownerId: `usr_${owner.toUpperCase()}`,
    folderId: folder ? `fol_${folder.toUpperCase()}` : null,
  };
}

/** What the recipients of a letter name, each once; a practice's own only where no case of it is. */
export function placesOf(recipients: readonly string[], domain: string): Addressed[] {
  const all = recipients.flatMap((one) => addressed(one, domain) ?? []);
  const cases = all.filter(({ folderId }) => folderId);
  const rest = all.filter((one) => !cases.some(({ ownerId }) => ownerId === one.ownerId));
  const byName = new Map([...cases, ...rest].map((one) => [`${one.ownerId} ${one.folderId}`, one]));
  return [...byName.values()];
}
