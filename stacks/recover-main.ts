import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { recoverPractice } from "./recover-practice";
import { recoverTable, withSettings } from "./recover-table";

const HOW = `Recovers what AWS keeps. Without --apply, it only says what it would do.

  npm run recover -- table    --stage STAGE --table TABLE --to NEW --at 2026-11-20T14:30:00Z [--apply]
  npm run recover -- practice --who E-MAIL --from NEW --at 2026-11-20T14:30:00Z --environment FILE [--exact] [--apply]`;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const { values, positionals } = parseArgs({
  options: {
    ...{ stage: text, table: text, to: text, at: text, region: text },
    ...{ who: text, from: text, environment: text },
    ...{ apply: flag, exact: flag },
  },
  allowPositionals: true,
});

/** The value of an option that the command needs. */
function given(name: "stage" | "table" | "to" | "at" | "who" | "from" | "environment"): string {
  const value = values[name];
  if (value) return value;
  console.error(`--${name} is missing.\n\n${HOW}`);
  return process.exit(2);
}

/** The new table, and the two settings that put it into service with the next deployment. */
async function table(): Promise<void> {
  const stage = given("stage");
  const recovered = await recoverTable({
    client: new DynamoDBClient({ region: values.region ?? "us-east-1" }),
    ...{ source: given("table"), target: given("to"), at: given("at") },
    dryRun: !values.apply,
    say: (line) => console.log(line),
    pause: () => setTimeout(15_000),
  });
  if (!recovered) return console.log("Nothing was changed. --apply does it.");
  const file = `.env.${stage}`;
  writeFileSync(file, withSettings(existsSync(file) ? readFileSync(file, "utf8") : "", recovered));
  console.log(`${file} names the new table. The stage goes on with it after:\n`);
  console.log(`  npx sst deploy --stage ${stage}`);
  console.log(`  npm run smoke -- <AppUrl>\n`);
  console.log(`Back again: take both lines of RESTORED_TABLE out of ${file}, and deploy.`);
}

async function practice(): Promise<void> {
  const { exact, apply } = values;
  const asked = { who: given("who"), table: given("from"), at: given("at"), exact, apply };
  console.log(await recoverPractice(asked, readFileSync(given("environment"), "utf8")));
}

const commands: Record<string, () => Promise<void>> = { table, practice };
const command = commands[positionals[0] ?? ""];
if (!command) {
  console.error(HOW);
  process.exit(2);
}
await command().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
