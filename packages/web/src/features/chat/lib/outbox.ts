import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { createStore } from "~/lib/store";

/** A message to be sent. With its key it is one message, however often it is sent. */
export type Outgoing = {
  key: string;
  to: string;
  text: string;
  folderId: string | null;
  mentions: string[];
  at: string;
  /** Why the server refused it: its author has to send it again or discard it. */
  refused?: string;
};

type Parts = {
  /** The messages stored on this device: a closed page sends them when it is opened again. */
  load: () => Outgoing[];
  save: (list: Outgoing[]) => void;
  send: (one: Outgoing) => Promise<Chat>;
  /** Why a message was refused for good; undefined if it may be sent later. */
  refusalOf: (error: unknown) => string | undefined;
  onSent: (one: Outgoing, chat: Chat) => void;
  now: () => number;
};

const PAUSES_MS = [1000, 2000, 5000, 15_000, 30_000];
/** The server remembers a key for sixty days: one that waited longer might be stored twice. */
const LONGEST_MS = 30 * 24 * 3600_000;
const TOO_LATE = "Pasó más de un mes sin conexión.";

/**
 * The messages that the server has not confirmed, in order. One is sent at a time, until it is
 * answered: at least once over the network, and once in the conversation.
 */
export class Outbox {
  readonly waiting = createStore<{ list: readonly Outgoing[] }>({ list: [] });
  #sending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly parts: Parts) {
    this.waiting.set({ list: parts.load() });
  }

  /** Stores a message, and sends it as soon as possible. */
  add(one: Outgoing): void {
    this.#change((list) => [...list, one]);
    void this.flush();
  }

  /** Sends a refused message again. */
  retry(key: string): void {
    this.#change((list) =>
      list.map(({ refused, ...one }) =>
        one.key === key ? one : { ...one, ...(refused && { refused }) },
      ),
    );
    void this.flush();
  }

  /** Discards a refused message. */
  drop(key: string): void {
    this.#change((list) => list.filter((one) => one.key !== key));
  }

  /** Deletes all of them: their author has signed out. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#change(() => []);
  }

  /** Sends the waiting messages now: the network is back, or the page is visible. */
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

  /** Another tab may have written meanwhile: what is stored is authoritative. */
  #change(next: (list: Outgoing[]) => Outgoing[]): void {
    const list = next(this.parts.load());
    this.parts.save(list);
    this.waiting.set({ list });
  }
}
