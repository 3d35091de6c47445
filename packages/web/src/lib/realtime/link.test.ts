import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sift } from "./frames";
import { Link, type Wire } from "./link";
import type { ConnectionState } from "./state";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A wire whose other end is the test. */
class FakeWire extends EventTarget {
  readyState = 0;
  sent: { type: string; payload: unknown }[] = [];
  send = (text: string) => void this.sent.push(JSON.parse(text));
  close = () => {
    this.readyState = 3;
  };

  async opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
    await vi.advanceTimersByTimeAsync(0);
  }
  async says(type: string, payload: unknown = {}) {
    const data = JSON.stringify({ type, payload, timestamp: "" });
    this.dispatchEvent(new MessageEvent("message", { data }));
    await vi.advanceTimersByTimeAsync(0);
  }
  breaks() {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

const WHO = { userId: "usr_1", token: "t" };

function setup(credentials = async (_refused: boolean): Promise<typeof WHO | undefined> => WHO) {
  const wires: FakeWire[] = [];
  const states: ConnectionState[] = [];
  const frames: [string, unknown][] = [];
  const asked: boolean[] = [];
  const link = new Link({
    open: () => {
      wires.push(new FakeWire());
      return wires.at(-1) as unknown as Wire;
    },
    credentials: (refused) => {
      asked.push(refused);
      return credentials(refused);
    },
    setState: (state) => states.push(state),
    onFrame: (type, payload) => frames.push([type, payload]),
  });
  const last = () => wires.at(-1) as FakeWire;
  const enter = async () => {
    await last().opens();
    await last().says("authenticated");
  };
  return { link, wires, states, frames, asked, last, enter };
}

describe("a live connection", () => {
  it("says whose it is in its first frame, and nothing before", async () => {
    const { link, states, last, enter, frames } = setup();
    link.start();
    expect(link.send("message", {})).toBe(false);
    await enter();
    expect(last().sent).toMatchObject([{ type: "authenticate", payload: WHO }]);
    expect(states).toEqual(["connecting", "connected", "authenticated"]);
    await last().says("message", { topic: "tasks", ids: [] });
    await last().says("algo que no existe");
    expect(frames.map(([type]) => type)).toEqual(["authenticated", "message"]);
  });

  it("goes on with a newer token when its own expires, on the same wire and without a word", async () => {
    const tokens = ["first", "second", "third"];
    const who = async () => ({ ...WHO, token: tokens.shift() ?? "", until: Date.now() + 900_000 });
    const { link, wires, states, enter, last } = setup(who);
    link.start();
    await enter();
    for (let pings = 0; pings < 3; pings += 1) {
      await vi.advanceTimersByTimeAsync(300_000);
      await last().says("message", { type: "pong" });
    }
    await vi.advanceTimersByTimeAsync(1000);
    const said = last().sent.filter(({ type }) => type === "authenticate");
    expect(said.map(({ payload }) => payload)).toEqual([
      { userId: "usr_1", token: "first" },
      { userId: "usr_1", token: "second" },
    ]);
    expect(wires).toHaveLength(1);
    expect(states).toEqual(["connecting", "connected", "authenticated"]);
  });

  it("tries five times, three seconds apart, and then waits to be woken", async () => {
    const { link, wires, states, last } = setup();
    link.start();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      last().breaks();
      await vi.advanceTimersByTimeAsync(2999);
      expect(wires).toHaveLength(attempt);
      await vi.advanceTimersByTimeAsync(1);
      expect(wires).toHaveLength(attempt + 1);
    }
    last().breaks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(6);
    expect(states.at(-1)).toBe("error");
    link.wake();
    expect(wires).toHaveLength(7);
    link.wake();
    expect(wires).toHaveLength(7);
  });

  it("counts its tries anew once it was let in", async () => {
    const { link, wires, last, enter, states } = setup();
    link.start();
    for (let time = 0; time < 8; time += 1) {
      await enter();
      last().breaks();
      await vi.advanceTimersByTimeAsync(3000);
    }
    expect(wires).toHaveLength(9);
    expect(states).not.toContain("error");
  });

  it("comes again once with a new token when it is turned away, and then gives up", async () => {
    const { link, wires, last, asked, states } = setup();
    link.start();
    await last().opens();
    await last().says("authentication_error");
    expect(wires).toHaveLength(2);
    await last().opens();
    await last().says("authentication_error");
    expect(asked).toEqual([false, true]);
    expect(states.at(-1)).toBe("error");
    expect(wires).toHaveLength(2);
  });

  it("gives up when nobody is signed in", async () => {
    const { link, last, states } = setup(async () => undefined);
    link.start();
    await last().opens();
    expect(last().sent).toEqual([]);
    expect(states.at(-1)).toBe("error");
  });

  it("tries again when the token could not be renewed for now", async () => {
    const { link, last, states, enter } = setup(
      vi.fn(async () => WHO).mockRejectedValueOnce(new Error("503")),
    );
    link.start();
    await last().opens();
    expect(states.at(-1)).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(3000);
    await enter();
    expect(states.at(-1)).toBe("authenticated");
  });

  it("pings each five minutes, and comes again before the two hours are over, unseen", async () => {
    const { link, wires, last, enter, states } = setup();
    link.start();
    await enter();
    for (let pings = 1; pings <= 22; pings += 1) {
      await vi.advanceTimersByTimeAsync(5 * 60_000);
      if (wires.length > 1) break;
      expect(
        last()
          .sent.slice(1)
          .map(({ payload }) => payload),
      ).toEqual(Array(pings).fill({ type: "ping" }));
      await last().says("message", { type: "pong" });
    }
    expect(wires).toHaveLength(2);
    await enter();
    expect(states).not.toContain("reconnecting");
  });

  it("does not take a wire for alive that does not answer a ping", async () => {
    const { link, wires, last, enter, states } = setup();
    link.start();
    await enter();
    link.wake();
    expect(last().sent.at(-1)).toMatchObject({ payload: { type: "ping" } });
    await vi.advanceTimersByTimeAsync(9999);
    expect(states.at(-1)).toBe("authenticated");
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(3000);
    expect(wires).toHaveLength(2);
  });

  it("says nothing before whose it is, though it is woken meanwhile", async () => {
    const { link, last, enter } = setup();
    link.start();
    link.wake();
    await enter();
    expect(last().sent.map(({ type }) => type)).toEqual(["authenticate"]);
  });

  it("leaves for good: what its old wire still says is heard by nobody", async () => {
    const { link, wires, last, enter, frames, states } = setup();
    link.start();
    await enter();
    link.stop();
    await last().says("message", {});
    last().breaks();
    link.wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
    expect(frames).toHaveLength(1);
    expect(states.at(-1)).toBe("disconnected");
  });
});

describe("alerts that arrive", () => {
  it("are handed on once, and acknowledged each time", () => {
    const seen = new Set<string>();
    const one = { _id: "alr_1" };
    expect(sift(seen, [one])).toEqual({ fresh: [one], ids: ["alr_1"] });
    expect(sift(seen, one)).toEqual({ fresh: [], ids: ["alr_1"] });
    expect(sift(seen, { otra: "cosa" })).toEqual({ fresh: [], ids: [] });
    expect(sift(seen, null)).toEqual({ fresh: [], ids: [] });
  });
});
