import { startCourt } from "@foja/harness/court";
import { letIn } from "@foja/harness/members";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withContext } from "../../kernel/actor";
import { at } from "../../kernel/clock";
import { Alerts } from "../../telling/alerts";
import { Causas } from "./index";

let court: Awaited<ReturnType<typeof startCourt>>;

beforeEach(async () => {
  await ownTable();
  court = await startCourt();
});
afterEach(() => court.stop());

const TODAY = "2026-11-20T12:00:00Z";
const hour = (many: number) => new Date(Date.parse(TODAY) + many * 3600_000).toISOString();
const system = { actor: { type: "system" as const }, requestId: "-", address: "-", userAgent: "-" };
const sync = (when: string, how = {}) =>
  withContext(system, () => at(when, () => Causas.sync(how)));

/** Creates a person's case linked with a court, reserved for them alone if `reserved`. */
async function linked(who: Tenant, number: string, folderName: string, reserved = false) {
  const access = reserved && { access: "reserved", memberIds: [] };
  const opened = await who.call("POST", "/api/folders", { body: { folderName, ...access } });
  expect(opened.status).toBe(201);
  const { _id } = opened.body.folder as { _id: string };
  await at(TODAY, () => who.as(() => Causas.link(_id, { system: "pjn", number, confirmed: true })));
}

/** The unread alerts of a person of a practice. */
const alertsOf = async (who: Tenant, practice: Tenant) =>
  (await who.as(() => Alerts.pending(practice.userId, { personId: who.userId }))).map(
    ({ primaryText, secondaryText }) => `${primaryText}. ${secondaryText}`,
  );

/** Ana has two cases; Eva has one, and another that only she may see. */
async function practice() {
  const [ana, luz] = [await newTenant({ plan: "premium" }), await newTenant()];
  const eva = await letIn(ana, luz, "abogado");
  await linked(ana, "CNT 1/2019", "Una");
  await linked(ana, "CNT 2/2019", "Otra");
  await linked(eva, "CNT 3/2019", "De Eva");
  return { ana, eva };
}

describe("a portal that does not answer", () => {
  it("alerts each who answers for cases there, of theirs alone, and withdraws each alert", async () => {
    const { ana, eva } = await practice();
    await linked(eva, "CNT 4/2019", "Canario", true);
    await court.fail("pjn", { status: 500 });
    for (const hours of [1, 37, 38]) await sync(hour(hours));
    const many = "Lo que publique va a llegar cuando vuelva. Revisalas en el sitio del tribunal.";
    expect(await alertsOf(ana, ana)).toEqual([`PJN no responde: 2 causas. ${many}`]);
    expect(await alertsOf(eva, ana)).toEqual([`PJN no responde: 2 causas. ${many}`]);
    await court.mend();
    await sync(hour(41), { trial: true });
    expect([await alertsOf(ana, ana), await alertsOf(eva, ana)]).toEqual([[], []]);
  });

  it("names the only case of somebody", async () => {
    const { eva, ana } = await practice();
    await court.fail("pjn", { status: 500 });
    for (const hours of [1, 37, 38]) await sync(hour(hours));
    const [alert] = await alertsOf(eva, ana);
    expect(alert).toMatch(/^CNT 0*3\/2019: sin novedades .* De Eva\. PJN no responde\./);
  });
});

it("alerts each of theirs too that a portal which answers did not give them", async () => {
  const { ana, eva } = await practice();
  await court.fail("pjn", { status: 500, times: 4 });
  await sync(hour(40));
  const many = "No pudimos leerlas. Revisalas en el sitio del tribunal.";
  expect(await alertsOf(ana, ana)).toEqual([
    `PJN: 2 causas sin novedades hace más de 36 horas. ${many}`,
  ]);
  const [alert] = await alertsOf(eva, ana);
  expect(alert).toMatch(/^CNT 0*3\/2019: sin novedades .* De Eva\. No pudimos leerla\./);
});
