import { createHmac } from "node:crypto";
import { now } from "@foja/core/kernel/clock";
import type { StripeEvent } from "./shapes";
import type { World } from "./world";

/** Posts an event to the application; resolves to the response's status. */
export type Target = (body: string, signature: string) => Promise<number>;

export type Manner = {
  /** How often each event is delivered. */
  times: number;
  /** Whether the events of one call are delivered in another order. */
  shuffle: boolean;
  /** Whether events are lost: all of them, or the next so many. They are not resent. */
  drop: boolean | number;
};

const PLAIN: Manner = { times: 1, shuffle: false, drop: false };
/** The delays before Stripe's retries, in ms, shorter than the real ones. */
const AGAIN_MS = [50, 200, 800];

/** The signature header of a body. */
export function signatureOf(body: string, secret: string, at = Math.floor(now() / 1000)): string {
  const v1 = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${v1}`;
}

/** The deliveries of events to the application, in the background. */
export class Deliveries {
  private manner = PLAIN;
  private tail: Promise<unknown> = Promise.resolve();
  private readonly under = new Set<Promise<unknown>>();
  private stopped = false;

  constructor(
    private readonly world: World,
    private readonly target: Target,
    private readonly secret: string,
  ) {}

  /** Sets how events are delivered from now on. */
  set(manner: Partial<Manner>): void {
    this.manner = { ...PLAIN, ...manner };
  }

  /** Sends the events since the last call. */
  send(): void {
    this.queue(
      this.world.takeEvents().filter(() => !this.isLost()),
      this.manner,
    );
  }

  /** Sends what a restart left undelivered. */
  resume(): void {
    const left = this.world.all("events").filter(({ id }) => {
      const { delivered, tries } = this.world.hidden.deliveries[id] ?? {
        delivered: true,
        tries: 0,
      };
      return !delivered && tries > 0 && tries <= AGAIN_MS.length;
    });
    this.queue(left, PLAIN);
  }

  /** Sends the last events once more. */
  resend(last: number, manner: Partial<Manner>): void {
    this.queue(this.world.all("events").slice(-last), { ...PLAIN, ...manner });
  }

  /** Resolves when every event so far has been answered or given up. */
  async settle(): Promise<void> {
    while (this.under.size > 0) await Promise.allSettled([...this.under]);
  }

  stop(): void {
    this.stopped = true;
  }

  private isLost(): boolean {
    const { drop } = this.manner;
    if (typeof drop === "boolean") return drop;
    if (drop > 0) this.manner = { ...this.manner, drop: drop - 1 };
    return drop > 0;
  }

  private queue(events: StripeEvent[], { times, shuffle }: Manner): void {
    const once = shuffle ? [...events].reverse() : events;
    const all = shuffle
      ? Array.from({ length: times }, () => once).flat()
      : once.flatMap((event) => Array<StripeEvent>(times).fill(event));
    for (const event of all) {
      // One after another, in order; a repetition does not wait.
      this.tail = this.tail.then(() => this.deliver(event));
      this.track(this.tail);
    }
  }

  private async deliver(event: StripeEvent): Promise<void> {
    if (await this.post(event)) return;
    this.track(this.repeat(event));
  }

  private async repeat(event: StripeEvent): Promise<void> {
    for (const wait of AGAIN_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (await this.post(event)) return;
    }
  }

  /** Posts an event once; returns true when nothing is left to do. */
  private async post(event: StripeEvent): Promise<boolean> {
    if (this.stopped) return true;
    const body = JSON.stringify(event);
    const status = await this.target(body, signatureOf(body, this.secret)).catch(() => 0);
    const delivered = status >= 200 && status < 300;
    const noted = this.world.hidden.deliveries[event.id];
    const tries = (noted?.tries ?? 0) + 1;
    this.world.hidden.deliveries[event.id] = {
      tries,
      delivered: delivered || noted?.delivered === true,
    };
    this.world.touch();
    if (delivered) this.world.change(event, { pending_webhooks: 0 });
    return delivered;
  }

  private track(work: Promise<unknown>): void {
    this.under.add(work);
    void work.finally(() => this.under.delete(work));
  }
}
