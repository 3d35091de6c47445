import type { Change, Topic } from "@foja/core/telling/realtime/server-frame.rules";
import type { Query, QueryClient } from "@tanstack/react-query";
import { isWriting } from "../api/writing";
import { type Became, isShownWhole, recordsNamed } from "../records/known";

/** A handled novedad shows its agenda entry. */
const HANDLED = ["novedades", "handled"] as const;

/** The beginnings of the keys of the queries that show each topic. */
const SHOWN_BY: Record<Topic, readonly (readonly string[])[]> = {
  // Novedades show their case and its client; deleting a case deletes its novedades.
  folders: [["folders"], ["activities"], ["novedades"]],
  imports: [
    ["case-imports", "one"],
    ["case-imports", "list"],
  ],
  contacts: [["contacts"]],
  tasks: [["tasks"], ["activities"], HANDLED],
  events: [["events"], ["activities"], HANDLED],
  movements: [["activities"]],
  notifications: [["activities"]],
  calculators: [["calculators"], ["activities"]],
  documents: [["documents"], ["activities"]],
  escritos: [["escritos"], ["activities"]],
  letters: [["letters"], ["activities"]],
  accounts: [["accounts"]],
  losing: [["losing"]],
  alerts: [["alerts"]],
  novedades: [["novedades"]],
  google: [["google-calendar"], ["events"]],
  preferences: [["preferences"], ["start"]],
  reservations: [["reservations"]],
  invoices: [["invoices"]],
  statistics: [["statistics"], ["start"]],
  members: [["members"], ["practices"]],
  campaigns: [["campaigns"]],
  chats: [["chats"]],
  // Every key matches: anything on screen may be something its person may not see any more.
  reserved: [[]],
};

/** Changes arrive in bunches, and each bunch is read once. */
const GATHER_MS = 120;
/** The most records that are read one by one; a list is read again for more, and for those that are not named. */
const MOST_ALONE = 10;

/**
 * Reads again what is on screen and was changed, perhaps by another browser. It waits while this
 * page is writing: what was shown before the answer must not be reverted.
 */
export class Refresher {
  /** What changed, by topic; with "" where it was not named. */
  readonly #waiting = new Map<Topic, Map<string, "changed" | "gone">>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly cache: QueryClient) {}

  /** Notes what changed. */
  changed({ topic, ids, gone = [] }: Change): void {
    const known = this.#waiting.get(topic) ?? new Map();
    this.#waiting.set(topic, known);
    for (const id of ids.length > 0 ? ids : [""]) known.set(id, "changed");
    for (const id of gone) known.set(id, "gone");
    this.#timer ??= setTimeout(() => this.#refresh(), GATHER_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.clear();
  }

  #refresh(): void {
    this.#timer = undefined;
    if (this.cache.isMutating() > 0 || isWriting()) {
      this.#timer = setTimeout(() => this.#refresh(), GATHER_MS);
      return;
    }
    const changes = new Map(this.#waiting);
    this.#waiting.clear();
    const keys = new Map([...changes.keys()].flatMap((topic) => SHOWN_BY[topic].map(named)));
    const alone = [...changes].filter(([topic, became]) => this.#isReadAlone(topic, became));
    const takenIn = new Set<unknown>(alone.map(([topic]) => topic));
    for (const queryKey of keys.values()) {
      const predicate = (query: Query) => !(takenIn.has(query.queryKey[0]) && isTakenIn(query));
      void this.cache.invalidateQueries({ queryKey, predicate });
    }
    for (const [topic, became] of alone) void this.#takeIn(topic, became);
  }

  #isReadAlone(topic: Topic, became: Became): boolean {
    if (became.has("") || became.size > MOST_ALONE || !recordsNamed(topic)) return false;
    const queries = this.cache.getQueryCache().findAll({ queryKey: [topic] });
    return queries.some(isTakenIn);
  }

  async #takeIn(topic: Topic, became: Became): Promise<void> {
    try {
      if (await recordsNamed(topic)?.takeIn(this.cache, became)) return;
      const ids = [...became.keys()];
      this.changed({ topic, ids, gone: ids.filter((id) => became.get(id) === "gone") });
    } catch {
      // Its code did not arrive.
      void this.cache.invalidateQueries({ queryKey: [topic] });
    }
  }
}

/** Whether a query is a whole list on the screen, which is changed by the records alone. */
const isTakenIn = (query: Query): boolean => query.isActive() && isShownWhole(query);

const named = (key: readonly string[]) => [key.join("/"), key] as const;
