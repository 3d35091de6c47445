import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { DynamoDBRecord } from "aws-lambda";
import { wordsIn } from "../acts/reading";
import type { Known, Told } from "../known";
import { type NotedItem, textOf } from "../table/notation";
import { must } from "../violation";
import type { World } from "../world";

/** An alert that was raised: for whom, of which source and date, and when. */
type Ring = { forId: string; due: string; at: number };

/** By default an alert of a day rings three days before, one day before, and on the day, at eight. */
const DAYS_BEFORE = [3, 1, 0];
const YEAR = 360 * 24 * 3600_000;
const atEight = (day: string) => Date.parse(`${day}T11:00:00Z`);

/** The alerts of the simulated world, by their sources. */
export class Rings {
  readonly #rings = new Map<string, Ring[]>();

  constructor(
    private readonly world: World,
    private readonly told: Told,
  ) {}

  /** Hears an alert, which may say nothing that its person may not see. */
  hear({ eventName, dynamodb }: DynamoDBRecord): void {
    const image = dynamodb?.NewImage as NotedItem | undefined;
    if (eventName !== "INSERT" || textOf(image?.type) !== "alert") return;
    const source = textOf(image?.sourceId) ?? "";
    const ring = {
      forId: textOf(image?.forId) ?? "",
      due: textOf(image?.expirationDate) ?? "",
      at: Date.parse(textOf(image?.createdAt) ?? ""),
    };
    this.#rings.set(source, [...(this.#rings.get(source) ?? []), ring]);
    this.#isDiscreet(ring.forId, textOf(image?.primaryText) ?? "");
  }

  #isDiscreet(personId: string, text: string): void {
    const person = this.told.practices
      .flatMap(({ people }) => people)
      .find(({ id }) => id === personId);
    const words = wordsIn(text);
    const hidden = [...this.told.all.values()].filter(
      (one) => words.includes(one.word) && person && !this.told.maySee(person, one),
    );
    must("no alert says what its person may not see", hidden.length === 0, () => text);
  }

  /** At the end of a day: each date that is watched rang as often as it had to. */
  check(one: Known): void {
    const { due, since, again } = one.watch;
    if (due === null || one.kind === "event") return;
    const rings = (this.#rings.get(one.id) ?? []).filter((ring) => ring.due === due);
    const moments = momentsOf(due, since, this.world.now);
    const latest = moments.at(-1);
    // A date that somebody opens again after a year is history: its reminder has expired.
    const isRecent = latest !== undefined && latest > this.world.now - YEAR;
    if (isRecent && this.told.isWatched(one)) {
      must(
        "every date rings",
        rings.some(({ at }) => at >= latest),
        () =>
          `${one.kind} ${one.word}, due ${due}, did not ring since ${new Date(latest).toISOString()}`,
      );
    }
    for (const forId of new Set(rings.map((ring) => ring.forId))) {
      const own = rings.filter((ring) => ring.forId === forId).length;
      const most = DAYS_BEFORE.length + again;
      must(
        "every date rings once",
        own <= (again > 0 ? most : Math.max(1, moments.length)),
        () => `${one.kind} ${one.word}, due ${due}, rang ${own} times for ${forId}`,
      );
    }
  }

  get count(): number {
    return [...this.#rings.values()].reduce((sum, rings) => sum + rings.length, 0);
  }
}

/** The moments of a date that have passed since the day on which it was written. */
function momentsOf(due: string, since: number, now: number): number[] {
  const written = dayOf(since);
  if (due < written) return [];
  return DAYS_BEFORE.map((days) => addDays(due, -days))
    .filter((day) => day >= written)
    .map(atEight)
    .filter((at) => at <= now);
}
