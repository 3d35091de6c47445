import { type Kept, newKeptCase } from "@foja/harness/kept-case";
import { letIn } from "@foja/harness/members";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "./stage";

let stage: Stage;
let ana: Tenant;
let kept: Kept;

beforeAll(async () => {
  stage = await openStage();
  await stage.freshTable();
  ana = await newTenant({ plan: "premium" });
  const eva = await letIn(ana, await newTenant(), "titular");
  kept = await newKeptCase(eva, ana.userId, "canario", false);
});
afterAll(() => stage.stop());

/** An unknown identifier of the same kind. */
const nobodys = (id: string) => `${id.slice(0, 4)}${"0".repeat(id.length - 4)}`;

const TIMES = 3;
const sum = (trips: Record<string, number>) =>
  Object.values(trips).reduce((all, count) => all + count, 0);

/**
 * The answer of a call, and its requests to the table by operation; not their duration. The one
 * with the fewest of several runs: now and then a call also takes write pace for later ones.
 */
async function cheapest(call: Call, id: string) {
  const asked = [];
  for (let n = 0; n < TIMES; n += 1) asked.push(await askedFor(call, id));
  return asked.reduce((least, one) => (sum(one.trips) < sum(least.trips) ? one : least));
}

async function askedFor([method, path, body]: Call, id: string) {
  const filled = JSON.stringify(body ?? {}).replaceAll("{id}", id);
  stage.proxy.reset();
  const given = body ? { body: JSON.parse(filled) as object } : {};
  const { status, body: received } = await ana.call(method, path.replace("{id}", id), given);
  const { requestId: _, ...answer } = received;
  return { status, answer, trips: stage.proxy.counts().byOperation };
}

type Call = readonly [method: string, path: string, body?: object];

/** Calls with sequential requests: with concurrent ones the answer may not wait for the last. */
const CALLS: Record<string, Call[]> = {
  folder: [
    ["GET", "/api/folders/{id}"],
    ["PUT", "/api/folders/{id}", { materia: "Daños" }],
    ["PUT", "/api/folders/{id}", { access: "practice" }],
    ["DELETE", "/api/folders/{id}"],
    ["POST", "/api/folders/{id}/restore"],
    ["POST", "/api/tasks", { name: "Escrito", folderId: "{id}" }],
  ],
  task: [
    ["GET", "/api/tasks/{id}"],
    ["PUT", "/api/tasks/{id}/toggle"],
    ["DELETE", "/api/tasks/{id}"],
  ],
  event: [
    ["GET", "/api/events/id/{id}"],
    ["PUT", "/api/events/{id}", { title: "Otra" }],
    ["DELETE", "/api/events/{id}"],
  ],
  movement: [
    ["PUT", "/api/movements/{id}", { title: "Otro" }],
    ["PATCH", "/api/movements/{id}/complete"],
  ],
  notification: [["PUT", "/api/folder-notifications/{id}", { title: "Otra" }]],
  calculator: [
    ["PUT", "/api/calculators/{id}", { description: "Otra" }],
    ["GET", "/api/calculators/{id}/versions"],
  ],
  contact: [
    ["GET", "/api/contacts/{id}"],
    ["PUT", "/api/contacts/{id}", { name: "Otra" }],
  ],
  novedad: [["PATCH", "/api/novedades/{id}", { state: "seen" }]],
  invoice: [["POST", "/api/invoice/single", { id: "{id}" }]],
  alert: [["POST", "/api/alert/markAsRead/{id}"]],
};

describe("what is kept from somebody costs them what is not there costs", () => {
  const rows = Object.entries(CALLS).flatMap(([kind, calls]) =>
    calls.map((one) => [`${kind} by ${one[0]} ${one[1]}`, kind, one] as const),
  );
  it.each(rows)("%s", async (_, kind, one) => {
    const [id = ""] = kept.byKind[kind] ?? [];
    expect(id).not.toBe("");
    const hidden = await cheapest(one, id);
    expect(hidden).toEqual(await cheapest(one, nobodys(id)));
    expect(hidden.status).toBeGreaterThanOrEqual(400);
  });
});
