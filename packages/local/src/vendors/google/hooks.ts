import { randomUUID } from "node:crypto";
import { readJson, writeJson } from "../../support/files";
import type { Faults } from "./faults";

/** A program's subscription to a calendar's changes, with its expiry. */
export type Channel = {
  id: string;
  resourceId: string;
  email: string;
  address: string;
  token: string;
  expiration: number;
  message: number;
};

/** A channel lasts a week, whatever was requested. */
const WEEK_MS = 7 * 24 * 3600_000;

/** The channels on calendars and the posts to them, stored across restarts. */
export class Hooks {
  private channels: Channel[];
  private held: (() => void)[] = [];
  private readonly under = new Set<Promise<unknown>>();

  constructor(
    private readonly path: string,
    private readonly faults: Faults,
  ) {
    this.channels = readJson<Channel[]>(path, []);
  }

  get open(): readonly Channel[] {
    return this.channels;
  }

  /** Opens a channel, and posts a confirmation to its address. Undefined where the id is in use. */
  watch(
    email: string,
    { id, address, token = "" }: Pick<Channel, "id" | "address"> & { token?: string },
  ) {
    if (this.channels.some((one) => one.id === id)) return undefined;
    const resourceId = Buffer.from(email).toString("base64url");
    const expiration = Date.now() + WEEK_MS;
    const channel = { id, resourceId, email, address, token, expiration, message: 1 };
    this.channels.push(channel);
    this.save();
    this.send(channel, "sync");
    return channel;
  }

  /** Closes a channel. Returns false where none has that id and resource. */
  stop(id: string, resourceId: string): boolean {
    const before = this.channels.length;
    this.channels = this.channels.filter((one) => one.id !== id || one.resourceId !== resourceId);
    this.save();
    return this.channels.length < before;
  }

  /** Notifies every channel of a calendar that it changed. */
  changed(email: string): void {
    const due = this.channels.filter((one) => one.email === email && one.expiration > Date.now());
    for (const channel of due) {
      if (this.faults.take("hookLost")) continue;
      channel.message += 1 + Math.floor(channel.message % 3);
      if (this.faults.take("hooksShuffled")) {
        this.held.unshift(() => this.send(channel, "exists"));
        continue;
      }
      this.send(channel, "exists");
      if (this.faults.take("hookTwice")) this.send(channel, "exists");
      for (const later of this.held.splice(0)) later();
    }
  }

  /** Resolves when every post so far has been answered, with how many it waited for. */
  async settle(): Promise<number> {
    let waited = 0;
    while (this.under.size > 0) waited += (await Promise.allSettled([...this.under])).length;
    return waited;
  }

  private send({ address, id, token, resourceId, message }: Channel, state: string): void {
    const post = fetch(address, {
      method: "POST",
      headers: {
        "x-goog-channel-id": id,
        "x-goog-channel-token": token,
        "x-goog-resource-id": resourceId,
        "x-goog-resource-state": state,
        "x-goog-message-number": String(message),
        "user-agent": "APIs-Google; (+https://developers.google.com/webmasters/APIs-Google.html)",
        "x-request-id": randomUUID(),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(5000),
    })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
    this.under.add(post);
    void post.finally(() => this.under.delete(post));
  }

  private save(): void {
    writeJson(this.path, this.channels);
  }
}
