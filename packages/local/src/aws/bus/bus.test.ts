import { mkdtempSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import { Reactions } from "@foja/core/kernel/reactions";
import type { Reaction } from "@foja/functions/triggers";
import { serve } from "@hono/node-server";
import { afterEach, describe, expect, it } from "vitest";
import type { Handler } from "../lambda";
import { type Bus, type BusEvent, openBus } from "./bus";

const REACTION: Reaction = {
  name: "asks-the-court",
  events: ["folder.linked"],
  handler: "asks.handler",
  timeoutSeconds: 5,
};
const DETAIL = { ownerId: "usr_1", folderId: "fol_1" };

const folder = () => mkdtempSync(join(tmpdir(), "foja-test-"));
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function open(handler: Handler, dataDir = folder(), backoff = () => 0): Bus {
  const load = async () => handler;
  const bus = openBus({ name: "foja", reactions: [REACTION], load, dataDir, backoff });
  closers.push(bus.stop);
  return bus;
}

/** Points the bus client of core at the stand-in. */
async function reach(bus: Bus): Promise<void> {
  const server = await new Promise<ReturnType<typeof serve>>((listening) => {
    const made = serve({ fetch: bus.app.fetch, port: 0, hostname: "127.0.0.1" }, () =>
      listening(made),
    );
  });
  closers.push(() => new Promise((closed) => server.close(closed)));
  process.env.EVENTS_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  resetEnv();
}

describe("the bus", () => {
  it("calls the reactions to an event with EventBridge's form of it", async () => {
    const heard: BusEvent[] = [];
    const bus = open((event) => void heard.push(event as BusEvent));
    await reach(bus);
    await Reactions.publish("folder.linked", DETAIL);
    expect(await bus.settle()).toBe(1);
    expect(heard).toMatchObject([
      { version: "0", "detail-type": "folder.linked", source: "foja", detail: DETAIL },
    ]);
    expect(await bus.settle()).toBe(0);
  });

  it("tries a failed reaction again, and lists an event that none could handle", async () => {
    let tries = 0;
    const bus = open(() => {
      tries += 1;
      if (tries < 3 || tries > 3) throw new Error("no hay caso");
    });
    await reach(bus);
    await Reactions.publish("folder.linked", DETAIL);
    await bus.settle();
    expect(bus.lost()).toEqual([]);
    await Reactions.publish("folder.linked", DETAIL);
    await bus.settle();
    expect(bus.lost()).toMatchObject([
      { reaction: "asks-the-court", reason: "no hay caso", event: { detail: DETAIL } },
    ]);
  });

  it("hands over those of one practice in turn, and lets no other wait for them", async () => {
    const heard: string[] = [];
    const releases: (() => void)[] = [];
    const bus = open((event) => {
      const { ownerId, folderId } = (event as BusEvent).detail as typeof DETAIL;
      heard.push(folderId);
      if (ownerId === "usr_1") return new Promise<void>((done) => releases.push(done));
    });
    await reach(bus);
    for (const n of [1, 2, 3, 4]) {
      await Reactions.publish("folder.linked", { ...DETAIL, folderId: `fol_${n}` });
    }
    await Reactions.publish("folder.linked", { ownerId: "usr_2", folderId: "fol_5" });
    await expect.poll(() => heard).toEqual(["fol_1", "fol_5"]);
    for (let n = 0; n < 4; n += 1) {
      await expect.poll(() => releases.length).toBeGreaterThan(n);
      releases[n]?.();
    }
    expect(await bus.settle()).toBe(5);
    expect(heard).toEqual(["fol_1", "fol_5", "fol_2", "fol_3", "fol_4"]);
  });

  it("hands over at its next start what a stop left undone", async () => {
    const dataDir = folder();
    const dead = open(() => new Promise(() => {}), dataDir);
    await reach(dead);
    await Reactions.publish("folder.linked", DETAIL);
    dead.stop();
    const heard: unknown[] = [];
    const bus = open((event) => void heard.push(event), dataDir);
    await bus.settle();
    expect(heard).toHaveLength(1);
  });

  it.each([
    ["another bus", { EVENT_BUS: "otro" }],
    ["a bus without a name", { EVENT_BUS: " " }],
  ])("refuses %s, and the practice knows", async (_, environment) => {
    const bus = open(() => {});
    Object.assign(process.env, environment);
    await reach(bus);
    await expect(Reactions.publish("folder.linked", DETAIL)).rejects.toThrow("the bus refused");
    process.env.EVENT_BUS = "foja";
    resetEnv();
  });
});
