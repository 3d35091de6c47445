import { Scheduling } from "@foja/core/agenda/scheduling";
import { asSystem } from "@foja/core/kernel/actor";
import { setClock } from "@foja/core/kernel/clock";
import { Alerts } from "@foja/core/telling/alerts";
import { ownTable } from "@foja/harness/own-table";
import { made } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";

let admin: Tenant;
let ana: Tenant;

// Acts are of all practices: this file has a table of its own.
beforeAll(async () => {
  await ownTable();
  admin = await newTenant({ role: "ADMIN_ROLE" });
});
beforeEach(async () => {
  setClock(() => Date.parse("2026-11-27T15:00:00.000Z"));
  ana = await newTenant();
});
afterEach(() => setClock());

const CHRISTMAS = {
  ...{ jurisdiccion: "PJN", from: "2026-12-24", kind: "asueto", reason: "Asueto" },
  ...{ norma: "CSJN Acordada 40/2026", dictado: "2026-12-10" },
};
const add = (body: object) => admin.call("POST", "/api/admin/court-acts", { body });
const compute = async (variables: object) => {
  const body = { type: "plazo", variables: { jurisdiccion: "PJN", ...variables } };
  return (await ana.call("POST", "/api/calculators/compute", { body })).body.result as {
    vencimiento: string;
    cierta: boolean;
    conteo: { fecha: string; fuente: string }[];
  };
};

it("moves what every practice has open, says so in its case and by an alert, once", async () => {
  const { _id: folderId } = await made(ana, "/api/folders", { folderName: "SOSA c/ RÍOS" });
  // 21, 22, 23, 24 and 28: Friday 25 is a holiday.
  const variables = { jurisdiccion: "PJN", notificacion: "2026-12-18", cantidad: 5 };
  const { _id } = await made(ana, "/api/deadlines/schedule", {
    variables,
    title: "Apelar",
    folderId,
  });
  const { status, body } = await add(CHRISTMAS);
  expect([status, body.act]).toEqual([201, expect.objectContaining({ to: "2026-12-24" })]);
  const move = () => asSystem("acts", () => Scheduling.recomputeAll());
  expect(await move()).toMatchObject({ moved: 1 });
  expect(await move()).toMatchObject({ moved: 0 });
  const { task } = (await ana.call("GET", `/api/tasks/${_id}`)).body as {
    task: { dueDate: string };
  };
  expect(task.dueDate).toBe("2026-12-29");
  const said =
    "El plazo «Apelar» vencía el lunes 28/12/2026; por la actualización del calendario judicial vence el martes 29/12/2026.";
  const { alerts } = await ana.as(() => Alerts.list({ limit: 10 }));
  expect(alerts.map(({ primaryText }) => primaryText).filter((text) => text === said)).toHaveLength(
    1,
  );
  const timeline = await ana.call("GET", `/api/folders/${folderId}/activities/combined`);
  expect(JSON.stringify(timeline.body)).toContain("Cambió el vencimiento: Apelar");
});

it("is cited by its norm, as posterior where it is, under the practice's own changes", async () => {
  await add({ ...CHRISTMAS, from: "2026-11-30", norma: "CSJN Acordada 41/2026" });
  const given = { notificacion: "2026-11-27", cantidad: 1 };
  const result = await compute(given);
  expect(result.vencimiento).toBe("2026-12-01");
  expect(result.conteo.find(({ fecha }) => fecha === "2026-11-30")?.fuente).toBe(
    "CSJN Acordada 41/2026, del 10/12/2026, posterior al día",
  );
  const edits = [{ from: "2026-11-30", kind: "habil", reason: "Se trabaja" }];
  await ana.call("PUT", "/api/deadlines/calendars/PJN", { body: { edits } });
  expect((await compute(given)).vencimiento).toBe("2026-11-30");
});

it("makes a date over its July certain, which was not before, and is taken back", async () => {
  const given = { notificacion: "2027-07-12", cantidad: 5 };
  expect(await compute(given)).toMatchObject({ vencimiento: "2027-07-19", cierta: false });
  const winter = {
    from: "2027-07-19",
    to: "2027-07-30",
    kind: "feria",
    reason: "Feria de invierno",
  };
  const { body } = await add({ ...CHRISTMAS, ...winter, norma: "CSJN Acordada 9/2027" });
  expect(await compute(given)).toMatchObject({ vencimiento: "2027-08-02", cierta: true });
  const shared = await ana.call("GET", "/api/deadlines/acts/PJN");
  expect(JSON.stringify(shared.body)).toContain("CSJN Acordada 9/2027");
  const { _id } = body.act as { _id: string };
  const gone = await admin.call("DELETE", `/api/admin/court-acts/PJN/${_id}`);
  expect(gone.status).toBe(200);
  expect(await compute(given)).toMatchObject({ cierta: false });
  expect((await admin.call("DELETE", `/api/admin/court-acts/PJN/${_id}`)).status).toBe(404);
});

it("is refused twice, upside down, too long, and by who is no administrator", async () => {
  const act = { ...CHRISTMAS, from: "2028-12-26", norma: "CSJN Acordada 1/2028" };
  expect((await add(act)).status).toBe(201);
  const fault = async (given: object) => {
    const { status, body } = await add({ ...act, ...given });
    return [status, (body.details as { path: string }[])[0]?.path];
  };
  expect(await fault({})).toEqual([422, "from"]);
  expect(await fault({ to: "2028-12-25" })).toEqual([422, "to"]);
  expect(await fault({ to: "2029-12-25" })).toEqual([422, "to"]);
  expect(await fault({ norma: "" })).toEqual([422, "norma"]);
  const asked = await ana.call("POST", "/api/admin/court-acts", { body: act });
  expect(asked.status).toBe(403);
});
