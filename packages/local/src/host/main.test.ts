import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { inTurn } from "@foja/harness/draw";
import { afterEach, describe, expect, it } from "vitest";
import { connection } from "../aws/dynamo/table";
import { ROOT } from "../aws/handlers";
import { readJson } from "../support/files";
import { freePort } from "../support/free-port";
import type { Instance } from "./data-dir";

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill("SIGKILL");
});

type Variables = Record<string, string>;

/** Starts Foja as `npm start` does, without the web app, which other tests build. */
function start(variables: Variables, program = [process.execPath, ...FOJA]): ChildProcess {
  const [command = "", ...args] = program;
  const child = spawn(command, args, {
    cwd: join(ROOT, "packages/local"),
    env: { PATH: process.env.PATH, FOJA_WEB: "0", FOJA_SEED: "0", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  return child;
}

const FOJA = ["--import", "tsx", "src/host/main.ts"];

async function untilReady(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("no output");
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith("Foja is ready")) return line;
  }
  throw new Error("it ended before it was ready");
}

async function ending(child: ChildProcess) {
  const errors: Buffer[] = [];
  child.stderr?.on("data", (chunk: Buffer) => errors.push(chunk));
  const [code] = await once(child, "close");
  return { code, errors: Buffer.concat(errors).toString() };
}

const somewhere = () => mkdtempSync(join(tmpdir(), "foja-test-"));
const instanceOf = (dataDir: string) =>
  readJson<Partial<Instance>>(join(dataDir, "instance.json"), {});
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe("npm start", () => {
  it("prints its address, serves, and ends cleanly on a signal", async () => {
    const PORT = String(await freePort());
    const dataDir = somewhere();
    const child = start({ PORT, FOJA_DATA_DIR: dataDir, FOJA_SEED: "1" });
    const rest = ending(child);
    expect(await untilReady(child)).toMatch(`Foja is ready at http://localhost:${PORT} (took `);
    expect((await fetch(`http://localhost:${PORT}/api/health`)).status).toBe(200);
    const { databaseEndpoint = "" } = instanceOf(dataDir);
    child.kill("SIGTERM");
    expect(await rest).toEqual({ code: 0, errors: "" });
    expect(await answers(databaseEndpoint)).toBe(false);
    expect(instanceOf(dataDir)).toEqual({});
  });

  it.each(inTurn(["SIGINT", "SIGTERM"] as const, 2))(
    "ends with all that it started when npm gets %s",
    async (signal) => {
      const PORT = String(await freePort());
      const dataDir = somewhere();
      const npm = start({ PORT, FOJA_DATA_DIR: dataDir }, ["npm", "start", "--prefix", ROOT]);
      await untilReady(npm);
      const { pid = 0, databaseEndpoint = "" } = instanceOf(dataDir);
      const ended = once(npm, "exit");
      npm.kill(signal);
      await ended;
      expect(isAlive(pid)).toBe(false);
      expect(await answers(databaseEndpoint)).toBe(false);
    },
  );

  it("runs twice side by side", async () => {
    const ports = [await freePort(), await freePort()];
    const both = ports.map((port) => start({ PORT: String(port), FOJA_DATA_DIR: somewhere() }));
    await Promise.all(both.map(untilReady));
    for (const port of ports) {
      expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    }
  });

  it.each<[string, () => Promise<Variables>, RegExp]>([
    [
      "a port that is not a number",
      async () => ({ PORT: "three thousand" }),
      /^PORT must be [^\n]+\n$/,
    ],
    [
      "a folder that cannot be written",
      async () => {
        const file = join(somewhere(), "file");
        writeFileSync(file, "");
        return { PORT: String(await freePort()), FOJA_DATA_DIR: file };
      },
      /^The data folder [^\n]+ cannot be written\.\n$/,
    ],
    [
      "a database that does not answer",
      async () => ({
        PORT: String(await freePort()),
        FOJA_DATA_DIR: somewhere(),
        DYNAMODB_ENDPOINT: "http://127.0.0.1:9",
      }),
      /^No database answers [^\n]+\n$/,
    ],
  ])("prints one sentence and exits with 1 for %s", async (_, variables, sentence) => {
    const { code, errors } = await ending(start(await variables()));
    expect(errors).toMatch(sentence);
    expect(code).toBe(1);
  });

  it("ends when what started it is killed", async () => {
    const dataDir = somewhere();
    const PORT = String(await freePort());
    const inner = [process.execPath, ...FOJA].map((word) => `'${word}'`).join(" ");
    // The trailing command keeps the shell alive above Foja, as npm is.
    const parent = start({ PORT, FOJA_DATA_DIR: dataDir }, ["sh", "-c", `${inner}; true`]);
    await untilReady(parent);
    const { pid = 0, databaseEndpoint = "" } = instanceOf(dataDir);
    expect(pid).not.toBe(parent.pid);
    parent.kill("SIGKILL");
    await expect.poll(() => isAlive(pid)).toBe(false);
    await expect.poll(() => answers(databaseEndpoint)).toBe(false);
  });
});

describe("kill -9 in the middle of writes", () => {
  it.each(inTurn(["the whole of Foja", "its database alone"], 2))(
    "loses no acknowledged write: %s",
    async (what) => {
      const dataDir = somewhere();
      const variables = { PORT: String(await freePort()), FOJA_DATA_DIR: dataDir };
      const child = start(variables);
      await untilReady(child);
      const { pid = 0, databaseEndpoint = "", tableName = "" } = instanceOf(dataDir);
      const dead = ending(child);
      const acknowledged = await writeUntilDead(databaseEndpoint, tableName, async () => {
        process.kill(what === "its database alone" ? await databasePid(pid) : pid, "SIGKILL");
      });
      await dead;
      await expect.poll(() => answers(databaseEndpoint)).toBe(false);

      const again = start(variables);
      await untilReady(again);
      const found = await countThere(instanceOf(dataDir), acknowledged);
      expect(acknowledged.length).toBeGreaterThan(100);
      expect(found).toBe(acknowledged.length);
    },
  );
});

const key = (sk: string) => ({ pk: { S: "p" }, sk: { S: sk } });

/** Writes with eight writers, kills meanwhile, and returns the acknowledged sort keys. */
async function writeUntilDead(endpoint: string, TableName: string, kill: () => Promise<void>) {
  const client = new DynamoDBClient({ ...connection(endpoint), maxAttempts: 1 });
  const acknowledged: string[] = [];
  const writer = async (name: number) => {
    for (let count = 0; ; count += 1) {
      const sk = `${name}-${count}`;
      await client.send(new PutItemCommand({ TableName, Item: { ...key(sk), type: { S: "t" } } }));
      acknowledged.push(sk);
      if (name === 0 && count === 50) await kill();
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, (_, name) => writer(name)));
  client.destroy();
  return acknowledged;
}

async function countThere(instance: Partial<Instance>, sks: string[]): Promise<number> {
  const { databaseEndpoint = "", tableName: TableName = "" } = instance;
  const client = new DynamoDBClient(connection(databaseEndpoint));
  const there = await Promise.all(
    sks.map(
      async (sk) => (await client.send(new GetItemCommand({ TableName, Key: key(sk) }))).Item,
    ),
  );
  client.destroy();
  return there.filter(Boolean).length;
}

/** The database's pid: a grandchild, below the shell that guards it. */
async function databasePid(pid: number): Promise<number> {
  const children = async (of: number) => {
    const { stdout } = spawn("ps", ["--ppid", String(of), "-o", "pid="]);
    return (await stdout.toArray()).join("").trim().split(/\s+/).map(Number);
  };
  const guards = await children(pid);
  const [database = 0] = (await Promise.all(guards.map(children))).flat();
  return database;
}
