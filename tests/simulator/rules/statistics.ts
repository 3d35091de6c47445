import { isDeepStrictEqual } from "node:util";
import { Statistics } from "@foja/core/operations/statistics";
import type { Tenant } from "@foja/harness/tenant";
import { read } from "../../practice/counts";
import { comparable, everything, recount } from "../../practice/recount";
import { today } from "../known";
import { ask, type Person, type Practice, signIn } from "../people";
import { must } from "../violation";
import type { World } from "../world";

/** A person as the readers of whole practices take one. */
const readerOf = (world: World, person: Person) =>
  ({
    userId: person.practiceId,
    call: (method: string, path: string) => ask(world, person, method, path),
  }) as unknown as Tenant;

/**
 * The statistics of a practice are those of a recount of all its lists, by somebody who sees no
 * reserved case; and nothing is corrected by counting anew.
 */
export async function recounted(world: World, { id, people }: Practice): Promise<void> {
  const stranger = people.at(-1) as Person;
  await signIn(stranger);
  const reader = readerOf(world, stranger);
  const wanted = recount(await everything(reader), today(world)) as Record<string, unknown>;
  const { data } = await read(reader, `/api/stats/unified/${stranger.id}`);
  const shown = comparable(data as Record<string, unknown>) as Record<string, unknown>;
  for (const [name, value] of Object.entries(wanted)) {
    must(
      "statistics are those of a recount",
      isDeepStrictEqual(shown[name], value),
      () => `${name}: ${firstDifference(shown[name], value)}`,
    );
  }
  const corrected = await Statistics.rebuild(id);
  must("counting anew corrects nothing", corrected === 0, () => `${corrected} counters of ${id}`);
}

/** Where two figures differ first, for whoever reads the failure. */
function firstDifference(a: unknown, b: unknown, at = ""): string {
  if (isDeepStrictEqual(a, b)) return "";
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) {
    return `${at} ${JSON.stringify(a)}, not ${JSON.stringify(b)}`;
  }
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const name of names) {
    const found = firstDifference(Reflect.get(a, name), Reflect.get(b, name), `${at}.${name}`);
    if (found) return found;
  }
  return at;
}
