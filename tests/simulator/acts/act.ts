import type { Random } from "../../practice/random";
import type { Kind, Known, Told } from "../known";
import { type Asked, ask, type Person, type Practice } from "../people";
import { must } from "../violation";
import type { World } from "../world";

/** Somebody who is about to do something, and with what. */
export type Scene = {
  world: World;
  told: Told;
  chance: Random;
  practice: Practice;
  person: Person;
};

export type Act = (scene: Scene) => Promise<string>;

/** What a role must have for a call, written by hand: `core/src/kernel/member.rules` has its own. */
const MAY = {
  read: ["titular", "abogado", "asistente", "lectura"],
  write: ["titular", "abogado", "asistente"],
  delete: ["titular", "abogado"],
  charge: ["titular", "abogado"],
  money: ["titular", "abogado", "lectura"],
} as const;

export type Need = keyof typeof MAY;

const hasRole = ({ role }: Person, need: Need) => (MAY[need] as readonly string[]).includes(role);

/** A call on some records, which is refused to whom it must be refused; a number for others. */
export async function askOn(
  { world, told, person }: Scene,
  need: Need,
  on: readonly (Known | undefined)[],
  [method, path, body]: readonly [method: string, path: string, body?: unknown],
): Promise<Asked> {
  const records = on.filter((one) => one !== undefined);
  const isTheirs = hasRole(person, need) && records.every((one) => told.maySee(person, one));
  const answer = await ask(world, person, method, path, body);
  must(
    "nobody does what is not theirs",
    isTheirs || answer.status >= 400,
    () => `${person.email}, ${person.role}: ${method} ${path} ${answer.status}`,
  );
  return answer;
}

export const isDone = ({ status }: Asked) => status >= 200 && status < 300;

/** A record of the practice to act on; sometimes one of another practice, or one that is gone. */
export function some({ told, chance, practice }: Scene, kind: Kind): Known | undefined {
  const other = chance.often(0.03) ? chance.pick(told.practices) : practice;
  const all = told.of(other.id, kind);
  // Mostly the recent ones, as in a life.
  const recent = chance.often(0.7) ? all.slice(-30) : all;
  const there = recent.filter((one) => told.shelfOf(one) !== "deleted");
  return chance.pick(chance.often(0.85) ? there : recent);
}

/** A live case of the practice that the person sees, for something new in it; null in some. */
export function ownCase(scene: Scene, share = 1): Known | undefined {
  const { told, chance, practice, person } = scene;
  if (!chance.often(share)) return undefined;
  const all = told.of(practice.id, "folder").filter(({ shelf }) => shelf === "active");
  return chance.pick(all.slice(-40).filter((one) => told.maySee(person, one)));
}

type Made = Pick<Known, "kind" | "word" | "fields"> &
  Partial<Pick<Known, "caseId" | "seenBy" | "responsibleId">>;

/** Notes a record that was made, by its answer. */
export function note(
  { world, told, practice }: Scene,
  answer: Asked,
  { caseId = null, seenBy = null, ...made }: Made,
  due: string | null = null,
): void {
  const record = Object.values(answer.body).find(
    (value): value is { _id: string } =>
      typeof value === "object" && value !== null && "_id" in value,
  );
  must("what was made is answered", record !== undefined, () => JSON.stringify(answer.body));
  if (!record) return;
  must("what was made is new", !told.all.has(record._id), () => record._id);
  told.all.set(record._id, {
    ...{ ...made, caseId, seenBy, id: record._id, practiceId: practice.id, shelf: "active" },
    watch: { due, open: true, since: world.now, again: 0 },
  });
}
