import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { largest } from "@foja/harness/bundle";
import type { Tenant } from "@foja/harness/tenant";
import { interleave } from "./load";
import type { Row } from "./row";
import { bundled, bundledServer, run } from "./server";

const root = join(import.meta.dirname, "../..");
const ROUNDS = 9;

/** Ratio 7: what a cold start costs, and what the API's entry loads. */
export async function coldRows(tenant: Tenant): Promise<Row[]> {
  const api = await bundled(join(root, "packages/functions/src/api/handler.ts"), "api");
  const hono = await bundled(join(import.meta.dirname, "servers/only-hono.ts"), "only-hono");
  const [foja, bare] = await Promise.all([bundledServer("foja"), bundledServer("bare-hono")]);
  const first = (path: string) => () => firstAnswer(path, tenant);
  for (const [name, bytes] of largest(api.parts).slice(0, 10)) {
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB at start: ${name}`);
  }
  return [
    {
      number: 7,
      what: "start to first signed-in list ÷ bare Hono + DocumentClient",
      value: await interleave(ROUNDS, first(foja.path), first(bare.path), (a, b) => a / b),
      target: "≤ 1.60",
      holds: (ratio) => ratio <= 1.6,
    },
    {
      number: 7,
      what: "import of the API bundle ÷ import of bare Hono",
      value: await interleave(
        ROUNDS,
        async () => importTime(api.path),
        async () => importTime(hono.path),
        (a, b) => a / b,
      ),
      target: "≤ 10.00",
      holds: (ratio) => ratio <= 10,
    },
    {
      number: 7,
      what: "kilobytes that the API's entry loads at start",
      value: api.parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      target: "≤ 1200",
      holds: (kilobytes) => kilobytes <= 1200,
    },
  ];
}

/** The milliseconds from the start of a process to the end of its first list. */
async function firstAnswer(path: string, { userId, token }: Tenant): Promise<number> {
  const startedAt = performance.now();
  const server = await run("cold", path, {});
  const answer = await fetch(`${server.url}/api/folders/user/${userId}?limit=20`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  const took = performance.now() - startedAt;
  server.stop();
  if (!answer.ok) throw new Error(`a cold start answered ${answer.status}: ${text.slice(0, 200)}`);
  return took;
}

/** The milliseconds to import a bundle in a new process. */
function importTime(path: string): number {
  const probe = `${path}.probe.mjs`;
  writeFileSync(
    probe,
    `const t=performance.now();await import(${JSON.stringify(path)});console.log(performance.now()-t);process.exit()`,
  );
  return Number(
    execFileSync(process.execPath, [probe], { encoding: "utf8" }).trim().split("\n").at(-1),
  );
}
