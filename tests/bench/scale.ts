import { resetClient } from "@foja/core/kernel/dynamo";
import { availableDatabases, startDatabase } from "@foja/local/aws/dynamo/start";
import { createTable } from "@foja/local/aws/dynamo/table";
import { doActs } from "../scale/acts";
import { type Busy, busiestOf, MOST } from "../scale/day.rules";
import { distance, startMeter } from "../scale/metered";
import { ALERTS, DIGESTS, digestRate, type Jobs, ringRate, scenariosOf } from "../scale/scenarios";
import type { Row } from "./row";
import { point } from "./trips";

/**
 * The jobs of eight o'clock as they are: so many functions at a time as `stacks/settings` reserves in
 * production, each so wide as `telling/reminders/sweep` and `telling/digests` are.
 */
const JOBS: Jobs = {
  ring: { functions: 72, width: 8 },
  digest: { functions: 5, width: 8 },
};

const LINES = 14;

/**
 * Rows 25 to 28: a day of 100,000 practices. Every act is done through the real commands, with a meter
 * before DynamoDB Local that knows DynamoDB's rules; what each takes of which partition is
 * multiplied by how often it is done at the busiest second.
 */
export async function scaleRows(target: string): Promise<Row[]> {
  const kind = availableDatabases().find((one) => one === "dynamodb-local");
  const local = await startDatabase(kind ? { kind } : {});
  await createTable(local.endpoint, process.env.TABLE_NAME ?? "", { stream: false });
  const meter = await startMeter(local.endpoint);
  point(meter.endpoint);
  const { acts, passed } = await doActs(meter);
  point(target);
  // Once more without the meter, whose own work is in the times of the first.
  const { acts: unmetered } = await doActs({ take: () => [] });
  for (const [name, { cpuMs }] of Object.entries(unmetered)) {
    const act = acts[name];
    if (act) act.cpuMs = cpuMs;
  }
  resetClient();
  await meter.stop();
  await local.stop();
  const busy = busiestOf(acts, scenariosOf(acts, JOBS));
  console.log(linesOf(busy.slice(0, LINES)));
  const rows: Row[] = [
    row(
      25,
      `per cent between the meter and ${local.kind}, ${passed.length} operations`,
      100 * distance(passed),
      2,
      "≤ 2.00",
    ),
    row(
      26,
      `busiest partition of the day ÷ its limit: ${busy[0]?.index} ${busy[0]?.family}`,
      busy[0]?.share ?? 0,
      MOST,
      "≤ 0.50",
    ),
    row(
      27,
      `seconds until the last of ${Math.round(ALERTS)} alerts of 08:00`,
      ALERTS / ringRate(acts, JOBS),
      60,
      "≤ 60",
    ),
    row(
      28,
      `minutes until the last of ${Math.round(DIGESTS)} digests`,
      DIGESTS / digestRate(acts, JOBS) / 60,
      20,
      "≤ 20",
    ),
  ];
  return rows;
}

const row = (number: number, what: string, value: number, most: number, target: string): Row => ({
  ...{ number, what, value, target },
  holds: (measured) => measured <= most,
});

function linesOf(busy: readonly Busy[]): string {
  const lines = busy.map(({ index, family, partitions, scenario, read, write, share }) =>
    [
      index.padEnd(6),
      family.padEnd(30),
      String(partitions).padStart(3),
      read.toFixed(0).padStart(7),
      write.toFixed(0).padStart(7),
      `${(share * 100).toFixed(1)} %`.padStart(8),
      share > MOST ? "OVER" : "    ",
      scenario,
    ].join("  "),
  );
  const head = [
    "index ",
    "keys".padEnd(30),
    "  n",
    " read/s",
    "write/s",
    " of limit",
    "   ",
    "when",
  ];
  return [head.join("  "), ...lines].join("\n");
}
