import type { Message } from "@foja/local/aws/mail/inbox";
import { wordsIn } from "../acts/reading";
import type { Told } from "../known";
import { numberOf } from "../table/notation";
import { must } from "../violation";
import type { World } from "../world";

const HOUR = 3600_000;

/** The most letters of each kind to one address within an hour: decision 133, by hand. */
const CEILINGS = { alert: 40, digest: 5, outside: 3, other: 10 } as const;
type LetterKind = keyof typeof CEILINGS;

/** Letters that left: none beyond its ceiling, and none with what its reader may not see. */
export class Letters {
  readonly #left: { to: string; kind: LetterKind; at: number }[] = [];
  #seen = 0;

  constructor(
    private readonly world: World,
    private readonly told: Told,
  ) {}

  get count(): number {
    return this.#seen;
  }

  /** Reads the letters that left since it was last called. */
  read(): void {
    for (const letter of this.world.letters.splice(0)) {
      this.#seen += 1;
      this.#isDiscreet(letter);
      this.#isWithin({ to: letter.to, kind: kindOf(letter), at: this.world.now });
    }
  }

  #isDiscreet({ to, subject, text }: Message): void {
    const person = this.told.practices
      .flatMap(({ people }) => people)
      .find(({ email }) => email === to);
    if (!person) return;
    const words = wordsIn(`${subject} ${text}`);
    const hidden = [...this.told.all.values()].filter(
      (one) => words.includes(one.word) && !this.told.maySee(person, one),
    );
    must(
      "no letter says what its reader may not see",
      hidden.length === 0,
      () => `«${subject}» to ${to} says ${hidden.map(({ word }) => word).join(", ")}`,
    );
  }

  #isWithin(letter: { to: string; kind: LetterKind; at: number }): void {
    this.#left.push(letter);
    const { to, kind, at } = letter;
    while ((this.#left[0]?.at ?? at) <= at - HOUR) this.#left.shift();
    const same = this.#left.filter((one) => one.to === to && one.kind === kind).length;
    const most = CEILINGS[kind];
    must("every letter is below its ceiling", same <= most, () => `${same} ${kind} to ${to}`);
  }

  /** At the end of a day no letter waits that was due hours ago. */
  settled(): void {
    for (const shard of [0, 1, 2, 3]) {
      const waiting = this.world.table.store.partition(`DUE#mail#${shard}`, "gsi2")?.rows ?? [];
      const late = waiting.find(
        ({ item }) => (numberOf(item.dueAt) ?? 0) < this.world.now - 2 * HOUR,
      );
      must("every letter leaves", !late, () => late?.json ?? "");
    }
  }
}

function kindOf({ to, subject }: Message): LetterKind {
  if (to.endsWith("@afuera.com.ar")) return "outside";
  if (/^Tu (día|semana)/.test(subject)) return "digest";
  if (/^Vence|n\d+n/.test(subject)) return "alert";
  return "other";
}
