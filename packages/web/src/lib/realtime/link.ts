import { readServerFrame, type ServerFrame } from "@foja/core/telling/realtime/server-frame.rules";
import type { ConnectionState } from "./state";

/** What is used of a WebSocket: a test brings its own. */
export type Wire = Pick<WebSocket, "send" | "close" | "readyState" | "addEventListener">;

/** Who it is, and the epoch ms at which the token expires, if it says so. */
export type Credentials = { userId: string; token: string; until?: number };

export type LinkParts = {
  open: () => Wire;
  /** Who says whose this is, with a token that has not expired; nothing when nobody is signed in. */
  credentials: (refused: boolean) => Promise<Credentials | undefined>;
  setState: (state: ConnectionState) => void;
  onFrame: (type: ServerFrame, payload: unknown) => void;
};

const ATTEMPTS = 5;
const DELAY_MS = 3000;
const OPEN = 1;
/** The gateway closes what was silent for ten minutes, and anything after two hours. */
const PING_MS = 5 * 60_000;
const RENEW_MS = 110 * 60_000;
/** After its token expired, when any call renews it; the other end waits for a minute. */
const RENEWAL_LAG_MS = 1000;
/** How long an answer to a ping may take. */
const SILENCE_MS = 10_000;

/**
 * A live connection that comes back: five tries three seconds apart, then it waits to be woken. It
 * says whose it is in its first frame, and never in its address.
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

  /** Connects, and stays so. */
  start(): void {
    if (this.#on) return;
    this.#on = true;
    this.#again("connecting");
  }

  /** Leaves, until it is started again. */
  stop(state: ConnectionState = "disconnected"): void {
    this.#on = false;
    this.#drop();
    this.parts.setState(state);
  }

  /**
   * The page is looked at, or the network is back: tries now, if it had given up or is waiting to; and
   * makes sure of a wire that may have been cut meanwhile.
   */
  wake(): void {
    if (!this.#on) return;
    if (this.#wire) this.#ping();
    else this.#again("reconnecting");
  }

  /** Says something; false when there is nobody to hear it. */
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
    // One that was let go may still have something to say, to nobody.
    const current = () => wire === this.#wire;
    wire.addEventListener("open", () => current() && void this.#introduce(wire));
    wire.addEventListener("message", ({ data }) => current() && this.#hear(data));
    wire.addEventListener("close", () => current() && this.#lost());
  }

  async #introduce(wire: Wire): Promise<void> {
    this.parts.setState("connected");
    // Not to know who it is, for now, is not to be nobody.
    const who = await this.parts.credentials(this.#refused).catch(() => "unknown" as const);
    if (wire !== this.#wire) return;
    if (who === "unknown") this.#lost();
    else if (who) this.#present(wire, who);
    else this.#giveUp();
  }

  /** Says whose this is, and again with a newer token when this one expires. */
  #present(wire: Wire, { userId, token, until }: Credentials): void {
    this.send("authenticate", { userId, token });
    if (until === undefined) return;
    const wait = Math.max(0, until - Date.now()) + RENEWAL_LAG_MS;
    this.#timers.push(setTimeout(() => void this.#renew(wire), wait));
  }

  /** Goes on with a newer token; without one the other end closes, which is noticed as always. */
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

  /** Asks for a sign of life: a wire that was cut far away says nothing of it by itself. */
  #ping(): void {
    // Before it has said whose it is, it may say nothing else.
    if (!this.#heard || !this.send("message", { type: "ping" })) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), SILENCE_MS);
    this.#timers.push(this.#silence);
  }

  /** The token may have expired on the way, or by another clock than ours: once more with a new one. */
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

  /** Lets go of the wire, and of what was to happen with it. */
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
