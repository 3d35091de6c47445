import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { createStore } from "~/lib/store";

/** A message on its way. Under its key it is one message, however often it is sent. */
export type Outgoing = {
  key: string;
  to: string;
  text: string;
  folderId: string | null;
  mentions: string[];
  at: string;
  /** Why the server refused it: it waits for its writer to send it again or throw it away. */
  refused?: string;
};

type Parts = {
  /** What this device keeps; a page that is closed sends it when it is opened again. */
  load: () => Outgoing[];
  save: (list: Outgoing[]) => void;
  send: (one: Outgoing) => Promise<Chat>;
  /** Why a sending was refused for good; nothing where it may go later. */
  refusalOf: (error: unknown) => string | undefined;
  onSent: (one: Outgoing, chat: Chat) => void;
  now: () => number;
};

const PAUSES_MS = [1000, 2000, 5000, 15_000, 30_000];
/** The server knows a key for sixty days: one that waited longer might be said a second time. */
const LONGEST_MS = 30 * 24 * 3600_000;
const TOO_LATE = "Pasó más de un mes sin conexión.";

/**
 * The messages that were written and that the server has not confirmed, in their order. One goes at a
 * time, until it is answered: at least once over the wire, and once in the conversation.
 */
export class Outbox {
  readonly waiting = createStore<{ list: readonly Outgoing[] }>({ list: [] });
  #sending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly parts: Parts) {
    this.waiting.set({ list: parts.load() });
  }

  /** Writes a message down, and sends it as soon as it can be. */
  add(one: Outgoing): void {
    this.#change((list) => [...list, one]);
    void this.flush();
  }

  /** Sends one again that was refused. */
  retry(key: string): void {
    this.#change((list) =>
      list.map(({ refused, ...one }) =>
        one.key === key ? one : { ...one, ...(refused && { refused }) },
      ),
    );
    void this.flush();
  }

  /** Throws one away that was refused. */
  drop(key: string): void {
    this.#change((list) => list.filter((one) => one.key !== key));
  }

  /** Forgets all of them: their writer has signed out. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#change(() => []);
  }

  /** Sends what waits, now: the network is back, or somebody looks. */
  async flush(): Promise<void> {
    if (this.#sending) return;
    clearTimeout(this.#timer);
    this.#sending = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        if (!(await this.#try(next))) return;
      }
    } finally {
      this.#sending = false;
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next = () => this.parts.load().find(({ refused }) => !refused);

  /** Whether the next one may follow: not while the server cannot be reached. */
  async #try(one: Outgoing): Promise<boolean> {
    if (this.parts.now() - Date.parse(one.at) > LONGEST_MS) return this.#refuse(one, TOO_LATE);
    try {
      const chat = await this.parts.send(one);
      this.#failures = 0;
      this.parts.onSent(one, chat);
      this.drop(one.key);
      return true;
    } catch (error) {
      const refused = this.parts.refusalOf(error);
      if (refused) return this.#refuse(one, refused);
      const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)];
      this.#failures += 1;
      this.#timer = setTimeout(() => void this.flush(), pause);
      return false;
    }
  }

  #refuse(one: Outgoing, refused: string): true {
    this.#change((list) =>
      list.map((each) => (each.key === one.key ? { ...each, refused } : each)),
    );
    return true;
  }

  /** Another tab may have written meanwhile: what is kept is the truth. */
  #change(next: (list: Outgoing[]) => Outgoing[]): void {
    const list = next(this.parts.load());
    this.parts.save(list);
    this.waiting.set({ list });
  }
}
