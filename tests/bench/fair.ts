import { setTimeout as pause } from "node:timers/promises";
import { createRuntime } from "@foja/local/host/runtime";
import { newTenant, type Tenant } from "../harness/tenant";
import { median } from "./load";
import type { Row } from "./row";

const SECONDS = 20;
const WRITERS = 20;
/** How often the neighbour creates a task, and looks for it in the search. */
const EVERY_MS = 1500;
const LOOK_MS = 50;

/**
 * Ratio 13: how long it takes until a practice finds its new task by search, while another one
 * writes as fast as it can for twenty seconds, at the pace that the product grants.
 */
export async function fairRows(): Promise<Row[]> {
  delete process.env.WRITES_BURST;
  const foja = await createRuntime();
  const [loud, quiet] = [await newTenant(), await newTenant()];
  const until = performance.now() + SECONDS * 1000;
  const writing = Promise.all(
    Array.from({ length: WRITERS }, () => writeUntil(foja.url, loud, until)),
  );
  const times: number[] = [];
  while (performance.now() < until) {
    times.push(await untilFound(foja.url, quiet, `Apelar la resolución ${times.length}`));
    await pause(EVERY_MS);
  }
  const answers = (await writing).flat();
  await foja.stop();
  const written = answers.filter((status) => status === 201).length;
  const outcome = `${written} writes, ${answers.length - written} refused`;
  return [
    row(`neighbour's new task found by search (s), median (${outcome})`, median(times), 2),
    row(`the same, worst of ${times.length}`, Math.max(...times), 5),
  ];
}

const row = (what: string, value: number, most: number): Row => ({
  number: 13,
  what,
  value,
  target: `≤ ${most}`,
  holds: (seconds) => seconds <= most,
});

const call = (url: string, { token }: Tenant, path: string, body?: object) =>
  fetch(`${url}${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });

async function writeUntil(url: string, tenant: Tenant, until: number): Promise<number[]> {
  const statuses: number[] = [];
  while (performance.now() < until) {
    const answer = await call(url, tenant, "/api/tasks", { name: `Tarea ${statuses.length}` });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

/** Creates a task; returns the seconds until the search finds it. */
async function untilFound(url: string, tenant: Tenant, name: string): Promise<number> {
  const startedAt = performance.now();
  const made = await call(url, tenant, "/api/tasks", { name });
  if (made.status !== 201) throw new Error(`the neighbour's task: ${made.status}`);
  for (;;) {
    const found = await call(url, tenant, `/api/search?q=${encodeURIComponent(name)}`);
    if ((await found.text()).includes(name)) return (performance.now() - startedAt) / 1000;
    await pause(LOOK_MS);
  }
}
