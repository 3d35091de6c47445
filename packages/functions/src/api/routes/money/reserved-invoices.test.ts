import type { Figures } from "@foja/core/money/invoices/figures.schema";
import { INVOICE, withIssuer } from "@foja/harness/arca";
import { letIn } from "@foja/harness/members";
import { reserve } from "@foja/harness/reserved";
import { startAt } from "@foja/harness/start-at";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { expect, it } from "vitest";

startAt("2026-11-25T12:00:00.000Z");

const CANARY = "Canario";

const post = async (who: Tenant, path: string, body: object = {}) => {
  const answer = await who.call("POST", `/api/invoice/${path}`, { body });
  if (answer.status > 201) throw new Error(`${path}: ${answer.body.message}`);
  return answer.body.invoice as { _id: string };
};

async function issued(who: Tenant, folderId: string | null): Promise<string> {
  const client = { ...INVOICE.client, name: folderId ? CANARY : "Otra" };
  const { _id } = await post(who, "insert", { list: { ...INVOICE, client, folderId } });
  await post(who, `${_id}/issue`);
  return _id;
}

const figuresOf = async (who: Tenant) =>
  (await who.call("GET", "/api/invoice/figures")).body.figures as Figures;

const issuedIn = ({ months }: Figures) =>
  months.reduce((sum, { amounts }) => sum + (amounts[0]?.issued ?? 0), 0);

it("keeps the invoices of a reserved case, and their figures, from who does not see it", async () => {
  const ana = await newTenant({ plan: "premium" });
  await withIssuer(ana);
  const eva = await letIn(ana, await newTenant(), "titular");
  const luis = await letIn(ana, await newTenant(), "abogado");
  const opened = await eva.call("POST", "/api/folders", {
    body: { folderName: `${CANARY} c/ Pérez`, access: "reserved" },
  });
  const { _id: folderId } = opened.body.folder as { _id: string };
  const open = await issued(eva, null);
  const hers = await issued(eva, folderId);
  await post(eva, "insert", { list: { ...INVOICE, folderId } });

  const [all, seen] = [await figuresOf(eva), await figuresOf(ana)];
  expect(all.counts).toMatchObject({ draft: 1, issued: 2 });
  expect(seen.counts).toMatchObject({ draft: 0, issued: 1 });
  expect(issuedIn(seen) * 2).toBe(issuedIn(all));
  expect((seen.owed[0]?.total ?? 0) * 2).toBe(all.owed[0]?.total);

  for (const query of ["", "?status=issued", `?client=${CANARY}`, "?status=draft"]) {
    const list = await ana.call("GET", `/api/invoice/list${query}`);
    const ids = (list.body.invoices as { _id: string }[]).map(({ _id }) => _id);
    expect([query, ids]).toEqual([query, query === "" || query === "?status=issued" ? [open] : []]);
    expect(JSON.stringify(list.body)).not.toContain(CANARY);
  }
  const single = await ana.call("POST", "/api/invoice/single", { body: { id: hers } });
  expect(single.status).toBe(404);
  expect((await luis.call("GET", `/api/folders/${folderId}/account`)).status).toBe(404);

  await reserve(eva, folderId, null);
  expect(await figuresOf(ana)).toEqual(all);
});
