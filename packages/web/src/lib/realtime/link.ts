import { readServerFrame, type ServerFrame } from "@foja/core/telling/realtime/server-frame.rules";
import type { ConnectionState } from "./state";

/** The part of a WebSocket that is used: a test passes its own. */
export type Wire = Pick<WebSocket, "send" | "close" | "readyState" | "addEventListener">;

/** A person, their token, and the epoch ms at which it expires, if known. */
export type Credentials = { userId: string; token: string; until?: number };

export type LinkParts = {
  open: () => Wire;
  /** Returns who is signed in, with a token that has not expired; undefined for nobody. */
  credentials: (refused: boolean) => Promise<Credentials | undefined>;
  setState: (state: ConnectionState) => void;
  onFrame: (type: ServerFrame, payload: unknown) => void;
};

const ATTEMPTS = 5;
const DELAY_MS = 3000;
const OPEN = 1;
/** The gateway closes a connection after ten idle minutes, and any after two hours. */
const PING_MS = 5 * 60_000;
const RENEW_MS = 110 * 60_000;
/** Wait after the token expired, when any call renews it; the server allows a minute. */
const RENEWAL_LAG_MS = 1000;
/** The most that an answer to a ping may take. */
const SILENCE_MS = 10_000;

/**
 * A live connection that reconnects: five tries three seconds apart, then it waits for `wake`. It
 * authenticates in its first frame, never in its address.
 */
export class Link {
  #wire: Wire | undefined;
  #failures = 0;
  #refused = false;
  #heard = false;
  #on = false;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly parts: LinkParts) {}

  /** Connects, and reconnects from then on. */
  start(): void {
    if (this.#on) return;
    this.#on = true;
    this.#again("connecting");
  }

  /** Disconnects, until it is started again. */
  stop(state: ConnectionState = "disconnected"): void {
    this.#on = false;
    this.#drop();
    this.parts.setState(state);
  }

  /**
   * Called when the page is visible or the network is back: connects at once if it is not
   * connected, otherwise checks that the connection still works.
   */
  wake(): void {
    if (!this.#on) return;
    if (this.#wire) this.#ping();
    else this.#again("reconnecting");
  }

  /** Sends a frame; false when there is no open connection. */
  send(type: string, payload: unknown): boolean {
    if (this.#wire?.readyState !== OPEN) return false;
    this.#wire.send(JSON.stringify({ type, payload, timestamp: new Date().toISOString() }));
    return true;
  }

  #again(state: ConnectionState): void {
    this.#failures = 0;
    this.#refused = false;
    this.#connect(state);
  }

  #connect(state: ConnectionState): void {
    this.#drop();
    this.parts.setState(state);
    const wire = this.parts.open();
    this.#wire = wire;
    // Events of a connection that was dropped are ignored.
    const current = () => wire === this.#wire;
    wire.addEventListener("open", () => current() && void this.#introduce(wire));
    wire.addEventListener("message", ({ data }) => current() && this.#hear(data));
    wire.addEventListener("close", () => current() && this.#lost());
  }

  async #introduce(wire: Wire): Promise<void> {
    this.parts.setState("connected");
    // If who is signed in cannot be read now, that is not the same as nobody.
    const who = await this.parts.credentials(this.#refused).catch(() => "unknown" as const);
    if (wire !== this.#wire) return;
    if (who === "unknown") this.#lost();
    else if (who) this.#present(wire, who);
    else this.#giveUp();
  }

  /** Authenticates, and again with a newer token when this one expires. */
  #present(wire: Wire, { userId, token, until }: Credentials): void {
    this.send("authenticate", { userId, token });
    if (until === undefined) return;
    const wait = Math.max(0, until - Date.now()) + RENEWAL_LAG_MS;
    this.#timers.push(setTimeout(() => void this.#renew(wire), wait));
  }

  /** Authenticates with a newer token; without one the server closes, which is handled as usual. */
  async #renew(wire: Wire): Promise<void> {
    const who = await this.parts.credentials(false).catch(() => undefined);
    if (who && wire === this.#wire) this.#present(wire, who);
  }

  #hear(data: unknown): void {
    clearTimeout(this.#silence);
    const frame = readServerFrame(fromJson(data));
    if (!frame) return;
    if (frame.type === "authenticated") this.#settled();
    if (frame.type === "authentication_error") this.#turnedAway();
    this.parts.onFrame(frame.type, frame.payload);
  }

  #settled(): void {
    this.#heard = true;
    this.#failures = 0;
    this.#refused = false;
    this.parts.setState("authenticated");
    const ping = setInterval(() => this.#ping(), PING_MS);
    const renew = setTimeout(() => this.#connect("authenticated"), RENEW_MS);
    this.#timers.push(ping, renew);
  }

  /** Sends a ping: a connection that was cut elsewhere gives no event by itself. */
  #ping(): void {
    // Before authentication no other frame is allowed.
    if (!this.#heard || !this.send("message", { type: "ping" })) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), SILENCE_MS);
    this.#timers.push(this.#silence);
  }

  /** The token may have expired on the way or by the server's clock: one try with a new one. */
  #turnedAway(): void {
    const again = !this.#refused;
    this.#refused = true;
    if (again) this.#connect("reconnecting");
    else this.#giveUp();
  }

  #lost(): void {
    this.#drop();
    this.#failures += 1;
    if (this.#failures > ATTEMPTS) {
      this.#giveUp();
      return;
    }
    this.parts.setState("reconnecting");
    this.#timers.push(setTimeout(() => this.#connect("reconnecting"), DELAY_MS));
  }

  #giveUp(): void {
    this.#drop();
    this.parts.setState("error");
  }

  /** Closes the connection and clears its timers. */
  #drop(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    const wire = this.#wire;
    this.#wire = undefined;
    this.#heard = false;
    wire?.close();
  }
}

function fromJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
