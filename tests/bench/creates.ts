import { Plans } from "@foja/core/billing/plans";
import { get, type Item } from "@foja/core/kernel/dynamo";
import { recordKey } from "@foja/core/kernel/records";
import { Folders } from "@foja/core/practice/folders";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import type { Client } from "autocannon";
import { CONNECTIONS, interleave, load } from "./load";
import type { Row } from "./row";
import { type Server, start } from "./server";
import { usualCase } from "./stage";

const ROUNDS = 5;
const AMOUNT = 1000;

/**
 * Ratio 21: the processor time of opening a case, compared with bare Hono, which reads a session and
 * writes the same case and its count in one transaction, but checks nothing. Requests a second come
 * to 1.0 to 1.16, since both wait for the local database. Each connection is a practice of its own,
 * since the counts of one practice are one item.
 */
export async function createRatio(): Promise<Row> {
  const tenants = await Promise.all(Array.from({ length: CONNECTIONS }, practice));
  const SAMPLE = JSON.stringify(await storedCase(tenants[0] as Tenant));
  const [foja, bare] = await Promise.all([start("foja", {}), start("bare-hono", { SAMPLE })]);
  const opening = (server: Server) => () => openCases(server, tenants);
  // A first run of each, not measured, warms it up.
  for (const server of [foja, bare]) await opening(server)();
  const value = await interleave(
    ROUNDS,
    opening(foja),
    opening(bare),
    (a, b) => b.cpuPerRequest / a.cpuPerRequest,
  );
  for (const server of [foja, bare]) server.stop();
  return {
    number: 21,
    what: "opening a case, CPU of bare Hono + DocumentClient ÷ ours",
    value,
    target: "≥ 1.20",
    holds: (ratio) => ratio >= 1.2,
  };
}

async function practice(): Promise<Tenant> {
  const tenant = await newTenant({ plan: "premium" });
  await tenant.as(() => Plans.lift(tenant.userId, "premium", { folders: AMOUNT * ROUNDS * 2 }));
  return tenant;
}

/** A case as the table keeps it. */
const storedCase = ({ as, userId }: Tenant) =>
  as(async () => {
    const { _id } = await Folders.create(usualCase);
    return get<Item>(recordKey("folder", userId, _id, "active"));
  });

function openCases(server: Server, tenants: Tenant[]) {
  const waiting = [...tenants];
  const setupClient = (client: Client) => {
    const { token, userId, cookie } = waiting.pop() as Tenant;
    client.setHeaders({
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "x-owner": userId,
      "x-session": cookie,
    });
  };
  const body = JSON.stringify(usualCase);
  return load(server, "/api/folders", {}, { amount: AMOUNT, method: "POST", body, setupClient });
}
