import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { interleave } from "./load";
import type { Row } from "./row";
import { bundle } from "./server";

const root = join(import.meta.dirname, "../..");

/** Ratio 7: the time to import the API's bundle compared with bare Hono's. */
export async function importRatio(): Promise<Row[]> {
  const api = await bundle(join(root, "packages/functions/src/api/handler.ts"), "api");
  const entry = join(import.meta.dirname, "servers/only-hono.ts");
  const hono = await bundle(entry, "only-hono");
  const value = await interleave(
    9,
    async () => importTime(api.path),
    async () => importTime(hono.path),
    (a, b) => a / b,
  );
  const heavy = api.inputs.filter((path) => /node_modules\/(googleapis|stripe)\//.test(path));
  return [
    {
      number: 7,
      what: "import of the API bundle ÷ import of bare Hono",
      value,
      target: "≤ 12.00",
      holds: (ratio) => ratio <= 12,
    },
    {
      number: 7,
      what: "files of googleapis or Stripe that the API loads at start",
      value: heavy.length,
      target: "0.00",
      holds: (found) => found === 0,
    },
  ];
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
