import type { TenantOptions } from "@foja/harness/tenant";
import { withFile } from "../generated/chats";
import { furnish, furnishedAs, kindOf, newPractice, type World } from "../generated/world";

/** A practice with every record that an address can name. */
export type Realm = World & {
  /** The practice for a route: `id` is of the kind in its address. */
  at(path: string): World;
};

/** How many records of each kind exist in each state that a route needs. */
const EACH = 2;

/** A practice with records of every kind in these addresses, and `mark` in all their texts. */
export async function newRealm(
  paths: string[],
  mark: string,
  options: TenantOptions = {},
): Promise<Realm> {
  const world = await newPractice(options, mark);
  await fill(world);
  await withFile(world.tenant, world.own);
  const furnished = new Map<string, World["own"]>();
  for (const path of paths.filter((one) => one.includes("{id}"))) {
    if (furnished.has(furnishedAs(path))) continue;
    const own = { ...world.own };
    await furnish({ ...world, own }, path, EACH);
    furnished.set(furnishedAs(path), own);
    const kind = kindOf(path);
    if (kind && own.id) world.own[kind] ??= own.id;
  }
  const at = (path: string) => ({
    ...world,
    own: { ...world.own, ...furnished.get(furnishedAs(path)) },
  });
  return { ...world, at };
}

/** Adds the single records of a practice, which have no identifier in addresses. */
async function fill({ tenant, mark }: World): Promise<void> {
  const edits = [{ from: "2026-05-04", kind: "asueto", reason: `Por decreto ${mark}`.trim() }];
  const answers = [
    await tenant.call("PUT", "/api/auth/update", { body: { lastName: `Pérez ${mark}`.trim() } }),
    await tenant.call("PUT", "/api/deadlines/calendars/PJN", { body: { edits } }),
    await tenant.call("PUT", "/api/notifications/preferences", { body: {} }),
    await tenant.call("POST", "/api/calendar/feed"),
  ];
  const wrong = answers.filter(({ status }) => status >= 300);
  if (wrong.length > 0) throw new Error(`a practice was refused: ${wrong[0]?.body.message}`);
}
