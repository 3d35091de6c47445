import { Causas } from "@foja/core/courts/causas";
import { withContext } from "@foja/core/kernel/actor";
import { at, now, setClock } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { setPause } from "@foja/core/kernel/pause";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { CaseImports } from "@foja/core/operations/case-imports";
import type { CaseImport, ImportRow } from "@foja/core/operations/case-imports/case-import.schema";
import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { placeOf } from "@foja/core/telling/alerts/place.rules";
import { startCourt } from "@foja/harness/court";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { handler as carryOn } from "../../../reactions/case-import";
import { handler as lookOn } from "../../../reactions/case-import-lookup";

let court: Awaited<ReturnType<typeof startCourt>>;
let ana: Tenant;

beforeEach(async () => {
  await ownTable();
  court = await startCourt();
  ana = await newTenant({ plan: "premium" });
});
afterEach(async () => {
  setPause();
  setClock();
  await court.stop();
});

const IMPORTS = "/api/folders/imports";
const CIV = "CIV 123456/2024";
const system = { actor: { type: "system" as const }, requestId: "-", address: "-", userAgent: "-" };
const eventOf = (importId: string) => ({ id: "e", detail: { ownerId: ana.userId, importId } });
const carry = (id: string) => carryOn(eventOf(id) as never);
const look = (id: string) => lookOn(eventOf(id) as never);

async function opened(rows: object[], name?: string): Promise<string> {
  const { status, body } = await ana.call("POST", IMPORTS, { body: { total: rows.length, name } });
  expect(status).toBe(201);
  const { _id } = body.import as CaseImport;
  const put = await ana.call("PUT", `${IMPORTS}/${_id}/rows`, { body: { from: 0, rows } });
  expect(put.body).toMatchObject({ success: true, received: rows.length });
  return _id;
}

const start = (id: string) => ana.call("POST", `${IMPORTS}/${id}/start`);

/** Opens, starts and saves an import. */
async function saved(rows: object[]): Promise<string> {
  const id = await opened(rows);
  expect((await start(id)).status).toBe(202);
  await carry(id);
  return id;
}

const importOf = async (id: string) =>
  (await ana.call("GET", `${IMPORTS}/${id}`)).body.import as CaseImport;
const rowsOf = async (id: string, heap = "") =>
  (await ana.call("GET", `${IMPORTS}/${id}/rows${heap && `?heap=${heap}`}`)).body
    .rows as ImportRow[];
const casesOf = async (tenant = ana) =>
  (await tenant.call("GET", `/api/folders/user/${tenant.userId}`)).body.folders as {
    _id: string;
    folderName: string;
    customerName: string | null;
    responsibleId: string;
  }[];
const contactsOf = async (tenant = ana) =>
  (await tenant.call("GET", `/api/contacts/user/${tenant.userId}`)).body.contacts as {
    _id: string;
    name: string;
    role: string | null;
    phone: string | null;
    folderIds: string[];
  }[];

const CLIENT = { role: "cliente", type: "humana", name: "Ana", lastName: "Sosa" };
const EDESUR = { role: "contraparte", type: "juridica", company: "EDESUR S.A." };

describe("an import of cases", () => {
  it("becomes cases in the order of its rows, with one contact for each person", async () => {
    const known = { name: "Marcos", lastName: "Ríos", document: "22333444" };
    await ana.call("POST", "/api/contacts/create", { body: known });
    const id = await saved([
      { folderName: "Sosa c/ Edesur", folderExpediente: "1/2024", contacts: [CLIENT, EDESUR] },
      {
        folderName: "Sosa c/ ART",
        contacts: [{ ...CLIENT, name: "Sosa Ana", lastName: null, phone: "11 4321-0000" }],
      },
      {
        folderName: "Ríos s/ sucesión",
        contacts: [{ role: "cliente", type: "humana", name: "M.", cuit: "20-22333444-0" }],
      },
      { folderName: "Sola", customerName: "El que sea", status: "enProceso" },
    ]);
    expect(await importOf(id)).toMatchObject({
      ...{ status: "done", total: 4, received: 4, saved: 4, leftOut: 0, contacts: 2 },
      ...{ lookups: { wanted: 0 }, links: { wanted: 0, done: 0 } },
    });
    const cases = await casesOf();
    expect(cases.map(({ folderName, customerName }) => [folderName, customerName])).toEqual([
      ["Sosa c/ Edesur", "Ana Sosa"],
      ["Sosa c/ ART", "Sosa Ana"],
      ["Ríos s/ sucesión", "M."],
      ["Sola", "El que sea"],
    ]);
    expect(new Set(cases.map(({ responsibleId }) => responsibleId))).toEqual(new Set([ana.userId]));
    const [edesur, art, rios] = cases.map(({ _id }) => _id);
    const contacts = Object.fromEntries((await contactsOf()).map((one) => [one.name, one]));
    expect(Object.keys(contacts).sort()).toEqual(["Ana", "EDESUR S.A.", "Marcos"]);
    expect(contacts.Ana).toMatchObject({
      ...{ folderIds: [edesur, art], role: "cliente", phone: "11 4321-0000" },
    });
    expect(contacts["EDESUR S.A."]).toMatchObject({ folderIds: [edesur], role: "contraparte" });
    expect(contacts.Marcos).toMatchObject({ folderIds: [rios], role: "cliente" });
    const inCase = await ana.call("GET", `/api/contacts/user/${ana.userId}?folderId=${art}`);
    expect(inCase.body.contacts).toMatchObject([{ name: "Ana" }]);
    const { body } = await ana.call("GET", "/api/subscriptions/current");
    expect(JSON.stringify(body)).toMatch(/"folders":4,/);
  });

  it("leaves out a row whose number the practice has, or an earlier row, and says so", async () => {
    const body = { folderName: "Vieja", folderExpediente: "Expte. 44/2020" };
    await ana.call("POST", "/api/folders", { body });
    const id = await saved([
      { folderName: "Otra carátula", folderExpediente: "0044/2020" },
      { folderName: "Vieja", folderExpediente: "45/2020" },
      { folderName: "Repetida", folderExpediente: "CIV 4026/2019" },
      { folderName: "Repite", court: { system: "pjn", number: "civ 004026/2019" } },
    ]);
    expect(await importOf(id)).toMatchObject({ saved: 2, leftOut: 2, lookups: { wanted: 0 } });
    const failed = await rowsOf(id, "failed");
    expect(failed.map(({ row, folderId, error }) => [row, folderId, error])).toEqual([
      [1, null, "Ya hay una causa con ese número de expediente."],
      [4, null, "Ya hay una causa con ese número de expediente."],
    ]);
  });

  it("is refused whole where the plan has no room, with the number that fits", async () => {
    const eva = await newTenant();
    await eva.call("POST", "/api/folders", { body: { folderName: "Una" } });
    const rows = Array.from({ length: 6 }, (_, n) => ({ folderName: `Causa ${n}` }));
    const made = await eva.call("POST", IMPORTS, { body: { total: 6 } });
    const { _id } = made.body.import as CaseImport;
    await eva.call("PUT", `${IMPORTS}/${_id}/rows`, { body: { from: 0, rows } });
    const refused = await eva.call("POST", `${IMPORTS}/${_id}/start`);
    expect([refused.status, refused.body]).toMatchObject([
      403,
      {
        error: "plan.limit_reached",
        message: "En tu plan Gratuito entran 4 causas más y elegiste 6.",
        limitInfo: { resourceType: "folders", currentCount: 1, limit: 5, plan: "free" },
      },
    ]);
    expect(await casesOf(eva)).toHaveLength(1);
  });

  it("waits for all its rows, takes none afterwards, and starts once, alone", async () => {
    const id = await opened([{ folderName: "Una" }]);
    const two = await ana.call("POST", IMPORTS, { body: { total: 2, name: "Del PJN" } });
    const { _id: second } = two.body.import as CaseImport;
    const put = (from: number, folderName: string) =>
      ana.call("PUT", `${IMPORTS}/${second}/rows`, { body: { from, rows: [{ folderName }] } });
    expect((await put(0, "Primera")).body.received).toBe(1);
    expect((await put(0, "Primera, corregida")).body.received).toBe(1);
    const early = await start(second);
    expect([early.status, early.body.message]).toEqual([409, "Faltan filas: llegaron 1 de 2."]);
    expect((await put(2, "De más")).status).toBe(422);
    expect((await put(1, "Segunda")).body.received).toBe(2);
    expect((await start(id)).status).toBe(202);
    const other = await start(second);
    expect([other.status, other.body.error]).toEqual([409, "import.running"]);
    await carry(id);
    expect((await start(second)).status).toBe(202);
    expect((await start(second)).body.error).toBe("import.state");
    expect((await put(1, "Tarde")).status).toBe(409);
    await carry(second);
    const names = (await casesOf()).map(({ folderName }) => folderName);
    expect(names.sort()).toEqual(["Primera, corregida", "Segunda", "Una"]);
    const { imports } = (await ana.call("GET", IMPORTS)).body;
    expect(imports).toMatchObject([{ name: "Del PJN" }, { name: null }]);
  });

  it("exists for nobody else", async () => {
    const id = await opened([{ folderName: "Una" }]);
    const eva = await newTenant();
    const calls = [
      await eva.call("GET", `${IMPORTS}/${id}`),
      await eva.call("POST", `${IMPORTS}/${id}/start`),
      await eva.call("PUT", `${IMPORTS}/${id}/rows`, {
        body: { from: 0, rows: [{ folderName: "Ajena" }] },
      }),
      await eva.call("GET", `${IMPORTS}/${id}/rows`),
      await eva.call("GET", `${IMPORTS}/${id}/summary`),
      await eva.call("POST", `${IMPORTS}/${id}/links`, { body: { heap: "same" } }),
      await eva.call("POST", `${IMPORTS}/${id}/undo`),
    ];
    expect(calls.map(({ status }) => status)).toEqual(Array(7).fill(404));
  });

  it("names the field of a row that is wrong", async () => {
    const { body } = await ana.call("POST", IMPORTS, { body: { total: 1 } });
    const path = `${IMPORTS}/${(body.import as CaseImport)._id}/rows`;
    const wrong = async (row: object) => {
      const { status, body } = await ana.call("PUT", path, { body: { from: 0, rows: [row] } });
      const [detail] = body.details as { path: string; message: string }[];
      return [status, detail?.path, detail?.message];
    };
    expect(await wrong({})).toEqual([422, "rows.0.folderName", "Carátula: completá este dato"]);
    expect(await wrong({ folderName: "Una", court: { system: "mev", number: "12" } })).toEqual([
      422,
      "rows.0.court.number",
      "Número de receptoría: escribilo como SI-12345-2021.",
    ]);
    const nameless = { role: "cliente", type: "humana" };
    expect(await wrong({ folderName: "Una", contacts: [nameless] })).toEqual([
      422,
      "rows.0.contacts.0.name",
      "Nombre: completá el nombre, el apellido o la empresa del contacto",
    ]);
  });
});

describe("a check of rows", () => {
  it("knows a case by its number, and only warns of one with its carátula", async () => {
    const open = async (body: object) =>
      ((await ana.call("POST", "/api/folders", { body })).body.folder as { _id: string })._id;
    const linked = await open({ folderName: "Vinculada" });
    await ana.call("PUT", `/api/folders/link-causa/${linked}`, {
      body: { system: "mev", number: "SI-12345-2021", department: "San Isidro" },
    });
    const written = await open({
      folderName: "MEDINA, ROSA c/ EDESUR",
      folderExpediente: "58306/2024",
    });
    await ana.call("POST", `/api/subscriptions/archive-items?userId=${ana.userId}`, {
      body: { resourceType: "folders", itemIds: [written] },
    });
    const rows = [
      {
        folderName: "X",
        court: { system: "mev", number: "SI-12345-2021", department: "San Isidro" },
      },
      { folderName: "X", court: { system: "mev", number: "SI-12345-2021", department: "Morón" } },
      { folderName: "Y", folderExpediente: "Nro. 58306/2024" },
      { folderName: "Medina, Rosa  c/ Edesur", folderExpediente: "CIV 4026/2019" },
      { folderName: "Nueva" },
    ];
    const { status, body } = await ana.call("POST", `${IMPORTS}/check`, { body: { rows } });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        known: [
          { row: 1, _id: linked, name: "Vinculada", by: "number" },
          { row: 3, _id: written, name: "MEDINA, ROSA c/ EDESUR", by: "number" },
        ],
        similar: [{ row: 4, _id: written, name: "MEDINA, ROSA c/ EDESUR", by: "name" }],
        room: { left: 499, limit: 500, plan: "premium" },
      },
    ]);
  });
});

/** Days of the last thirty, and of an instance that lapses soon. */
const recent = () => addDays(dayOf(now()), -10);
const old = () => addDays(dayOf(now()), -200);
const publish = (title: string, date: string, number = CIV) =>
  court.publish("pjn", number, { date, title, text: "" });

/** The carátula that the stand-in of the court has for a number. */
async function caratulaOf(number: string): Promise<string> {
  const { body } = await ana.call("POST", "/api/folders/link-causa/preview", { body: { number } });
  return (body.preview as { caratula: string }).caratula;
}

const pjn = (number: string) => ({ system: "pjn", number });

describe("the look-ups of an import", () => {
  it("put each row in its heap, and count them", async () => {
    await publish("Demanda", recent());
    await publish("Demanda", recent(), "CIV 200002/2024");
    await publish("Demanda", recent(), "CIV 300003/2024");
    await court.reserve("pjn", "CIV 300003/2024");
    const id = await saved([
      { folderName: await caratulaOf(CIV), court: pjn(CIV) },
      { folderName: "Nadie c/ Ninguno", court: pjn("CIV 200002/2024") },
      { folderName: "Reservada", court: pjn("CIV 300003/2024") },
      { folderName: "Ausente", court: pjn("CIV 999999/2024") },
      { folderName: "Sin portal", folderExpediente: "77/2024" },
    ]);
    expect(await importOf(id)).toMatchObject({
      status: "looking",
      lookups: { wanted: 4, done: 0 },
    });
    await look(id);
    expect(await importOf(id)).toMatchObject({
      status: "done",
      lookups: { wanted: 4, done: 4, same: 1, partly: 0, differ: 1, absent: 2, unanswered: 0 },
    });
    const heaps = ["same", "partly", "absent", "none", "failed"];
    const numbers = await Promise.all(
      heaps.map(async (heap) => (await rowsOf(id, heap)).map(({ row }) => row)),
    );
    expect(numbers).toEqual([[1], [2], [3, 4], [5], []]);
    expect(await rowsOf(id, "absent")).toMatchObject([
      { lookup: { status: "reserved", caratula: null } },
      { lookup: { status: "missing" } },
    ]);
  });

  it("ask nothing again that was asked lately, and no portal more than two a second", async () => {
    await publish("Demanda", recent());
    const caratula = await caratulaOf(CIV);
    const asked = () => court.asked.filter((path) => /expedientes\?/.test(path)).length;
    const before = asked();
    const numbers = Array.from({ length: 30 }, (_, n) => `CIV ${n + 10}/2024`);
    const id = await saved([
      { folderName: caratula, court: pjn(CIV) },
      ...numbers.map((number) => ({ folderName: number, court: pjn(number) })),
    ]);
    let waited = 0;
    const started = now();
    setClock(() => started + waited);
    setPause(async (ms) => {
      waited += ms;
    });
    await look(id);
    expect(asked() - before).toBe(30);
    // Twenty at once are its share; the other ten come two a second.
    expect(waited).toBeGreaterThanOrEqual(5000);
    expect((await importOf(id)).lookups.done).toBe(31);
  });

  it("wait for a portal that is down, and go on when it is back", async () => {
    await publish("Demanda", recent());
    const rows = Array.from({ length: 8 }, (_, n) => ({
      folderName: `Causa ${n}`,
      court: pjn(`CIV ${n + 500_000}/2024`),
    }));
    const id = await saved(rows);
    await court.fail("pjn", { status: 503 });
    await look(id);
    await look(id);
    expect(await importOf(id)).toMatchObject({ status: "looking", lookups: { done: 0 } });
    await court.mend();
    await at(new Date(now() + 6 * 60_000).toISOString(), () => look(id));
    expect((await importOf(id)).lookups).toMatchObject({ done: 0 });
    await at(new Date(now() + 6 * 60_000).toISOString(), () =>
      withContext(system, () => Causas.sync()),
    );
    await at(new Date(now() + 7 * 60_000).toISOString(), () => look(id));
    expect(await importOf(id)).toMatchObject({ status: "done", lookups: { done: 8, absent: 8 } });
  });
});

/** An import of two linked cases of which the court has recent and old movements, and its rows. */
async function looked(): Promise<{ id: string; folderIds: string[] }> {
  for (const date of [old(), recent()]) await publish("Córrase traslado por cinco días", date);
  await publish("Demanda", old(), "CIV 200002/2024");
  const id = await saved([
    { folderName: await caratulaOf(CIV), court: pjn(CIV), contacts: [CLIENT] },
    {
      folderName: await caratulaOf("CIV 200002/2024"),
      court: pjn("CIV 200002/2024"),
      contacts: [EDESUR],
    },
    { folderName: "Ausente", court: pjn("CIV 999999/2024") },
  ]);
  await look(id);
  const folderIds = (await rowsOf(id)).map(({ folderId }) => folderId ?? "");
  return { id, folderIds };
}

const want = (id: string, body: object) => ana.call("POST", `${IMPORTS}/${id}/links`, { body });
const read = (folderId: string) =>
  withContext(system, () => Causas.verifyLinked(ana.userId, folderId));
const alertsOf = async () =>
  (await ana.call("GET", `/api/alert/useralerts/${ana.userId}`)).body.alerts as Alert[];
const novedadesOf = async () =>
  (await ana.call("GET", "/api/novedades")).body.novedades as { _id: string; folderId: string }[];

/** The same with its two cases linked and read. */
async function linked() {
  const made = await looked();
  const { status, body } = await want(made.id, { heap: "same" });
  expect([status, (body.import as CaseImport).links]).toEqual([202, { wanted: 2, done: 0 }]);
  await carry(made.id);
  for (const folderId of made.folderIds.slice(0, 2)) await read(folderId);
  await carry(made.id);
  return made;
}

describe("the links of an import", () => {
  it("bring movements of thirty days as novedades, older ones as history, and one alert", async () => {
    const { id, folderIds } = await linked();
    expect(await importOf(id)).toMatchObject({ status: "done", links: { wanted: 2, done: 2 } });
    expect((await novedadesOf()).map(({ folderId }) => folderId)).toEqual([folderIds[0]]);
    const file = await ana.call("GET", `/api/movements/folder/${folderIds[0]}`);
    expect(file.body.pagination).toMatchObject({ total: 2 });
    await carry(id);
    const alerts = await alertsOf();
    expect(alerts.map((alert) => [alert.primaryText, placeOf(alert)])).toEqual([
      [
        "Entraron 3 causas: 1 novedad de los últimos 30 días",
        `/apps/folders/import?importacion=${id}`,
      ],
    ]);
    // What comes later is news like any other.
    await publish("Sentencia", dayOf(now()));
    await read(folderIds[0] ?? "");
    expect(await novedadesOf()).toHaveLength(2);
    expect(await alertsOf()).toHaveLength(2);
  });

  it("are summed up with the deadlines that they propose and what lapses", async () => {
    const { id, folderIds } = await linked();
    const { body } = await ana.call("GET", `${IMPORTS}/${id}/summary`);
    expect(body.summary).toMatchObject({
      ...{ cases: 3, contacts: 2, linked: 2, movements: 3, novedadesTotal: 1, needLook: 1 },
      novedades: [
        { folderId: folderIds[0], title: "Córrase traslado por cinco días", date: recent() },
      ],
      lapsing: [{ folderId: folderIds[1], lastMovement: old() }],
    });
    const [novedad] = (body.summary as { novedades: { dueDate: string; daysLeft: number }[] })
      .novedades;
    expect(novedad?.dueDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(addDays(dayOf(now()), novedad?.daysLeft ?? Number.NaN)).toBe(novedad?.dueDate);
  });

  it("are refused for rows without a number at a court, and said where they cannot be", async () => {
    const { id, folderIds } = await looked();
    const none = await saved([{ folderName: "Sin número" }]);
    const wrong = await want(none, { rows: [1] });
    expect([wrong.status, wrong.body.message]).toEqual([
      422,
      "Filas: la 1 no tiene una causa con número de tribunal.",
    ]);
    expect((await want(id, { rows: [9] })).status).toBe(422);
    expect((await want(id, { heap: "partly" })).status).toBe(422);
    await ana.call("DELETE", `/api/folders/${folderIds[1]}`);
    await want(id, { rows: [1, 2] });
    await carry(id);
    expect(await rowsOf(id, "same")).toMatchObject([
      { linked: "linked", reason: null },
      { linked: "refused", reason: "No encontramos esa causa." },
    ]);
    expect((await importOf(id)).links).toEqual({ wanted: 2, done: 2 });
  });
});

describe("an import that is undone", () => {
  it("puts in the bin what nobody touched, with its contacts, and says what stays", async () => {
    const { id, folderIds } = await linked();
    const [, second, third] = folderIds;
    await ana.call("POST", "/api/tasks", { body: { name: "Apelar", folderId: third } });
    const { status, body } = await ana.call("POST", `${IMPORTS}/${id}/undo`);
    expect([status, (body.import as CaseImport).status]).toEqual([202, "undoing"]);
    await carry(id);
    expect(await importOf(id)).toMatchObject({
      status: "undone",
      kept: [{ folderId: third, name: "Ausente" }],
    });
    expect((await casesOf()).map(({ _id }) => _id)).toEqual([third]);
    expect(await contactsOf()).toEqual([]);
    expect(await novedadesOf()).toEqual([]);
    const back = await ana.call("POST", `/api/folders/${second}/restore`);
    expect(back.body.folder).toMatchObject({ court: null, causaAssociationStatus: "none" });
    const again = await ana.call("POST", `${IMPORTS}/${id}/undo`);
    expect([again.status, again.body.message]).toEqual([409, "Esta importación ya se deshizo."]);
  });

  it("keeps a case that was edited, and a contact that is used elsewhere", async () => {
    const id = await saved([
      { folderName: "Uno", contacts: [CLIENT] },
      { folderName: "Dos", contacts: [EDESUR] },
      { folderName: "Tres", contacts: [EDESUR] },
    ]);
    const [one, two] = (await casesOf()).map(({ _id }) => _id);
    await ana.call("PUT", `/api/folders/${one}`, { body: { materia: "Daños" } });
    const other = await ana.call("POST", "/api/folders", { body: { folderName: "Ajena" } });
    const { _id: otherId } = other.body.folder as { _id: string };
    const edesur = (await contactsOf()).find(({ name }) => name === "EDESUR S.A.");
    const path = `/api/contacts/${edesur?._id}/link-folders`;
    await ana.call("POST", path, { body: { folderIds: [otherId] } });
    await ana.call("POST", `${IMPORTS}/${id}/undo`);
    await carry(id);
    expect((await importOf(id)).kept).toEqual([{ folderId: one, name: "Uno" }]);
    expect((await casesOf()).map(({ folderName }) => folderName).sort()).toEqual(["Ajena", "Uno"]);
    expect((await contactsOf()).map(({ name }) => name).sort()).toEqual(["Ana", "EDESUR S.A."]);
    const back = await ana.call("POST", `/api/folders/${two}/restore`);
    expect(back.status).toBe(200);
  });

  it("cannot be before it starts, nor after thirty days", async () => {
    const id = await opened([{ folderName: "Una" }]);
    const early = await ana.call("POST", `${IMPORTS}/${id}/undo`);
    expect([early.status, early.body.error]).toEqual([409, "import.state"]);
    await start(id);
    await carry(id);
    const late = new Date(now() + 31 * 24 * 3600_000).toISOString();
    const refused = await at(late, () =>
      ana.as(() => CaseImports.undo(id)).catch((error: unknown) => error),
    );
    // It is forgotten by then.
    expect(refused).toMatchObject({ code: "import.not_found" });
  });
});
