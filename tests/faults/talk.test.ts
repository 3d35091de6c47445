import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { Chats } from "@foja/core/telling/chat";
import { letIn } from "@foja/harness/members";
import { newTenant } from "@foja/harness/tenant";
import { type Database, startDatabase } from "@foja/local/aws/dynamo/start";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Machine, startMachine } from "./machine";
import { drawFrom } from "./reminders";
import { type Talker, talkerOf, type Where } from "./talk";

/** `MESSAGES=10000 KILLS=8` is the full run. */
const MESSAGES = Number(process.env.MESSAGES ?? 1200);
const KILLS = Number(process.env.KILLS ?? 3);
const PEOPLE = 4;
/** How many messages of a person are sent at once. */
const LANES = 2;
const TABLE = "talk";

let database: Database;
let dataDir: string;
const before = { ...process.env };
const start = () =>
  startMachine({
    ...{ endpoint: database.endpoint, table: TABLE, dataDir },
    // People write more slowly than this.
    more: { WRITES_BURST: "1000000" },
  });

beforeAll(async () => {
  database = await startDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "foja-talk-"));
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

/** A practice of four people, and a group of all of them. */
async function practice() {
  const ana = await newTenant({ plan: "premium", withPassword: true });
  const others = [];
  for (let n = 1; n < PEOPLE; n += 1) {
    const other = await newTenant({ withPassword: true });
    await letIn(ana, other, "abogado");
    others.push(other);
  }
  const people = others.map(({ userId }) => userId);
  const group = await ana.as(() => Chats.create({ name: "Todos", people }));
  return { people: [ana, ...others], group: group._id };
}

it(`${MESSAGES} messages with ${KILLS} kills, doubles and reconnects are each once, in one order for all`, {
  timeout: 1_200_000,
}, async () => {
  const draw = drawFrom(20_261_124);
  let machine: Machine = await start();
  const where: Where = { url: machine.url };
  const { people, group } = await practice();
  const talkers: Talker[] = [];
  for (const person of people) talkers.push(await talkerOf(person, where));
  await Promise.all(talkers.map((one) => one.listen()));

  let sent = 0;
  const keys: string[] = [];
  /** Sends one after another; each fifth twice at once, like a page that got no answer. */
  async function lane(talker: Talker): Promise<void> {
    while (keys.length < MESSAGES) {
      const key = `${talker.userId} ${keys.length}`.replace(" ", "-");
      keys.push(key);
      const copies = draw(5) === 0 ? 2 : 1;
      await Promise.all(Array.from({ length: copies }, () => talker.send(group, key)));
      sent += 1;
    }
  }
  const sending = Promise.all(
    talkers.flatMap((talker) => Array.from({ length: LANES }, () => lane(talker))),
  );
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const until = Math.floor((MESSAGES * kill) / (KILLS + 1));
    await expect.poll(() => sent, { interval: 5, timeout: 600_000 }).toBeGreaterThanOrEqual(until);
    await machine.kill();
    // One is sent while no machine answers.
    const key = `down-${kill}`;
    keys.push(key);
    const late = talkers[kill % PEOPLE]?.send(group, key);
    where.url = undefined;
    machine = await start();
    where.url = machine.url;
    await Promise.all(talkers.map((one) => one.listen()));
    await late;
  }
  await sending;
  // All listen: what is sent now is received by each.
  const last = "last";
  await talkers[0]?.send(group, last);
  keys.push(last);
  await expect.poll(() => talkers.every((one) => one.hears(keys.length))).toBe(true);

  const views = await Promise.all(talkers.map((one) => one.read(group)));
  for (const one of talkers) one.leave();
  await machine.kill();
  const [first = []] = views;
  expect(first.map(({ number }) => number)).toEqual(Array.from(keys, (_, n) => n + 1));
  expect(first.map(({ text }) => text).sort()).toEqual([...keys].sort());
  for (const view of views) expect(view).toEqual(first);
  // The sockets delivered the same messages, with the same numbers.
  const failed = talkers.reduce((sum, one) => sum + one.failed, 0);
  const heard = talkers.map(({ seen }) => seen.size);
  console.info(`${MESSAGES} messages, ${failed} sendings again, heard ${heard.join(", ")}.`);
  for (const { seen } of talkers) {
    for (const [number, id] of seen) expect(first[number - 1]?._id).toBe(id);
  }
  expect(failed).toBeGreaterThanOrEqual(KILLS);
});
