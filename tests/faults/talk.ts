import { setTimeout as pause } from "node:timers/promises";
import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { openSocket, type Socket } from "@foja/harness/socket";
import { PASSWORD, type Tenant } from "@foja/harness/tenant";

/** The current address of Foja; none while its machine is down. */
export type Where = { url?: string };

/** A person of the practice with a page open: what they send, and what they receive. */
export type Talker = {
  userId: string;
  /** How many requests got no answer, or a temporary refusal. */
  failed: number;
  /** The identifier of each number, as received by the socket or in a page. */
  seen: Map<number, string>;
  send(to: string, key: string): Promise<void>;
  read(to: string): Promise<Chat[]>;
  listen(): Promise<void>;
  /** Whether the message of a number was received. */
  hears(number: number): boolean;
  leave(): void;
};

const WAIT_MS = 20;

/** Signs a person of the practice in at a machine. */
export async function talkerOf({ userId, email }: Tenant, where: Where): Promise<Talker> {
  const body = { email, password: PASSWORD };
  const { token } = (await ask("/api/auth/login", body, {})) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  let socket: Socket | undefined;

  async function ask(path: string, given: object, more: Record<string, string>) {
    const response = await fetch(`${where.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...more },
      body: JSON.stringify(given),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Record<string, unknown>;
  }

  /** Like a page: an unanswered message is sent again, with its key, until it is answered. */
  async function send(to: string, key: string): Promise<void> {
    for (;;) {
      try {
        await ask("/api/chat/insert", { to, text: key }, { ...headers, "idempotency-key": key });
        return;
      } catch {
        talker.failed += 1;
        await pause(WAIT_MS);
      }
    }
  }

  async function read(to: string): Promise<Chat[]> {
    const found: Chat[] = [];
    for (let cursor: unknown, first = true; first || cursor; first = false) {
      const asked = { user: to, limit: 200, ...(cursor ? { cursor } : {}) };
      const page = await ask("/api/chat/filter", asked, headers);
      found.push(...(page.chats as Chat[]));
      cursor = page.nextCursor;
    }
    return found.reverse();
  }

  /** Listens to the running machine, and keeps what was received from earlier ones. */
  async function listen(): Promise<void> {
    keep();
    socket = await openSocket(where.url ?? "");
    await socket.authenticate(userId, token);
  }

  function keep(): void {
    let last = 0;
    for (const { payload } of socket?.heard ?? []) {
      const { chat } = (payload ?? {}) as { chat?: Chat };
      if (!chat) continue;
      const known = talker.seen.get(chat.number) ?? chat._id;
      if (known !== chat._id) throw new Error(`two messages are number ${chat.number}`);
      // A message sent again arrives after those sent since; a new one never before an older.
      if (chat.number < last && !talker.seen.has(chat.number)) {
        throw new Error(`number ${chat.number} was sent after ${last}`);
      }
      last = Math.max(last, chat.number);
      talker.seen.set(chat.number, chat._id);
    }
  }

  function hears(number: number): boolean {
    keep();
    return talker.seen.has(number);
  }

  const leave = () => {
    keep();
    socket?.close();
  };
  const seen = new Map<number, string>();
  const talker: Talker = { userId, failed: 0, seen, send, read, listen, hears, leave };
  return talker;
}
