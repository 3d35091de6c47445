import { resetClient } from "@foja/core/kernel/dynamo";
import { availableDatabases, startDatabase } from "@foja/local/aws/dynamo/start";
import { createTable } from "@foja/local/aws/dynamo/table";
import { doActs } from "../scale/acts";
import { type Busy, busiestOf, MOST } from "../scale/day.rules";
import { FUNCTIONS, jobsOf } from "../scale/jobs.rules";
import { distance, startMeter } from "../scale/metered";
import { queuesOf } from "../scale/queues.rules";
import { ALERTS, DIGESTS, PRACTICES_IN_ALL, scenariosOf } from "../scale/scenarios";
import type { Row } from "./row";
import { point } from "./trips";

/** Half of what `stacks/settings` leaves in production to functions without a reservation. */
const HALF_OF_THE_REST =
  (1000 - 300 - 50 - Object.values(FUNCTIONS).reduce((sum, one) => sum + one, 0)) / 2;

const LINES = 14;

/**
 * Rows 25 to 31: a day of 100,000 practices. Every act is done through the real commands, with a meter
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
  const scenarios = scenariosOf(acts);
  const jobs = jobsOf(acts);
  const busy = busiestOf(acts, scenarios);
  const queues = queuesOf(acts, scenarios);
  console.log(linesOf(busy.slice(0, LINES)));
  for (const { scenario, atOnce, largest } of queues) {
    const [many, share] = [atOnce.toFixed(1).padStart(7), (100 * largest).toFixed(1).padStart(6)];
    console.log(
      `${many} readers of the stream at once, the largest practice's ${share} % of its time: ${scenario}`,
    );
  }
  for (const [name, { rate, atOnce }] of Object.entries(jobs)) {
    console.log(
      `${atOnce.toFixed(1).padStart(7)} functions at once, ${rate.toFixed(0)} a second: ${name}`,
    );
  }
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
      ALERTS / jobs.ring.rate,
      60,
      "≤ 60",
    ),
    row(
      28,
      `minutes until the last of ${Math.round(DIGESTS)} digests`,
      DIGESTS / jobs.digest.rate / 60,
      20,
      "≤ 20",
    ),
    row(
      29,
      `minutes until the last of ${PRACTICES_IN_ALL} documents of the day (the next run: 30)`,
      PRACTICES_IN_ALL / jobs.snapshot.rate / 60,
      30,
      "≤ 30",
    ),
    row(
      30,
      `functions at once that read the stream: ${queues[0]?.scenario}`,
      queues[0]?.atOnce ?? 0,
      HALF_OF_THE_REST,
      `≤ ${Math.round(HALF_OF_THE_REST)}`,
    ),
    row(
      31,
      "share of its time that the lane of the largest practice is busy",
      Math.max(...queues.map(({ largest }) => largest)),
      MOST,
      "≤ 0.50",
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
