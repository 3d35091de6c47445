import type { Tenant } from "@foja/harness/tenant";
import { startFaultProxy } from "../faults/proxy";
import { interleave, load, type Measured, median } from "./load";
import type { Row } from "./row";
import { start } from "./server";
import { point } from "./trips";

const ROUNDS = 5;

const listOf = ({ userId }: Tenant) => `/api/folders/user/${userId}?limit=20`;
const signedIn = ({ token }: Tenant) => ({ authorization: `Bearer ${token}` });

/** Ratios 1 and 2: our list of 20 cases compared with bare Hono and with a usual Express API. */
export async function listRatios(tenant: Tenant): Promise<Row[]> {
  const servers = await Promise.all(
    ["foja", "bare-hono", "express-dynamo"].map((name) => start(name, {})),
  );
  const [foja, bare, express] = servers as [Server, Server, Server];
  const run = (server: Server) => () => load(server, listOf(tenant), signedIn(tenant));
  // A first run of each, not measured, warms it up.
  for (const server of servers) await run(server)();
  const speed = (a: Measured, b: Measured) => a.perSecond / b.perSecond;
  const cpu = (a: Measured, b: Measured) => a.cpuPerRequest / b.cpuPerRequest;
  const rows = [
    {
      number: 1,
      what: "list of 20, requests/s ÷ bare Hono + DocumentClient",
      value: await interleave(ROUNDS, run(foja), run(bare), speed),
      target: "≥ 1.60",
      holds: (value: number) => value >= 1.6,
    },
    {
      number: 2,
      what: "list of 20, CPU a request ÷ Express 4 + jsonwebtoken + DocumentClient",
      value: await interleave(ROUNDS, run(foja), run(express), cpu),
      target: "≤ 0.38",
      holds: (value: number) => value <= 0.38,
    },
  ];
  for (const server of servers) server.stop();
  return rows;
}

type Server = Awaited<ReturnType<typeof start>>;

/** Ratio 6: the first page in a practice of 100,000 cases compared with one of 100, and a search. */
export async function scaleRatio(small: Tenant, large: Tenant, target: string): Promise<Row[]> {
  const foja = await start("foja", {});
  const run = (tenant: Tenant) => () => load(foja, listOf(tenant), signedIn(tenant));
  for (const tenant of [small, large]) await run(tenant)();
  const value = await interleave(
    ROUNDS * 2,
    run(large),
    run(small),
    (a, b) => b.perSecond / a.perSecond,
  );
  const [number, word] = [
    await timeOfSearch(foja, large, halfNumber),
    await timeOfSearch(foja, large, aWord),
  ];
  foja.stop();
  const trips = [
    await tripsOf(halfNumber(0), large, target),
    await tripsOf(aWord(), large, target),
  ];
  return [
    {
      number: 6,
      what: "time of a list of 20 with 100,000 cases ÷ with 100",
      value,
      target: "≤ 1.05",
      holds: (ratio) => ratio <= 1.05,
    },
    seconds("half a number", number),
    seconds("a word of all", word),
    ...trips.map((count, n) => ({
      number: 6,
      what: `requests to the table of a search for ${n === 0 ? "half a number" : "a word of all"} in them`,
      value: count,
      target: "≤ 8.00",
      holds: (requests: number) => requests <= 8,
    })),
  ];
}

const seconds = (what: string, value: number): Row => ({
  number: 6,
  what: `seconds of a search for ${what} in 100,000 cases`,
  value,
  target: "≤ 0.30",
  holds: (time) => time <= 0.3,
});

const halfNumber = (round: number) => `9${round}87`;
const aWord = () => "transportes";

/** The median seconds of five searches. */
async function timeOfSearch({ url }: Server, tenant: Tenant, text: (round: number) => string) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const path = `${url}/api/search?q=${text(round)}`;
    const answer = await fetch(path, { headers: signedIn(tenant) });
    const { results } = (await answer.json()) as { results: unknown[] };
    if (results.length !== 5) throw new Error(`a search found ${results.length}`);
    times.push((performance.now() - startedAt) / 1000);
  }
  return median(times);
}

async function tripsOf(text: string, tenant: Tenant, target: string): Promise<number> {
  const proxy = await startFaultProxy({ target });
  point(proxy.endpoint);
  await tenant.call("GET", `/api/search?q=${text}`);
  point(target);
  await proxy.stop();
  return proxy.counts().roundTrips;
}
