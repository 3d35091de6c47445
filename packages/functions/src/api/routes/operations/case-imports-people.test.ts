import { PLANS } from "@foja/core/billing/plans/plan.rules";
import type { CaseImport, ImportRow } from "@foja/core/operations/case-imports/case-import.schema";
import { letIn } from "@foja/harness/members";
import { onTerms } from "@foja/harness/plan";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { expect, it } from "vitest";
import { handler as carry } from "../../../reactions/case-import";

const IMPORTS = "/api/folders/imports";

/** Imports cases as somebody of a practice, and writes them. */
async function imported(who: Tenant, practice: Tenant, rows: object[]): Promise<CaseImport> {
  const opened = await who.call("POST", IMPORTS, { body: { total: rows.length } });
  const { _id } = opened.body.import as CaseImport;
  await who.call("PUT", `${IMPORTS}/${_id}/rows`, { body: { from: 0, rows } });
  expect((await who.call("POST", `${IMPORTS}/${_id}/start`)).status).toBe(202);
  await carry({ id: "e", detail: { ownerId: practice.userId, importId: _id } } as never);
  return (await who.call("GET", `${IMPORTS}/${_id}`)).body.import as CaseImport;
}

const rowsOf = async (who: Tenant, id: string) =>
  (await who.call("GET", `${IMPORTS}/${id}/rows`)).body.rows as ImportRow[];
const casesOf = async (who: Tenant, practice: Tenant) =>
  (await who.call("GET", `/api/folders/user/${practice.userId}`)).body.folders as {
    _id: string;
    folderName: string;
    responsibleId: string;
  }[];

it("leaves the cases to whoever imported them, and hides a reserved one from the others", async () => {
  const ana = await newTenant({ plan: "premium" });
  const eva = await letIn(ana, await newTenant(), "abogado");
  const { _id, saved } = await imported(eva, ana, [
    { folderName: "Sosa c/ Edesur", folderExpediente: "1/2024" },
    { folderName: "Ríos c/ ART", folderExpediente: "2/2024" },
  ]);
  expect(saved).toBe(2);
  const [first] = await casesOf(eva, ana);
  expect(first).toMatchObject({ folderName: "Sosa c/ Edesur", responsibleId: eva.userId });
  await eva.call("PUT", `/api/folders/${first?._id}`, { body: { access: "reserved" } });
  expect((await rowsOf(eva, _id)).map(({ row }) => row)).toEqual([1, 2]);
  const luis = await letIn(ana, await newTenant(), "abogado");
  expect((await rowsOf(luis, _id)).map(({ row }) => row)).toEqual([2]);
  // A number that only a reserved case has is news for whoever does not see that case.
  const rows = [{ folderName: "Otra", folderExpediente: "1/2024" }];
  const known = async (who: Tenant) =>
    (await who.call("POST", `${IMPORTS}/check`, { body: { rows } })).body.known;
  expect(await known(eva)).toMatchObject([{ row: 1, name: "Sosa c/ Edesur" }]);
  expect(await known(luis)).toEqual([]);
  expect(await imported(luis, ana, rows)).toMatchObject({ saved: 1, leftOut: 0 });
});

it("writes the cases of contacts for which the plan has no room, and says so on their rows", async () => {
  const ana = await newTenant();
  for (let n = 0; n < 9; n += 1) {
    await ana.call("POST", "/api/contacts/create", { body: { name: `Contacto ${n}` } });
  }
  const client = (name: string) => ({ role: "cliente", type: "humana", name });
  const { _id, saved, contacts } = await imported(ana, ana, [
    { folderName: "Una", contacts: [client("Eva")] },
    { folderName: "Dos", contacts: [client("Luz")] },
    { folderName: "Tres", contacts: [client("Eva")] },
  ]);
  expect([saved, contacts]).toEqual([3, 1]);
  expect((await rowsOf(ana, _id)).map(({ error, reason }) => [error, reason])).toEqual([
    [null, null],
    [null, "Sin algunos contactos. Llegaste al límite de 10 contactos de tu plan Gratuito."],
    [null, null],
  ]);
  expect((await casesOf(ana, ana)).map(({ folderName }) => folderName)).toEqual([
    "Una",
    "Dos",
    "Tres",
  ]);
});

it("links as many as a smaller plan follows at the courts, and says which it does not", async () => {
  const ana = await newTenant({ plan: "premium" });
  const rows = [1, 2, 3].map((n) => ({
    folderName: `Causa ${n}`,
    court: { system: "pjn", number: `CIV ${n + 900_000}/2024` },
  }));
  const { _id } = await imported(ana, ana, rows);
  await onTerms(ana, { limits: { ...PLANS.free.limits, folders: 2 } });
  const path = `${IMPORTS}/${_id}/links`;
  expect((await ana.call("POST", path, { body: { rows: [1, 2, 3] } })).status).toBe(202);
  await carry({ id: "e", detail: { ownerId: ana.userId, importId: _id } } as never);
  expect((await rowsOf(ana, _id)).map(({ linked, reason }) => [linked, reason])).toEqual([
    ["linked", null],
    ["linked", null],
    ["refused", "Tu plan no sigue más causas en los tribunales."],
  ]);
  await onTerms(ana, { features: [] });
  const refused = await ana.call("POST", path, { body: { rows: [3] } });
  expect([refused.status, refused.body.error]).toEqual([403, "plan.feature_missing"]);
});
