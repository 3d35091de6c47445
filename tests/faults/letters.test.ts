import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { now } from "@foja/core/kernel/clock";
import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { type Database, startDatabase } from "@foja/local/aws/dynamo/start";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrivals, askLetters, type Letter, linesOf, progressOf } from "./letters";
import { type Machine, startMachine } from "./machine";
import { drawFrom } from "./reminders";

const KILLS = Number(process.env.KILLS ?? 4);
const PEOPLE = 4;
const TABLE = "letters";

let database: Database;
let dataDir: string;
const before = { ...process.env };
const inbox = () => join(dataDir, "inbox.jsonl");
const start = () => startMachine({ endpoint: database.endpoint, table: TABLE, dataDir });

beforeAll(async () => {
  database = await startDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "foja-letters-"));
  process.env.DYNAMODB_ENDPOINT = database.endpoint;
  process.env.TABLE_NAME = TABLE;
  resetEnv();
  resetClient();
});
afterAll(async () => {
  Object.assign(process.env, before);
  resetEnv();
  resetClient();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const isSent = ({ sentAt }: { sentAt: number | null }) => sentAt !== null;

/** Waits until `more` more e-mails are in the inbox, and then a few turns: a send is half done. */
async function untilArrived(more: number, already: number, turns: number): Promise<void> {
  await expect
    .poll(() => linesOf(inbox()).length - already, { interval: 1 })
    .toBeGreaterThanOrEqual(more);
  for (let i = 0; i < turns; i += 1) await turn();
}

/** The restarted machine sends the letters not taken yet; then the sweep, those in hand. */
async function recover(machine: Machine, letters: Letter[], backAt: number): Promise<void> {
  const inHand = (dueAt: number | null) => dueAt !== null && dueAt < backAt + 60_000;
  await expect
    .poll(async () => {
      const waiting = (await progressOf(letters)).filter((letter) => !isSent(letter));
      return waiting.every(({ tries, dueAt }) => tries > 0 && inHand(dueAt));
    })
    .toBe(true);
  await machine.run("letters-sweep", new Date(now() + 120_000).toISOString());
  await expect.poll(async () => (await progressOf(letters)).every(isSent)).toBe(true);
}

describe("a machine that is killed while it sends", () => {
  it(`sends every code, alert and digest, once or twice: ${KILLS} kills`, {
    timeout: 600_000,
  }, async () => {
    const draw = drawFrom(20_261_122);
    const copies: number[] = [];
    let orphans = 0;
    let machine = await start();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const already = linesOf(inbox()).length;
      const letters = await askLetters(PEOPLE);
      // Every other time the sweep sends them as well as the stream, and dies meanwhile.
      const swept =
        kill % 2 === 1 ? machine.run("letters-sweep").catch(() => undefined) : undefined;
      await untilArrived(1 + draw(letters.length - 3), already, draw(40));
      await machine.kill();
      await swept;
      orphans += (await progressOf(letters)).filter(
        ({ tries, dueAt }) => tries > 0 && dueAt,
      ).length;
      const backAt = now();
      machine = await start();
      await recover(machine, letters, backAt);
      copies.push(...arrivals(inbox(), letters));
    }
    await machine.kill();
    const twice = copies.filter((count) => count === 2).length;
    console.info(`${copies.length} letters, ${orphans} in hand at a kill, ${twice} came twice.`);
    expect(copies).toHaveLength(KILLS * PEOPLE * 3);
    expect(copies.filter((count) => count < 1 || count > 2)).toEqual([]);
    expect(orphans).toBeGreaterThan(0);
  });
});
