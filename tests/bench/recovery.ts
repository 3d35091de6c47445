import { copyTable } from "@foja/harness/copy-table";
import { fillTable } from "@foja/harness/fill-table";
import { createTable } from "@foja/local/aws/dynamo/table";
import type { Row } from "./row";

const MOST_MINUTES = 60;

/** Rows 16 and 17: minutes to write a table of `items` items, and to copy it whole into another. */
export async function recoveryRows(endpoint: string, items: number): Promise<Row[]> {
  const table = "recovery";
  await createTable(endpoint, table, { stream: false });
  const filled = await minutesOf(() => fillTable(endpoint, table, items));
  const copied = await minutesOf(() => copyTable({ endpoint, table }));
  return [row(16, `write ${items} items`, filled), row(17, `recover ${items} items`, copied)];
}

async function minutesOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 60_000;
}

const row = (number: number, what: string, value: number): Row => ({
  ...{ number, what: `minutes to ${what}`, value, target: `<= ${MOST_MINUTES}` },
  holds: (minutes) => minutes <= MOST_MINUTES,
});
